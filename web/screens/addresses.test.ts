import { describe, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import type { Access } from '#domain/rules/access.ts'
import { guestsOnly } from '../shell/guards.ts'
import { AREAS } from './areas.ts'
import { daily } from './daily-screens.ts'
import { REDIRECTS } from './redirects.ts'
import { user, type Screen } from './screen.ts'

/** Who gets into a screen, in the words of the lists below. */
type Place = { path: string; who: string }

const ROLES: Readonly<Record<string, string>> = {
  [String([ROLE.athlete])]: 'athletes',
  [String([ROLE.head_coach, ROLE.coach])]: 'coaches',
}

function wordsOf(access: Access): string {
  if (access.level !== 'member') return access.level
  const { role, permission, feature, individual, sport, expired } = access
  return [
    'member',
    role && ROLES[String(role)],
    permission,
    feature && `feature ${feature}`,
    individual === 'refused' && 'clubs',
    sport,
    expired === 'allowed' && 'also ended',
  ]
    .filter(Boolean)
    .join(', ')
}

function placesOf(screen: Screen, around: Access | null, base = ''): Place[] {
  const { children, guards = [], path: own } = screen
  const path = own.startsWith('/') ? own : own === '' ? base : `${base}/${own}`
  const access = screen.access ?? around
  if (children) return children.flatMap((child) => placesOf(child, access, path))
  const who = guards.includes(guestsOnly) ? 'guests' : access === null ? 'anybody' : wordsOf(access)
  return [{ path, who }]
}

const lists = await Promise.all(
  AREAS.map(async ({ screens, outside }) => ({ screens: await screens(), outside })),
)
const places = [
  ...daily.flatMap((screen) => placesOf(screen, user)),
  ...lists.flatMap(({ screens, outside }) =>
    screens.flatMap((screen) => placesOf(screen, outside ? null : user)),
  ),
]
const whoEnters = (path: string) => places.find((place) => place.path === path)?.who

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Addresses that links, mails and bookmarks rely on, by who gets in: none may go or close. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  guests: words(
    '/login /register /sign-up-success /forgot-password /resend-activation-email/:email',
  ),
  anybody: words('/logout /activate-account/:code /connect/:code'),
  user: words(`/activate-account/:code/club /activate-account/:code/final /create-club /welcome
    /unauthorized /xyz /billing-licence-expired /invitation-for-membership/accept
    /invitation-for-membership/reject /settings/account /settings/integrations /settings/my-clubs
    /notifications /notifications/all /notifications/settings /public/admin/live/all`),
  admin: words(`/admin/dashboard /admin/users /admin/user/:id? /admin/clubs /admin/edit-club/:id
    /admin/create-club/:userId?`),
  member: words(`/home /calendar /create-session/:id? /plan-week /search-results /equipment-list
    /equipment-list/:equipmentId/logs /profile/:id /profile/morning-monitoring/:id
    /profile/notes/:id /profile/drv/:id /profile/settings/:id /profile/:id/report/training-summary
    /session/:sessionId /session/:sessionId/attendance /session/:sessionId/results
    /session/:sessionId/add-results /event/:sessionId /event/attendance/:sessionId
    /reports/attendance /reports/training-summary /reports/step-tests/:id /reports/vo2-tests/:id
    /reports/2k-tests/:id /reports/5k-tests/:id /reports/6k-tests/:id`),
  'member, clubs': words(`/squads/overview/:squadId? /squads/form/:squadId?
    /squads/leave/:squadId/:clubId /profile-athlete-list /session/:sessionId/crews`),
  'member, clubs, water': ['/crews'],
  'member, athletes, clubs': ['/settings/privacy-settings'],
  'member, coaches, feature 17': words('/live /live/all-sessions/sessions /live/session/:id?'),
  'member, also ended': ['/upgrade-to-performance'],
  'member, manage-licences, also ended': words('/billing /handle-payment'),
  'member, invite-members, clubs': ['/add-member'],
  'member, view-club-members, clubs': ['/club-members'],
  'member, manage-members, clubs': ['/club-members/edit'],
  'member, edit-club': ['/edit-club'],
  'member, manage-inventory': words(`/equipment-list/form-category/:categoryId?
    /equipment-list/form-equipment/:categoryId?/:equipmentId?`),
  'member, feature 28': words(`/challenges /challenges/:challengeSlug
    /challenges/:challengeSlug/add-challenge-team/:teamId?`),
  'member, manage-challenges, feature 28': ['/challenges/create/:challengeSlug?'],
  'member, feature 1': words(`/reports/morning-monitoring/daily
    /reports/morning-monitoring/injury-illness /reports/morning-monitoring/training-quality`),
  'member, feature 2': words(`/upload-session-files /session/:sessionId/imports
    /session/:sessionId/imports/edit/:crewId/:fileId /settings/integrations/garmin-push/connect
    /settings/integrations/strava/connect /connect-polar-profile /connect-suunto-profile`),
  'member, feature 5': words(`/reports/team-training-summary /reports/team-ergo
    /profile/:id/report/ergo /profile/:id/report/rowing /profile/:id/report/bike`),
  'member, feature 6': ['/reports/gmt'],
  'member, feature 7': ['/reports/rpe'],
  'member, feature 10': words(`/reports/step-tests /reports/vo2-tests /reports/2k-tests
    /reports/5k-tests /reports/6k-tests`),
  'member, view-racing-report, feature 16': words(`/reports/racing
    /reports/racing-single-crew-session/:uuid /reports/racing-single-crew-session-pieces/:uuid
    /reports/racing-multiple-crews-single-piece/:uuid
    /reports/racing-multiple-crews-multiple-sessions/:uuid
    /reports/racing-multiple-crews-multiple-pieces/:uuid`),
  'member, feature 17': ['/session/:sessionId/live-results'],
  'member, feature 21': ['/reports/comparison/:id'],
  'member, feature 27': ['/session/:sessionId/telemetry'],
}

describe('addresses others rely on', () => {
  test.each(
    Object.entries(ADDRESSES).flatMap(([who, paths]) => paths.map((path) => ({ path, who }))),
  )('$path is for $who', ({ path, who }) => expect(whoEnters(path)).toBe(who))
})

test('no address is listed twice', () => {
  const paths = places.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test.each([
  ['/', '/home'],
  ['/dashboard', '/home'],
  ['/squads', '/squads/overview'],
  ['/admin', '/admin/dashboard'],
])('%s leads on to %s', (path, to) => {
  expect(REDIRECTS[path]).toBe(to)
  expect(places.map((place) => place.path)).toContain(
    to === '/squads/overview' ? `${to}/:squadId?` : to,
  )
})
