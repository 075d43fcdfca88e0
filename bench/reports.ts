import { earlierDays } from '#domain/reports/spans.ts'
import type { Outcome } from './figures.ts'
import { measuredCalls, type ReportCall } from './report-calls.ts'
import { differenceOf, rivalOf, type Reply } from './report-rivals.ts'
import { statementsOf } from './report-statements.ts'

const MONTH = { start_date: '2026-09-01', end_date: '2026-09-30' }
const EARLIER = earlierDays(MONTH, 'before')
const MEASURED = [
  'training-summary',
  'rpe',
  'attendance',
  'gmt',
  'performance',
  'improvement',
] as const

/** A month of training reports. */
export const reports = (): Promise<Outcome> =>
  measuredCalls(
    MEASURED.map((name): ReportCall => ({
      name,
      path: `${name}?${new URLSearchParams(MONTH)}`,
      statements: (pool) => statementsOf(pool, name, MONTH),
      rival: rivalOf(name, { ...MONTH, earlier_start: EARLIER.start_date }),
      difference: (reply, rows) => differenceOf((JSON.parse(reply) as { data: Reply }).data, rows),
    })),
  )
