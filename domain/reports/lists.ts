/** Lists of ids that a report can be narrowed down by, by their names in an address and a call. */
export const REPORT_LISTS = [
  'squads',
  'tags',
  'athletes',
  'sports',
  'focuses',
  'intensities',
  'heart_rate_intensities',
  'stroke_rate_intensities',
] as const
export type ReportList = (typeof REPORT_LISTS)[number]
