import { attendanceReport } from './attendance.ts'
import { ergoReport } from './ergo.ts'
import { gmtReport } from './gmt.ts'
import { MEASURES, type Measure } from './measures.ts'
import type { Figure, Report } from './report.ts'
import { rpeReport } from './rpe.ts'
import { trainingSummaryReport } from './training-summary.ts'

const REPORTS: Record<(typeof MEASURES)[Measure], Report> = {
  'training-summary': trainingSummaryReport,
  rpe: rpeReport,
  attendance: attendanceReport,
  gmt: gmtReport,
  'ergo-progress': ergoReport,
}

/** The figure that a measure is in its report. */
export function figureOfMeasure(measure: Measure): Figure {
  const report = REPORTS[MEASURES[measure]]
  const figure = report.figures[measure]
  if (!figure) throw new Error(`${report.key} has no figure ${measure}`)
  return figure
}
