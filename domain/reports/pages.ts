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

/** The reports of one athlete in their profile; a view of one serves every profile. */
const PROFILE_PAGES = [
  'profile-training-summary',
  'profile-ergo',
  'profile-rowing',
  'profile-bike',
] as const
export type ProfilePageName = (typeof PROFILE_PAGES)[number]

/** What names people in a question, which one about the athlete of a profile never asks. */
export const NAMING_PEOPLE = ['squads', 'athletes', 'curves'] as const

export const isProfilePage = (page: string): page is ProfilePageName =>
  (PROFILE_PAGES as readonly string[]).includes(page)

/** The screens whose questions are kept by name: reports, and lists of tests and pieces. */
export const VIEW_PAGES = [
  ...REPORT_PAGES,
  ...PROFILE_PAGES,
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
