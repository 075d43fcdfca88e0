import { describe, expect, test } from 'vitest'
import { FEATURE } from '../constants/features.ts'
import { ROLE } from '../constants/roles.ts'
import { SPORT } from '../constants/sports.ts'
import { viewerIn } from '../../test/support/viewers.ts'
import { refusalFor, type Access } from './access.ts'
import { canRecordCrew, type RecordedCrewFacts } from './imports.ts'
import {
  canAddScores,
  canEditSession,
  canMarkAttendance,
  canViewSession,
  isReadyForScores,
  quickPlan,
  roleInOwnCopy,
  canSeeResults,
  type SessionFacts,
} from './sessions.ts'
import type { Viewer } from './viewer.ts'

const athlete = viewerIn(ROLE.athlete)
const runner = viewerIn(ROLE.athlete, { default_sport_id: SPORT.run })
const coach = viewerIn(ROLE.coach)
const manager = viewerIn(ROLE.manager)
const invited = viewerIn(ROLE.athlete, { member: false })
const expired = viewerIn(ROLE.manager, { expired: true })
const expiredNonMember = viewerIn(ROLE.athlete, { member: false, expired: true })
const clubless: Viewer = { user_id: 8, is_admin: true, club: null, has_clubs: false }
const unselected: Viewer = { user_id: 9, is_admin: false, club: null, has_clubs: true }

describe('gate', () => {
  const member: Access = { level: 'member' }
  const guarded: Access = {
    level: 'member',
    role: [ROLE.coach, ROLE.manager],
    permission: 'edit-club',
    feature: FEATURE.gmt,
  }
  const paid: Access = { level: 'member', feature: FEATURE.imports }
  const billing: Access = { level: 'member', permission: 'manage-licences', expired: 'allowed' }

  test.each<[string, Access, Viewer | null, string | null]>([
    ['anyone, public', { level: 'public' }, null, null],
    ['nobody, user', { level: 'user' }, null, '401 unauthenticated'],
    ['nobody, admin', { level: 'admin' }, null, '401 unauthenticated'],
    ['clubless, user', { level: 'user' }, clubless, null],
    ['clubless admin, admin', { level: 'admin' }, clubless, null],
    ['athlete, admin', { level: 'admin' }, athlete, '403 admin_only'],
    ['clubless admin, member', member, clubless, '419 no_clubs'],
    ['no club selected', member, unselected, '403 not_a_member'],
    ['invited', member, invited, '403 not_a_member'],
    ['member of an expired club', guarded, expired, '420 subscription_expired'],
    ['stranger to an expired club', member, expiredNonMember, '403 not_a_member'],
    ['billing of an expired club', billing, expired, null],
    [
      'billing without the permission',
      billing,
      viewerIn(ROLE.athlete, { expired: true }),
      '403 permission_missing',
    ],
    ['athlete', guarded, athlete, '403 role_missing'],
    ['coach', guarded, coach, '403 permission_missing'],
    ['manager on a small plan', guarded, manager, '403 feature_missing'],
    ['coach with the plan', paid, coach, null],
    ['rower, on water', { level: 'member', sport: 'water' }, athlete, null],
    ['runner, on water', { level: 'member', sport: 'water' }, runner, '403 forbidden'],
  ])('%s', (_name, access, viewer, expected) => {
    const refusal = refusalFor(access, viewer)
    expect(refusal && `${refusal.status} ${refusal.code}`).toBe(expected)
  })

  test('a refusal names what is needed', () => {
    expect(refusalFor(guarded, coach)).toMatchObject({ need: 'edit-club' })
    expect(refusalFor(guarded, manager)).toMatchObject({ need: FEATURE.gmt })
    expect(refusalFor(guarded, athlete)).toMatchObject({ need: [ROLE.coach, ROLE.manager] })
  })
})

const taking = { edit: false, add_all_scores: false }
const editing = { edit: true, add_all_scores: false }
const scoring = { edit: false, add_all_scores: true }

function session(facts: Partial<SessionFacts> = {}): SessionFacts {
  return {
    is_event: false,
    sport_id: 1,
    published: true,
    restricted_results: false,
    has_structure: true,
    has_participants: true,
    own: null,
    ...facts,
  }
}

