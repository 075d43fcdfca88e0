import { FEATURE_IDS } from '#domain/constants/features.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { provenClub, type Pool } from '../server/db/client.ts'
import * as built from '../server/analysis/reports/reports.ts'
import { serverTexts } from '../server/text/text.ts'
import { sentBy, type Sent } from './sent.ts'
import { TRAINED_COACH } from './databases.ts'

export const CLUB = 1

/** The reports that are measured, by their place in the address. */
const REPORTS = {
  'training-summary': built.trainingSummary,
  rpe: built.rpe,
  attendance: built.attendance,
  gmt: built.gmt,
  performance: built.performance,
  improvement: built.improvement,
  'ergo-progress': built.ergo,
  'water-progress': built.water,
  'bike-progress': built.bike,
} as const
export type BenchReport = keyof typeof REPORTS

export const viewer: Viewer = {
  user_id: TRAINED_COACH,
  is_admin: false,
  has_clubs: true,
  club: {
    id: CLUB,
    is_individual: false,
    default_sport_id: 1,
    member: true,
    roles: [ROLE.head_coach],
    permissions: PERMISSIONS,
    features: FEATURE_IDS,
    subscription_ends: '2099-12-31',
    expired: false,
  },
}
export const caller = {
  token_id: 1,
  token_expires: '2099-12-31',
  token_scope: null,
  full_name: 'Head coach',
  impersonator_id: null,
  viewer,
  club: { id: CLUB, time_zone: 'Europe/Berlin', training_metric: 'ets', wordings: [] },
}

/** The statements of a report that the head coach asks for. */
export const statementsOf = (
  pool: Pool,
  report: BenchReport,
  query: { start_date: string; end_date: string },
): Promise<Sent[]> =>
  sentBy(pool, { club_id: CLUB, user_id: TRAINED_COACH }, (db) => {
    const texts = serverTexts('en')
    const asked = { db, clubId: provenClub(CLUB), viewer, caller, query, texts }
    return REPORTS[report].show({ ...asked, language: 'en' })
  })
