import { reportScope } from '#domain/rules/reports.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { WhenAndWhom } from '../../reports/open.ts'
import type { MorningSpan } from './use-morning-span.ts'

type SpanFiltersProps = Pick<MorningSpan, 'filters' | 'change' | 'problem'>

const LISTS = ['squads', 'athletes'] as const

/** Which days, and whom of those one sees. */
export function SpanFilters({ filters, change, problem }: SpanFiltersProps) {
  const seesOthers = reportScope(useViewer(), 'morning-monitoring') !== 'self'
  return (
    <WhenAndWhom
      filters={filters}
      onChange={change}
      problem={problem === 'reversed' ? problem : null}
      seesOthers={seesOthers}
      only={seesOthers ? LISTS : []}
    />
  )
}
