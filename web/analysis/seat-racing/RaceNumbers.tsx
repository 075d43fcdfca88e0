import { colon } from '../../format/punctuation.ts'
import { Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatRace, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { PairTable } from './PairTable.tsx'
import { namesOf } from './queries.ts'
import { sidesOf } from './race-words.ts'

type Rower = SeatRaceResults['rowers'][number] & { name: string }
type Residual = SeatRaceResults['residuals'][number] & { number: number }

/**
 * The numbers behind the words: everybody's effect on the boat, side by side, and how well the
 * pieces agree.
 */
export function RaceNumbers({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const nameOf = namesOf(race)
  const { results, pieces } = race
  if (results.counted.length === 0) return null
  const sides = sidesOf(results).map(({ side }) => side)
  const residuals = results.residuals.map((one) => ({
    ...one,
    number: pieces.find(({ id }) => id === one.piece_id)?.position ?? 0,
  }))
  return (
    <Stack gap="lg">
      {sides.map((side) => (
        <section key={side ?? ''} aria-label={t(`sides.${side ?? 'both'}`)}>
          <Title order={3}>{t(`sides.${side ?? 'both'}`)}</Title>
          <SideTable
            rowers={results.rowers
              .filter((rower) => rower.side === side)
              .map((rower) => ({ ...rower, name: nameOf(rower.user_id) }))}
            results={results}
          />
        </section>
      ))}
      <PairTable race={race} />
      <ResidualTable residuals={residuals} results={results} />
    </Stack>
  )
}

function SideTable({ rowers, results }: { rowers: readonly Rower[]; results: SeatRaceResults }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const columns = useMemo<readonly DataColumn<Rower>[]>(() => {
    const figure = (
      key: string,
      header: string,
      value: (row: Rower) => number | null,
      decimals: number,
      unit?: string,
    ): DataColumn<Rower> => ({
      key,
      header,
      figure: true,
      value,
      cell: (row) => format.number(value(row), decimals),
      ...(unit !== undefined && { unit }),
    })
    const compared = (value: (row: Rower) => number | null) => (row: Rower) =>
      row.rank === null ? null : value(row)
    return [
      { key: 'name', header: t('columns.name'), value: (row) => row.name },
      {
        ...figure('rank', t('columns.rank'), (row) => row.rank, 0),
        cell: (row) => (row.rank === null ? t('columns.notComparable') : row.rank),
      },
      figure(
        'effect',
        t('columns.effect'),
        compared((row) => row.effect),
        2,
        `s / ${format.distance(results.distance)}`,
      ),
      figure(
        'per-500',
        t('columns.per500'),
        compared((row) => row.per_500),
        2,
        's / 500 m',
      ),
      figure(
        'error',
        t('columns.error'),
        compared((row) => row.standard_error),
        2,
        's',
      ),
      figure('pieces', t('columns.pieces'), (row) => row.pieces, 0),
      figure('wins', t('columns.wins'), (row) => row.wins, 0),
      figure('gmt', t('columns.gmt'), (row) => row.mean_gmt, 1, '%'),
    ]
  }, [t, format, results.distance])
  return (
    <DataTable
      id="seat-race-rowers"
      label={t('columns.label')}
      columns={columns}
      rows={rowers}
      rowKey={(row) => `${row.user_id} ${row.side}`}
      sortedBy={{ key: 'rank' }}
      renderPhoneRow={(row) => (
        <Stack gap={0}>
          <Text fw={650}>{row.rank === null ? row.name : `${row.rank}. ${row.name}`}</Text>
          <Text size="sm" c="dimmed">
            {row.rank === null
              ? t('columns.notComparable')
              : t('seconds', { seconds: format.number(row.effect, 2) })}
          </Text>
        </Stack>
      )}
    />
  )
}

function ResidualTable({
  residuals,
  results,
}: {
  residuals: readonly Residual[]
  results: SeatRaceResults
}) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const columns = useMemo<readonly DataColumn<Residual>[]>(() => {
    const seconds = (
      key: string,
      header: string,
      value: (row: Residual) => number,
    ): DataColumn<Residual> => ({
      key,
      header,
      figure: true,
      value,
      unit: 's',
      cell: (row) => format.number(value(row), 2),
    })
    return [
      { key: 'piece', header: t('residuals.piece'), value: (row) => row.number },
      { key: 'boats', header: t('residuals.boats'), value: (row) => `${row.one} – ${row.other}` },
      seconds('measured', t('residuals.measured'), (row) => row.measured),
      seconds('fitted', t('residuals.fitted'), (row) => row.fitted),
      seconds('residual', t('residuals.residual'), (row) => row.residual),
    ]
  }, [t, format])
  return (
    <section aria-label={t('residuals.title')}>
      <Title order={3}>{t('residuals.title')}</Title>
      <Text c="dimmed">
        {results.sigma === null
          ? t('residuals.noSpare')
          : t('residuals.sigma', {
              seconds: format.number(results.sigma, 2),
              count: results.degrees_of_freedom,
            })}
      </Text>
      <DataTable
        id="seat-race-residuals"
        label={t('residuals.title')}
        columns={columns}
        rows={residuals}
        rowKey={(row) => `${row.piece_id} ${row.one} ${row.other}`}
        columnChoice={false}
        renderPhoneRow={(row) => (
          <Text size="sm">
            {t('pieces.piece', { number: row.number }) + colon()}
            {row.one} – {row.other}, {t('seconds', { seconds: format.number(row.residual, 2) })}
          </Text>
        )}
      />
    </section>
  )
}
