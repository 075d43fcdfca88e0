import { FEATURE } from '#domain/constants/features.ts'
import { attendanceReport } from '#domain/reports/attendance.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { improvementReport, performanceReport } from '#domain/reports/performance.ts'
import { rpeReport } from '#domain/reports/rpe.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { endpoint } from '../endpoint.ts'
import { data, Day, Id, IdParams, nullable, T, type Static } from '../schema.ts'
import { ReportQuery, reportCalls, XLSX } from '../report.ts'

export const {
  show: trainingSummary,
  workbook: exportTrainingSummary,
  csv: trainingSummaryCsv,
} = reportCalls('training-summary', {
  report: trainingSummaryReport,
  summary: 'Sessions, time, distance, load and zones per athlete and week; athletes see themselves',
})

export const {
  show: reportRpe,
  workbook: exportRpeReport,
  csv: rpeReportCsv,
} = reportCalls('rpe', {
  report: rpeReport,
  summary: 'Planned against felt effort per athlete and week',
  feature: FEATURE.rpe,
})

export const {
  show: reportAttendance,
  workbook: exportAttendanceReport,
  csv: attendanceReportCsv,
} = reportCalls('attendance', {
  report: attendanceReport,
  summary: 'Who came, who did not and why, per athlete and week',
})

export const {
  show: reportGmt,
  workbook: exportGmtReport,
  csv: gmtReportCsv,
} = reportCalls('gmt', {
  report: gmtReport,
  summary: 'Percent of gold medal speed of pieces in boats, per athlete and week',
  feature: FEATURE.gmt,
})

export const {
  show: reportPerformance,
  workbook: exportPerformanceReport,
  csv: performanceReportCsv,
} = reportCalls('performance', {
  report: performanceReport,
  summary: 'Bests on the water and on the ergometer, per athlete and month',
  feature: FEATURE.performance_report,
})

export const {
  show: reportImprovement,
  workbook: exportImprovementReport,
  csv: improvementReportCsv,
} = reportCalls('improvement', {
  report: improvementReport,
  summary: 'How bests have changed since the days before, per athlete',
  feature: FEATURE.improvement_report,
})

export const GmtPiece = T.Object({
  result_id: Id,
  session_id: Id,
  session: T.String(),
  date: Day,
  sport_id: T.Integer(),
  /** The number that results refer to. */
  piece: T.Integer(),
  /** Which of the plan it is, from 1; null for one that is no longer planned. */
  place: nullable(T.Integer()),
  /** The crew, or who entered it for themselves. */
  name: T.String(),
  class: T.String(),
  /** Metres and seconds. */
  distance: T.Number(),
  time: T.Number(),
  /** Of gold medal speed. */
  percent: T.Number(),
  reference: T.Object({
    class: T.String(),
    is_own: T.Boolean({ description: 'The crew has a gold medal time of its own' }),
    distance: T.Number(),
    time: T.Number(),
    set_on: nullable(Day),
  }),
})
export type GmtPiece = Static<typeof GmtPiece>

const ofPieces = {
  method: 'GET',
  access: { level: 'member', feature: FEATURE.gmt },
  query: ReportQuery,
} as const
const piecesPath = 'reports/gmt/pieces'
const piecesSummary = 'The pieces behind the percent of gold medal speed, the latest first'

export const gmtPieces = endpoint({
  ...ofPieces,
  path: piecesPath,
  summary: piecesSummary,
  reply: data(
    T.Object({
      pieces: T.Array(GmtPiece, { description: 'The latest five hundred' }),
      count: T.Integer({ description: 'How many there are' }),
      as_of: T.String({ description: 'The day on which the club’s table was read: today' }),
    }),
  ),
})

export const exportGmtPieces = endpoint({
  ...ofPieces,
  path: `${piecesPath}/export`,
  summary: `${piecesSummary}, as an XLSX workbook`,
  download: XLSX,
})

export const gmtPiecesCsv = endpoint({
  ...ofPieces,
  path: `${piecesPath}/csv`,
  summary: `${piecesSummary}, as CSV`,
  download: 'text/csv',
})

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
