import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { CHART_BY, type ChartBy } from '#domain/reports/question.ts'
import type { Group, Period, Report, ReportAthlete } from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { hasChange, pictureShown, usePictures } from './use-pictures.ts'
import { usePeriodWord } from './use-seasons.ts'
import { useSplitGroups } from './use-split-groups.ts'

/** What the picture shows stands in the address, so that a link and a saved view show the same. */
function useChartChoice() {
  const [search, change] = useSearchParam()
  return {
    figure: search.get('chart'),
    across: CHART_BY.find((known) => known === search.get('chart_by')) ?? null,
    /** A line for each group of athletes instead of one for all. */
    isSplit: search.get('chart_of') === 'groups',
    chooseFigure: (chart: string) => change({ chart }),
    chooseAcross: (across: ChartBy) => change({ chart_by: across }),
    split: (isSplit: boolean) => change({ chart_of: isSplit ? 'groups' : null }),
  }
}

export type ChartQuestion = {
  report: Report
  by: Period
  /** What the table puts athletes together by. */
  group: Group | null
  athletes: readonly ReportAthlete[]
  /** The days compared with. */
  earlier: Days | null
}

/** What the picture of a report can show, and what it shows now; nothing without any picture. */
export function useChartParts({ report, by, group, athletes, earlier }: ChartQuestion) {
  const pictures = usePictures(report)
  const choice = useChartChoice()
  const words = useAcrossWords(by)
  const picture = pictureShown(report, pictures, choice.figure, athletes)
  const groups = useSplitGroups(group, athletes)
  if (!picture) return null
  const [figure] = picture.figures
  const isOne = picture.figures.length === 1
  const offered: readonly ChartBy[] = [
    'periods',
    ...(athletes.length > 1 ? (['athletes', 'squads'] as const) : []),
    ...(athletes.length > 1 && earlier && isOne ? (['changes'] as const) : []),
  ]
  const isOfChange = report.against !== undefined && hasChange(report, picture, athletes)
  const wanted = choice.across ?? (isOfChange ? 'changes' : 'periods')
  const across = offered.find((known) => known === wanted) ?? 'periods'
  const canSplit = groups !== null && across === 'periods' && isOne
  return { pictures, picture, figure, offered, across, words, groups, canSplit, choice }
}

/** What there is one bar or point for. */
function useAcrossWords(by: Period): Record<ChartBy, string> {
  const { t } = useTranslation('reports')
  const wordOf = usePeriodWord()
  return {
    periods: wordOf(by),
    athletes: t('columns.athlete'),
    squads: upperFirst(t('words.squad', { ns: 'common' })),
    changes: t('chart.changes'),
  }
}