describe('sessions', () => {
  test.each<
    [
      string,
      Viewer,
      Partial<SessionFacts>,
      { view: boolean; edit: boolean; own: boolean; other: boolean },
    ]
  >([
    [
      'athlete, published',
      athlete,
      { own: taking },
      { view: true, edit: false, own: true, other: false },
    ],
    [
      'athlete, draft',
      athlete,
      { own: taking, published: false },
      { view: false, edit: false, own: false, other: false },
    ],
    [
      'athlete with edit, draft',
      athlete,
      { own: editing, published: false },
      { view: true, edit: true, own: true, other: true },
    ],
    [
      'coach, draft',
      coach,
      { published: false },
      { view: true, edit: true, own: true, other: true },
    ],
    [
      'coach without the permission, draft',
      viewerIn(ROLE.coach, { permissions: [] }),
      { published: false },
      { view: true, edit: false, own: true, other: false },
    ],
    ['invited', invited, { own: editing }, { view: false, edit: false, own: false, other: false }],
    [
      'invited, no longer allowed',
      expiredNonMember,
      { own: scoring },
      { view: false, edit: false, own: false, other: false },
    ],
  ])('%s', (_name, viewer, facts, expected) => {
    const subject = session(facts)
    expect({
      view: canViewSession(viewer, subject),
      edit: canEditSession(viewer, subject),
      own: canMarkAttendance(viewer, subject, viewer.user_id),
      other: canMarkAttendance(viewer, subject, 99),
    }).toEqual(expected)
  })

  test.each<[string, Viewer, Partial<SessionFacts>, boolean]>([
    ['athlete rowing', athlete, { own: taking }, false],
    ['athlete rowing with add-all-scores', athlete, { own: scoring }, true],
    ['athlete paddling', athlete, { own: taking, sport_id: 48 }, false],
    ['athlete on the ergo', athlete, { own: taking, sport_id: 2 }, true],
    ['athlete who is not in it', athlete, { sport_id: 2 }, false],
    [
      'athlete on the ergo, restricted',
      athlete,
      { own: taking, sport_id: 2, restricted_results: true },
      false,
    ],
    ['coach rowing', coach, {}, true],
    ['coach, event', coach, { is_event: true }, false],
    ['coach, day off', coach, { sport_id: 9 }, false],
    ['coach, multisport', coach, { sport_id: 6 }, false],
    ['stranger on the ergo', invited, { own: taking, sport_id: 2 }, false],
  ])('%s adds scores: %#', (_name, viewer, facts, expected) =>
    expect(canAddScores(viewer, session(facts))).toBe(expected),
  )

  test.each<[string, Viewer, RecordedCrewFacts, boolean]>([
    ['athlete aboard', athlete, { aboard: true, session: { own: taking } }, true],
    ['athlete ashore', athlete, { aboard: false, session: { own: taking } }, false],
    ['athlete of no part in it', athlete, { aboard: false, session: { own: null } }, false],
    ['athlete with edit', athlete, { aboard: false, session: { own: editing } }, false],
    ['athlete with add-all-scores', athlete, { aboard: false, session: { own: scoring } }, true],
    ['coach', coach, { aboard: false, session: { own: null } }, true],
    ['coach, a line-up', coach, { aboard: true, session: null }, false],
    [
      'coach without permissions',
      viewerIn(ROLE.coach, { permissions: [] }),
      { aboard: false, session: { own: null } },
      true,
    ],
    [
      'athlete who edits all sessions',
      viewerIn(ROLE.athlete, { permissions: ['view-edit-all-sessions'] }),
      { aboard: false, session: { own: null } },
      true,
    ],
    ['invited', invited, { aboard: true, session: { own: scoring } }, false],
  ])('%s records a crew: %#', (_name, viewer, facts, expected) =>
    expect(canRecordCrew(viewer, facts)).toBe(expected),
  )

  test.each<[string, Viewer, Partial<SessionFacts>, boolean]>([
    ['athlete, open', athlete, {}, true],
    ['athlete, restricted', athlete, { restricted_results: true }, false],
    ['coach, restricted', coach, { restricted_results: true }, true],
    ['athlete, draft', athlete, { published: false }, false],
  ])('%s sees results: %#', (_name, viewer, facts, expected) => {
    expect(canSeeResults(viewer, session(facts))).toBe(expected)
  })

  test('scores need pieces and people', () => {
    expect(isReadyForScores(session())).toBe(true)
    expect(isReadyForScores(session({ has_structure: false }))).toBe(false)
    expect(isReadyForScores(session({ has_participants: false }))).toBe(false)
  })
})

test.each([
  [ROLE.athlete, ROLE.athlete],
  [ROLE.coach, ROLE.coach],
  [ROLE.manager, ROLE.coach],
])('in a copy of their own, role %i stands as role %i', (role, expected) =>
  expect(roleInOwnCopy(viewerIn(role))).toBe(expected),
)

test('who coaches and trains coaches the copy they make', () => {
  const { club, ...viewer } = athlete
  const both: Viewer = { ...viewer, club: club && { ...club, roles: [ROLE.athlete, ROLE.coach] } }
  expect(roleInOwnCopy(both)).toBe(ROLE.coach)
})

test.each<[string, Viewer, ReturnType<typeof quickPlan>]>([
  ['a coach', coach, { published: false, squad_ids: [4] }],
  [
    'a manager who edits all sessions',
    viewerIn(ROLE.manager, { permissions: ['view-edit-all-sessions'] }),
    { published: false, squad_ids: [4] },
  ],
  ['an athlete', athlete, { published: true, squad_ids: [] }],
])('a day off planned with one click by %s', (_, viewer, plan) => {
  expect(quickPlan(viewer, [4])).toEqual(plan)
})
