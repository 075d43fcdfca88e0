import { earlierDays } from '#domain/reports/spans.ts'
import type { Outcome } from './figures.ts'
import { measuredCalls, type ReportCall } from './report-calls.ts'
import { differenceOf, rivalOf, type Reply } from './report-rivals.ts'
import { statementsOf, type BenchReport } from './report-statements.ts'
import { ensureProgress, RIDING } from './trained.ts'

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

const callOf = (name: BenchReport): ReportCall => ({
  name,
  path: `${name}?${new URLSearchParams(MONTH)}`,
  statements: (pool) => statementsOf(pool, name, MONTH),
  rival: rivalOf(name, { ...MONTH, earlier_start: EARLIER.start_date }),
  difference: (reply, rows) => differenceOf((JSON.parse(reply) as { data: Reply }).data, rows),
})
const PROGRESS: readonly ReportCall[] = [
  callOf('ergo-progress'),
  callOf('water-progress'),
  { ...callOf('bike-progress'), athletes: RIDING },
]

/** A month of training reports, and of progress in a club that has tests and recordings. */
export async function reports(): Promise<Outcome> {
  const training = await measuredCalls(TRAINING.map(callOf))
  const progress = await measuredCalls(PROGRESS, ensureProgress)
  const worse = Number.parseFloat(progress.ratio) > Number.parseFloat(training.ratio)
  return {
    ratio: (worse ? progress : training).ratio,
    target: training.target,
    figures: [...training.figures, ...progress.figures],
    faults: [...training.faults, ...progress.faults],
  }
}
