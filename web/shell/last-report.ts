import { isAtReport, KNOWN_REPORTS, openReports, type ReportPlace } from './report-places.ts'
import type { Viewer } from './viewer.ts'

const KEY = 'last-report'

/** Keeps on this device that a report is open; other addresses are passed over. */
export function keepReport(pathname: string): void {
  const here = KNOWN_REPORTS.find((report) => isAtReport(report, pathname))
  if (here) localStorage.setItem(KEY, here.name)
}

/** The report that was open last, of those somebody may read. */
export function lastReport(viewer: Viewer): ReportPlace | undefined {
  const name = localStorage.getItem(KEY)
  return openReports(viewer)
    .flatMap(({ reports }) => reports)
    .find((report) => report.name === name)
}
