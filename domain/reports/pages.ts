import type { ReportName } from './report.ts'

/**
 * The screens that show a report, as they stand in an address below /reports, and the report of
 * each.
 */
export const REPORT_PAGES = {
  'training-summary': 'training-summary',
  'team-training-summary': 'training-summary',
  rpe: 'rpe',
  attendance: 'attendance',
} as const satisfies Record<string, ReportName>

export type ReportPageName = keyof typeof REPORT_PAGES

export const REPORT_PAGE_NAMES = Object.keys(REPORT_PAGES) as readonly ReportPageName[]
