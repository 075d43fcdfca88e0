import { FEATURE } from '#domain/constants/features.ts'
import { attendanceReport } from '#domain/reports/attendance.ts'
import { rpeReport } from '#domain/reports/rpe.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { endpoint } from '../endpoint.ts'
import { data, Id, IdParams, nullable, T, type Static } from '../schema.ts'
import { reportCalls } from '../report.ts'

export const {
  show: trainingSummary,
  workbook: exportTrainingSummary,
  csv: trainingSummaryCsv,
} = reportCalls(
  trainingSummaryReport,
  'Sessions, time, distance, load and zones per athlete and week; athletes see themselves',
)

export const {
  show: reportRpe,
  workbook: exportRpeReport,
  csv: rpeReportCsv,
} = reportCalls(rpeReport, 'Planned against felt effort per athlete and week', FEATURE.rpe)

export const {
  show: reportAttendance,
  workbook: exportAttendanceReport,
  csv: attendanceReportCsv,
} = reportCalls(attendanceReport, 'Who came, who did not and why, per athlete and week')

export const TrainingWeek = T.Object({
  week: T.String(),
  score: nullable(T.Number()),
  time: T.Number(),
  distance: T.Number(),
  sessions: T.Integer(),
})
export type TrainingWeek = Static<typeof TrainingWeek>

export const TrainingSession = T.Object({
  session_id: Id,
  name: T.String(),
  sport_id: T.Integer(),
  start_date: T.String(),
  all_day_event: T.Boolean(),
  time: nullable(T.Number()),
  distance: nullable(T.Number()),
  score: nullable(T.Number()),
})
export type TrainingSession = Static<typeof TrainingSession>

const ProfileTraining = T.Object({
  metric: T.String(),
  /** Twelve weeks, Monday first, the running one last; null where nothing was scored. */
  weeks: T.Array(TrainingWeek),
  sessions: T.Array(TrainingSession),
})
export type ProfileTraining = Static<typeof ProfileTraining>

export const profileTraining = endpoint({
  method: 'GET',
  path: 'profiles/{id}/training',
  access: { level: 'member' },
  summary: 'Load of the last twelve weeks and the latest sessions of one athlete',
  params: IdParams,
  reply: data(ProfileTraining),
})
