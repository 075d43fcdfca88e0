import { reportScope } from '#domain/rules/reports.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { AthleteChoice, WhenAndWhom } from '../../reports/open.ts'
import type { useMorningSpan } from './use-morning-span.ts'

type SpanFiltersProps = Pick<ReturnType<typeof useMorningSpan>, 'filters' | 'change' | 'problem'>

const LISTS = ['squads'] as const

/** Which days, and whom of those one sees. */
export function SpanFilters({ filters, change, problem }: SpanFiltersProps) {
  const seesOthers = reportScope(useViewer(), 'morning-monitoring') !== 'self'
  return (
    <>
      <WhenAndWhom
        filters={filters}
        onChange={change}
        problem={problem === 'reversed' ? problem : null}
        seesOthers={seesOthers}
        only={seesOthers ? LISTS : []}
      />
      {seesOthers && (
        <AthleteChoice value={filters.athletes} onChange={(ids) => change({ athletes: ids })} />
      )}
    </>
  )
}
