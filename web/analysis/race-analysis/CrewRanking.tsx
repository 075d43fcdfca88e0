import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CrewSummary, ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { decimal, figure, percent, text, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { paceUnit } from './race-figures.ts'

type NamedCrew = CrewSummary & { label: string }
type CrewWords = { sportId: number; hasSeveral: boolean }
type Words = ListWords<'racing', CrewWords>

const noPercent = (_: NamedCrew, { t }: Words) => t('none.prognostic')
const few = (_: NamedCrew, { t }: Words) => t('none.deviation')
const none = () => ''
const unit = ({ sportId }: Words) => paceUnit(sportId)
const pace = (value: number | null, { format }: Words) => format.paceNumber(value)
const inPercent = (share: number | null) => share && 100 * share

const crewList = list('racing', 'columns', rows<NamedCrew, CrewWords>(), {
  id: 'racing-crews',
  title: ({ t, hasSeveral }) => t(hasSeveral ? 'crews' : 'allPieces'),
  columns: {
    crew: text(({ label }) => label),
    rank: figure(({ rank }) => rank, undefined, { why: noPercent }),
    pieces: figure(({ pieces }) => pieces, undefined, { why: none }),
    mean_prognostic: percent(({ mean_prognostic }) => mean_prognostic, 1, {
      why: noPercent,
      line: ({ mean_prognostic }, { format }) => `${format.percent(mean_prognostic, 1)} GMT`,
    }),
    best_prognostic: percent(({ best_prognostic }) => best_prognostic, 1, { why: noPercent }),
    mean_pace: figure(({ mean_pace }) => mean_pace, pace, { why: none, unit }),
    best_pace: figure(({ best_pace }) => best_pace, pace, { why: none, unit }),
    deviation: decimal(({ deviation }) => deviation, 2, { why: few, unit: 's' }),
    consistency: percent(({ consistency }) => inPercent(consistency), 1, {
      why: few,
      line: ({ consistency }, { t, format }) =>
        `${t('columns.consistency')} ${format.percent(inPercent(consistency), 1)}`,
    }),
  },
  rowKey: ({ who }) => who,
  phone: {
    head: ({ rank, label }, { format }) => (
      <Text fw={500}>{rank === null ? label : `${format.number(rank)}. ${label}`}</Text>
    ),
    line: ['mean_prognostic', 'mean_pace', 'consistency'],
  },
})

/** Crews by the mean of their percents: this is how boat classes compare. */
export function CrewRanking({ report: { lines, crews } }: { report: ShownRaceReport }) {
  const { t } = useTranslation('racing')
  const named = useMemo(
    () =>
      crews.map((crew) => {
        const line = lines.find(({ who }) => who === crew.who)
        const label = [crew.name, line?.class ?? ''].filter((word) => word !== '').join(' · ')
        return { ...crew, label }
      }),
    [crews, lines],
  )
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('crewsHint')}
      </Text>
      <ListTable
        of={crewList}
        given={{ sportId: lines[0]?.sport_id ?? 1, hasSeveral: named.length > 1 }}
        rows={named}
      />
    </Stack>
  )
}
