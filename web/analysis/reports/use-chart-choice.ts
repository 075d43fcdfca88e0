import { CHART_BY, type ChartBy } from '#domain/reports/question.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'

/** What the picture shows stands in the address, so that a link and a saved view show the same. */
export function useChartChoice() {
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
