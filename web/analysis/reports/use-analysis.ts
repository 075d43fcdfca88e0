import { POINTS, type Measure, type Point } from '#domain/reports/measures.ts'
import { PEOPLE_GROUPS, type PeopleGroup } from '#domain/reports/report.ts'
import { openMeasures } from '#domain/rules/measures.ts'
import { useViewer } from '../../shell/viewer.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'

/** What is set against what; a measure that nobody chose is as the club has it. */
export type AnalysisShape = {
  x: Measure | null
  y: Measure | null
  by: Point
  mark: PeopleGroup | null
}

/** What is analysed stands in the address. */
export function useAnalysis() {
  const [search, change] = useSearchParam()
  const measures = openMeasures(useViewer())
  const measure = (name: 'x' | 'y') => measures.find((known) => known === search.get(name)) ?? null
  const shape: AnalysisShape = {
    x: measure('x'),
    y: measure('y'),
    by: POINTS.find((known) => known === search.get('by')) ?? 'week',
    mark: PEOPLE_GROUPS.find((known) => known === search.get('mark')) ?? null,
  }
  const choose = (part: Partial<AnalysisShape>) => {
    const named = Object.entries(part).map(([name, value]) => [name, value ?? 'none'])
    change(Object.fromEntries(named))
  }
  return { measures, shape, choose }
}
