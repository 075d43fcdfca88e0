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
