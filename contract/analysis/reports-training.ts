import { DISTANCE_KINDS } from '#domain/performance-tests/kinds.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { endpoint } from '../endpoint.ts'
import { data, Day, Id, nullable, T, WordOf, type Static } from '../schema.ts'
import { ReportQuery, XLSX } from '../report.ts'

export const TRAINING_GROUPS = ['sport', 'focus', 'intensity'] as const

export const TrainingGroup = T.Object({
  grouped_by: WordOf(...TRAINING_GROUPS),
  id: T.Integer({ description: 'Of the sport, the focus or the intensity' }),
  sessions: T.Integer(),
  /** Seconds and metres. */
  time: nullable(T.Number()),
  distance: nullable(T.Number()),
  planned_time: nullable(T.Number({ description: 'Of all sessions planned, also those missed' })),
  compared_time: nullable(T.Number({ description: 'Of the sessions whose time was planned' })),
})
export type TrainingGroup = Static<typeof TrainingGroup>

export const TrainingRecord = T.Object({
  user_id: Id,
  name: T.String({ description: 'The athlete' }),
  sport_id: T.Integer(),
  boat_class: nullable(
    T.String({ description: 'Of a time on the water; null where the boat is not known' }),
  ),
  kind: WordOf('time', 'power'),
  span: T.Number({ description: 'Metres of a time, seconds of a power' }),
  /** Seconds, or watts. */
  value: T.Number(),
  previous: nullable(T.Number({ description: 'The best of the two years before' })),
  date: Day,
  /** Both are null for a test of performance, which is of no session. */
  session_id: nullable(Id),
  session: nullable(T.String()),
  test: nullable(T.Object({ id: Id, kind: WordOf(...DISTANCE_KINDS) })),
})
export type TrainingRecord = Static<typeof TrainingRecord>

const asked = { method: 'GET', access: { level: 'member' }, query: ReportQuery } as const
const path = `reports/${trainingSummaryReport.key}/parts`
const summary = 'What was trained by sport, focus and intensity, and the records of these days'

export const trainingParts = endpoint({
  ...asked,
  path,
  summary,
  reply: data(T.Object({ groups: T.Array(TrainingGroup), records: T.Array(TrainingRecord) })),
})

export const exportTrainingParts = endpoint({
  ...asked,
  path: `${path}/export`,
  summary: `${summary}, as an XLSX workbook`,
  download: XLSX,
})

export const trainingPartsCsv = endpoint({
  ...asked,
  path: `${path}/csv`,
  summary: `${summary}, as CSV`,
  download: 'text/csv',
})
