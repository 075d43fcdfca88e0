import { Group, Select, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/results.ts'
import type { Result, SessionScores } from '#contract/scores.ts'
import { usePieceName } from '../scores/queries.ts'
import type { DataColumn } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useSearchParam } from '../ui/use-search-param.ts'
import { useFormat, type Format } from '../format.ts'
import { PageState } from '../ui/PageState.tsx'
import { comparable, comparedSplits, type Compared } from './compare.ts'
import { GapChart } from './GapChart.tsx'
import { useRecordedPiece } from './use-recorded-piece.ts'
import { onScale, speedScale, unitOfScale, writeOnScale } from './speed-scale.ts'

// The drawing libraries are only fetched for those who look at curves.
const ComparedCurves = lazy(async () => ({ default: (await import('./ComparedCurves.tsx')).ComparedCurves }))

type ComparisonProps = { scores: SessionScores; recorded: readonly SessionResult[] }

/** Two over the same piece, aligned from its start: what both recorded or else the speed in their splits, and how far one is behind. */
export function Comparison({ scores, recorded }: ComparisonProps) {
  const { t } = useTranslation('results')
  const [search, change] = useSearchParam()
  const choices = useMemo(() => comparable(scores), [scores])
  const pieceName = usePieceName(scores)
  const piece = choices.find((one) => String(one.piece) === search.get('compare')) ?? choices[0]
  if (!piece) return null
  const chosen = (name: string, fallback: number) =>
    piece.results.find(({ id }) => String(id) === search.get(name)) ?? piece.results[fallback]
  const [first, second] = [chosen('one', 0), chosen('other', 1)]
  if (!first || !second) return null
  const set = (name: string) => (value: string | null) => value !== null && change({ [name]: value })
  const people = piece.results.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Stack gap="md" component="section" aria-label={t('compare.title')}>
      <Title order={2}>{t('compare.title')}</Title>
      <Group gap="sm">
        <Select
          label={t('piece')}
          allowDeselect={false}
          value={String(piece.piece)}
          onChange={set('compare')}
          data={choices.map((one) => ({ value: String(one.piece), label: pieceName(one.piece) }))}
        />
        <Select label={t('compare.one')} allowDeselect={false} value={String(first.id)} onChange={set('one')} data={people} />
        <Select label={t('compare.other')} allowDeselect={false} value={String(second.id)} onChange={set('other')} data={people} />
      </Group>
      {first.id === second.id ? (
        <Text c="dimmed">{t('compare.same')}</Text>
      ) : (
        <Pair key={`${piece.piece} ${first.id} ${second.id}`} {...{ scores, recorded, first, second }} piece={piece.piece} />
      )}
    </Stack>
  )
}

type PairProps = ComparisonProps & { piece: number; first: Result; second: Result }

/** Curves where the piece is marked in a recording of both, else steps from split to split; below them the gaps. */
function Pair({ scores, recorded, piece, first, second }: PairProps) {
  const compared = useMemo(() => comparedSplits(scores, piece, first, second), [scores, piece, first, second])
  const one = useRecordedPiece(first, piece, scores, recorded)
  const other = useRecordedPiece(second, piece, scores, recorded)
  if (one === undefined || other === undefined) return <PageState state="loading" rows={8} />
  return (
    <Stack gap="md">
      {one && other ? (
        <Suspense fallback={<PageState state="loading" rows={8} />}>
          <ComparedCurves
            sportId={compared.sport_id}
            first={{ name: first.name, sampled: one }}
            second={{ name: second.name, sampled: other }}
          />
        </Suspense>
      ) : (
        <GapChart compared={compared} />
      )}
      {compared.gaps.length > 0 && <Gaps compared={compared} />}
    </Stack>
  )
}

type Gap = Compared['gaps'][number]

function Gaps({ compared }: { compared: Compared }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const columns = useMemo((): DataColumn<Gap>[] => {
    const scale = speedScale(compared.sport_id)
    const speed = (key: 'first_speed' | 'second_speed', header: string): DataColumn<Gap> => ({
      key,
      header,
      unit: unitOfScale(scale),
      figure: true,
      value: (gap) => gap[key],
      cell: (gap) => writeOnScale(scale, onScale(scale, gap[key]), format),
    })
    return [
      {
        key: 'distance',
        header: t('splits.at'),
        unit: 'm',
        figure: true,
        value: (gap) => gap.distance,
        cell: (gap) => format.number(gap.distance),
      },
      speed('first_speed', compared.first),
      speed('second_speed', compared.second),
      {
        key: 'gap_s',
        header: t('compare.gapOf', { name: compared.second }),
        unit: 's',
        figure: true,
        value: (gap) => gap.gap_s,
        cell: (gap) => signed(gap.gap_s, format),
      },
      {
        key: 'gap_m',
        header: t('compare.gapOf', { name: compared.second }),
        unit: 'm',
        figure: true,
        value: (gap) => gap.gap_m,
        cell: (gap) => signed(gap.gap_m, format),
      },
    ]
  }, [compared, t, format])
  return (
    <DataTable
      id="compare"
      label={t('compare.title')}
      columns={columns}
      rows={compared.gaps}
      rowKey={({ distance }) => String(distance)}
      sortable={false}
      columnChoice={false}
      renderPhoneRow={(gap) => <PhoneGap gap={gap} />}
    />
  )
}

function PhoneGap({ gap }: { gap: Gap }) {
  const format = useFormat()
  return (
    <Group justify="space-between" gap="xs" className="ui-tabular">
      <Text fw={500}>{format.distance(gap.distance)}</Text>
      <Text>{`${signed(gap.gap_s, format)} s · ${signed(gap.gap_m, format)} m`}</Text>
    </Group>
  )
}

const signed = (value: number, format: Format) => `${value > 0 ? '+' : ''}${format.number(value, 1)}`
