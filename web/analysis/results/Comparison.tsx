import { Group, Select, Stack, Text, Title } from '@mantine/core'
import { lazy, useMemo, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/analysis/results.ts'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import type { Gap } from '#domain/training/score-figures.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { PageState } from '../../ui/PageState.tsx'
import { comparable, SIDE_KINDS, type Side } from './compare.ts'
import { GapChart, type Compared } from './GapChart.tsx'
import { gapsBetween } from './gaps.ts'
import { useRecordings } from './use-recordings.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import ui from '../../ui/ui.module.css'

// The drawing libraries are only fetched for those who look at curves.
const ComparedCurves = lazy(() =>
  orNothing(import('./ComparedCurves.tsx').then((module) => ({ default: module.ComparedCurves }))),
)

const GROUPS = { athlete: 'athletes', crew: 'crews', squad: 'squads' } as const

type ComparisonProps = { scores: SessionScores; recorded: readonly SessionResult[] }

/**
 * Compares two results over the same piece or session, aligned at its start: what both recorded, or
 * else the speed in their splits, and how far one is behind.
 */
export function Comparison({ scores, recorded }: ComparisonProps) {
  const { t } = useTranslation('results')
  const [search, change] = useSearchParam()
  const choices = useMemo(() => comparable(scores, recorded), [scores, recorded])
  const pieceName = usePieceName(scores)
  const choice = choices.find(({ piece }) => String(piece) === search.get('compare')) ?? choices[0]
  if (!choice) return null
  const { piece, sides } = choice
  const chosen = (name: string, fallback: number) =>
    sides.find(({ key }) => key === search.get(name)) ?? sides[fallback]
  const [first, second] = [chosen('one', 0), chosen('other', 1)]
  if (!first || !second) return null
  const set = (name: string) => (value: string | null) =>
    value !== null && change({ [name]: value })
  const grouped = SIDE_KINDS.map((kind) => ({
    group: t(`screens.${GROUPS[kind]}`, { ns: 'common' }),
    items: sides
      .filter((side) => side.kind === kind)
      .map(({ key, name }) => ({ value: key, label: name })),
  })).filter(({ items }) => items.length > 0)
  const data = grouped.length > 1 ? grouped : (grouped[0]?.items ?? [])
  return (
    <Stack gap="md" component="section" aria-label={t('compare.title')}>
      <Title order={2}>{t('compare.title')}</Title>
      <Group gap="sm">
        {choices.length > 1 && (
          <Select
            label={t('piece')}
            allowDeselect={false}
            value={String(piece)}
            onChange={set('compare')}
            data={choices.map((one) => ({ value: String(one.piece), label: pieceName(one.piece) }))}
          />
        )}
        <Select
          label={t('compare.one')}
          allowDeselect={false}
          value={first.key}
          onChange={set('one')}
          data={data}
        />
        <Select
          label={t('compare.other')}
          allowDeselect={false}
          value={second.key}
          onChange={set('other')}
          data={data}
        />
      </Group>
      {first.key === second.key ? (
        <Text c="dimmed">{t('compare.same')}</Text>
      ) : (
        <Pair key={`${piece} ${first.key} ${second.key}`} {...{ scores, piece, first, second }} />
      )}
    </Stack>
  )
}

type PairProps = { scores: SessionScores; piece: number; first: Side; second: Side }

/**
 * Shows curves where both have a recording, otherwise steps from split to split; the gaps are below
 * them.
 */
function Pair({ scores, piece, first, second }: PairProps) {
  const one = useRecordings(first, piece)
  const other = useRecordings(second, piece)
  const gaps = useMemo(
    () => gapsBetween(scores, piece, [first, second], [one, other]),
    [scores, piece, first, second, one, other],
  )
  if (!one || !other) return <PageState state="loading" rows={8} />
  const compared = { sport_id: scores.sport_id, first: first.name, second: second.name, gaps }
  return (
    <Stack gap="md">
      {one.length > 0 && other.length > 0 ? (
        <Suspense fallback={<PageState state="loading" rows={8} />}>
          <ComparedCurves
            sportId={scores.sport_id}
            first={{ name: first.name, sampled: one }}
            second={{ name: second.name, sampled: other }}
            whole={piece === WHOLE_SESSION}
          />
        </Suspense>
      ) : (
        <GapChart compared={compared} />
      )}
      {gaps.length > 0 && <Gaps compared={compared} />}
    </Stack>
  )
}

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
  const phone = usePhone()
  return (
    <Stack gap="xs">
      {phone && <Text fw={500}>{t('compare.gapOf', { name: compared.second })}</Text>}
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
    </Stack>
  )
}

function PhoneGap({ gap }: { gap: Gap }) {
  const format = useFormat()
  return (
    <Group justify="space-between" gap="xs" className={ui.tabular}>
      <Text fw={500}>{format.distance(gap.distance)}</Text>
      <Text>{`${signed(gap.gap_s, format)} s · ${signed(gap.gap_m, format)} m`}</Text>
    </Group>
  )
}

const signed = (value: number, format: Format) =>
  `${value > 0 ? '+' : ''}${format.number(value, 1)}`
