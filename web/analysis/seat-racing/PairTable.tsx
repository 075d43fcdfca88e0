import { colon } from '../../format/punctuation.ts'
import { Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatRace, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useRaceWriters } from './use-race-writers.ts'

type Pair = SeatRaceResults['pairs'][number]

/** Every pair of a side with its interval, its swing, and how many more pieces would settle it. */
export function PairTable({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const { names, signed } = useRaceWriters(race)
  const columns = useMemo<readonly DataColumn<Pair>[]>(() => {
    const seconds = (key: 'difference' | 'swing'): DataColumn<Pair> => ({
      key,
      header: t(`pairs.${key}`),
      unit: 's',
      figure: true,
      value: (pair) => pair[key],
      cell: (pair) => (pair[key] === null ? '–' : signed(pair[key])),
    })
    const count = (key: 'direct' | 'indirect' | 'pieces_to_settle'): DataColumn<Pair> => ({
      key,
      header: t(`pairs.${key}`),
      figure: true,
      value: (pair) => pair[key],
      cell: (pair) => format.number(pair[key]),
    })
    return [
      { key: 'pair', header: t('pairs.pair'), value: ({ one, other }) => names([one, other]) },
      seconds('difference'),
      {
        key: 'margin',
        header: t('pairs.margin'),
        unit: 's',
        figure: true,
        value: ({ margin }) => margin,
        cell: ({ difference, margin }) =>
          difference === null || margin === null
            ? '–'
            : `${format.number(difference - margin, 1)} – ${format.number(difference + margin, 1)}`,
      },
      seconds('swing'),
      count('direct'),
      count('indirect'),
      count('pieces_to_settle'),
    ]
  }, [t, format, names, signed])
  const rows = race.results.pairs.filter(({ comparable }) => comparable)
  if (rows.length === 0) return null
  return (
    <section aria-label={t('pairs.title')}>
      <Title order={3}>{t('pairs.title')}</Title>
      <DataTable
        id="seat-race-pairs"
        label={t('pairs.title')}
        columns={columns}
        rows={rows}
        rowKey={({ one, other, side }) => `${one} ${other} ${side}`}
        renderPhoneRow={(pair) => (
          <Text size="sm">
            {names([pair.one, pair.other]) + colon()}
            {pair.difference === null
              ? '–'
              : t('seconds', { seconds: format.number(pair.difference, 1) })}
          </Text>
        )}
      />
    </section>
  )
}
