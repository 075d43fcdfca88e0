import { earlierDays } from '#domain/reports/spans.ts'
import { RIDING } from './databases.ts'
import { measuredCalls, type ReportCall } from './report-calls.ts'
import { differenceOf, rivalOf, type Reply } from './report-rivals.ts'
import { statementsOf, type BenchReport } from './report-statements.ts'
import type { Bench, Measured } from './row.ts'

const MONTH = { start_date: '2026-09-01', end_date: '2026-09-30' }
const EARLIER = earlierDays(MONTH, 'before')
const TRAINING = [
  'training-summary',
  'rpe',
  'attendance',
  'gmt',
  'performance',
  'improvement',
] as const

const callOf = <Name extends BenchReport>(name: Name): ReportCall<Name> => ({
  name,
  path: `${name}?${new URLSearchParams(MONTH)}`,
  statements: (pool) => statementsOf(pool, name, MONTH),
  rival: rivalOf(name, { ...MONTH, earlier_start: EARLIER.start_date }),
  difference: (reply, rows) => differenceOf((JSON.parse(reply) as { data: Reply }).data, rows),
})
const PROGRESS = [
  callOf('ergo-progress'),
  callOf('water-progress'),
  { ...callOf('bike-progress'), athletes: RIDING },
] as const

/** A month of training reports, and of progress in a club that has tests and recordings. */
export async function reports(bench: Bench): Promise<Measured<'reports'>> {
  const training = await measuredCalls(bench, TRAINING.map(callOf))
  const progress = await measuredCalls(bench, PROGRESS, true)
  return {
    values: {
      ...training.values,
      ...progress.values,
      growth: Math.max(training.values.growth, progress.values.growth),
    },
    figures: [...training.figures, ...progress.figures],
    wrong: [...training.wrong, ...progress.wrong],
  }
}
