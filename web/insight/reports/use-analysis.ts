import { useSearchParams } from 'react-router'
import { POINTS, type Measure, type Point } from '#domain/reports/measures.ts'
import { GROUPS, type Group } from '#domain/reports/report.ts'
import { openMeasures } from '#domain/rules/measures.ts'
import { useViewer } from '../../shell/viewer.ts'

/** What is set against what; a measure that nobody chose is as the club has it. */
export type AnalysisShape = {
  x: Measure | null
  y: Measure | null
  by: Point
  mark: Group | null
}

/** What is analysed stands in the address. */
export function useAnalysis() {
  const [search, setSearch] = useSearchParams()
  const measures = openMeasures(useViewer())
  const measure = (name: 'x' | 'y') => measures.find((known) => known === search.get(name)) ?? null
  const shape: AnalysisShape = {
    x: measure('x'),
    y: measure('y'),
    by: POINTS.find((known) => known === search.get('by')) ?? 'week',
    mark: GROUPS.find((known) => known === search.get('mark')) ?? null,
  }
  const choose = (part: Partial<AnalysisShape>) => {
    const named = Object.entries(part).map(([name, value]) => [name, value ?? 'none'])
    setSearch((now) => ({ ...Object.fromEntries(now), ...Object.fromEntries(named) }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { measures, shape, choose }
}
