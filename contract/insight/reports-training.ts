import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { endpoint } from '../endpoint.ts'
import { data, Day, Id, nullable, T, WordOf, type Static } from '../schema.ts'
import { ReportQuery } from '../report.ts'

export const TRAINING_GROUPS = ['sport', 'focus', 'intensity'] as const

export const TrainingGroup = T.Object({
  grouped_by: WordOf(...TRAINING_GROUPS),
  id: T.Integer({ description: 'Of the sport, the focus or the intensity' }),
  sessions: T.Integer(),
  /** Seconds and metres. */
  time: nullable(T.Number()),
  distance: nullable(T.Number()),
  planned_time: nullable(T.Number({ description: 'Of the sessions that have a time' })),
  compared_time: nullable(T.Number({ description: 'Of the sessions that have a plan' })),
})
export type TrainingGroup = Static<typeof TrainingGroup>

export const TrainingRecord = T.Object({
  user_id: Id,
  sport_id: T.Integer(),
  kind: WordOf('time', 'power'),
  span: T.Number({ description: 'Metres of a time, seconds of a power' }),
  /** Seconds, or watts. */
  value: T.Number(),
  previous: nullable(T.Number({ description: 'The best of the two years before' })),
  date: Day,
  session_id: Id,
  session: T.String(),
})
export type TrainingRecord = Static<typeof TrainingRecord>

export const trainingParts = endpoint({
  method: 'GET',
  path: `reports/${trainingSummaryReport.key}/parts`,
  access: { level: 'member' },
  summary: 'What was trained by sport, focus and intensity, and the records of these days',
  query: ReportQuery,
  reply: data(T.Object({ groups: T.Array(TrainingGroup), records: T.Array(TrainingRecord) })),
})
