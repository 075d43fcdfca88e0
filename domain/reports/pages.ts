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

/** What a screen puts athletes together by unless somebody chooses otherwise. */
export const USUAL_GROUP: Readonly<Partial<Record<ReportPageName, Group>>> = {
  'team-training-summary': 'squad',
}
