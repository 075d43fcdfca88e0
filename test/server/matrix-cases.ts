import { BOATS_CASES } from './matrix-cases-boats.ts'
import { LIMITS_CASES } from './matrix-cases-limits.ts'
import { SEASON_CASES } from './matrix-season.ts'
import { MONITORING_RATIO_CASES } from './matrix-monitoring-ratio.ts'
import { MONITORING_REPORT_CASES } from './matrix-monitoring-reports.ts'
import { MONITORING_CASES } from './matrix-monitoring.ts'
import { PERFORMANCE_TEST_CASES } from './matrix-performance-tests.ts'
import { TEST_FILE_CASES } from './matrix-test-files.ts'
import { PEOPLE_CASES } from './matrix-cases-people.ts'
import { PLANNING_CASES } from './matrix-cases-planning.ts'
import { RECORDINGS_CASES } from './matrix-cases-recordings.ts'
import { REST_CASES } from './matrix-cases-rest.ts'
import { RACING_CASES } from './matrix-racing.ts'
import { RETURN_NOTE_CASES } from './matrix-return-notes.ts'
import { REPORT_LINK_CASES } from './matrix-report-links.ts'
import { MESSAGE_CASES } from './matrix-cases-messages.ts'
import { WALL_CASES } from './matrix-cases-wall.ts'
import { LIVE_CASES } from './matrix-live.ts'
import { PUBLIC_CASES } from './matrix-public.ts'
import { REPORT_MAIL_CASES } from './matrix-report-mails.ts'
import { REPORT_VIEW_CASES } from './matrix-report-views.ts'
import type { Case, Cases } from './matrix-case-parts.ts'

export type { Case } from './matrix-case-parts.ts'

/** Further requests, each for a guard that the ordinary row of its endpoint does not reach. */
const CASES: readonly Cases[] = [
  PEOPLE_CASES,
  PLANNING_CASES,
  BOATS_CASES,
  RECORDINGS_CASES,
  REST_CASES,
  LIMITS_CASES,
  REPORT_VIEW_CASES,
  REPORT_LINK_CASES,
  MESSAGE_CASES,
  WALL_CASES,
  LIVE_CASES,
  PUBLIC_CASES,
  REPORT_MAIL_CASES,
  RACING_CASES,
  MONITORING_RATIO_CASES,
  SEASON_CASES,
  MONITORING_REPORT_CASES,
  MONITORING_CASES,
  PERFORMANCE_TEST_CASES,
  RETURN_NOTE_CASES,
  TEST_FILE_CASES,
]

export const casesOf = (name: string): Readonly<Record<string, Case>> =>
  Object.assign({}, ...CASES.map((cases) => cases[name]))
