import { attendanceReport } from './attendance.ts'
import type { ReportName } from './report.ts'
import { rpeReport } from './rpe.ts'
import { trainingSummaryReport } from './training-summary.ts'

/** Every report of athletes and periods, by its key. */
export const REPORTS = {
  'training-summary': trainingSummaryReport,
  rpe: rpeReport,
  attendance: attendanceReport,
} as const satisfies Record<ReportName, unknown>
