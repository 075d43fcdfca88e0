import { TEST_REPORTS } from '../performance-tests/kinds.ts'
import type { Group } from './report.ts'

/** The screens that show a report of athletes and periods, as they stand in an address. */
export const REPORT_PAGES = [
  'training-summary',
  'team-training-summary',
  'rpe',
  'attendance',
  'gmt',
  'performance',
  'improvement',
  'team-ergo',
] as const
export type ReportPageName = (typeof REPORT_PAGES)[number]

export const isReportPage = (page: string): page is ReportPageName =>
  (REPORT_PAGES as readonly string[]).includes(page)

/** The screens whose questions are kept by name: reports, and lists of tests and pieces. */
export const VIEW_PAGES = [
  ...REPORT_PAGES,
  'analysis',
  'racing',
  ...Object.values(TEST_REPORTS),
] as const
export type ViewPageName = (typeof VIEW_PAGES)[number]

/** What a screen puts athletes together by unless somebody chooses otherwise. */
export const USUAL_GROUP: Readonly<Partial<Record<ReportPageName, Group>>> = {
  'team-training-summary': 'squad',
  'team-ergo': 'squad',
}
