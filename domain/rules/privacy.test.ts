import { describe, expect, test } from 'vitest'
import { DEFAULT_PERMISSIONS, type Permission } from '../constants/permissions.ts'
import { ROLE, type RoleId } from '../constants/roles.ts'
import { MEMBER_STATUS } from '../constants/statuses.ts'
import { randomWorld, type PrivacyWorld } from '../../test/support/privacy-worlds.ts'
import { seenInWorld } from '../../test/support/privacy-oracle.ts'
import {
  canEditProfile,
  canSeeAthlete,
  canSetPrivacy,
  hidesPrivate,
  type AthleteFacts,
  type Reach,
  type ViewerScope,
} from './privacy.ts'
import type { Viewer, ViewerClub } from './viewer.ts'

const ME = 1

function viewerWith(permissions: readonly Permission[], club: Partial<ViewerClub> = {}): Viewer {
  return {
    user_id: ME,
    is_admin: false,
    has_clubs: true,
    club: {
      id: 1,
      is_individual: false,
      default_sport_id: 1,
      member: true,
      roles: [ROLE.coach],
      permissions,
      features: [],
      subscription_ends: null,
      expired: false,
      ...club,
    },
  }
}

const coach = viewerWith(DEFAULT_PERMISSIONS[ROLE.coach])
const wholeClub: ViewerScope = { coach_scope: 'club', squads: [] }
const ownSquads: ViewerScope = { coach_scope: 'own-squads', squads: [5] }
const open = { mode: 'all-coaches', coaches: [] } as const

function athlete(facts: Partial<AthleteFacts> = {}): AthleteFacts {
  return {
    user_id: 2,
    status: MEMBER_STATUS.approved,
    roles: [ROLE.athlete],
    squads: [5],
    age: 20,
    privacy: open,
    consents: true,
    ...facts,
  }
}

type Row = [
  name: string,
  viewer: Viewer,
  scope: ViewerScope,
  athlete: AthleteFacts,
  reach: Reach | undefined,
  sees: boolean,
]

describe('who sees an athlete', () => {
  test.each<Row>([
    ['a coach', coach, wholeClub, athlete(), undefined, true],
    [
      'a stranger',
      viewerWith(DEFAULT_PERMISSIONS[ROLE.manager], { member: false }),
      wholeClub,
      athlete(),
      undefined,
      false,
    ],
    [
      'a coach without the permission',
      viewerWith(['view-minors']),
      wholeClub,
      athlete(),
      undefined,
      false,
    ],
    [
      'oneself without any permission',
      viewerWith([]),
      ownSquads,
      athlete({ user_id: ME, roles: [] }),
      undefined,
      true,
    ],
    [
      'oneself, though hidden from all',
      viewerWith([]),
      ownSquads,
      athlete({ user_id: ME, privacy: { mode: 'only-me', coaches: [] } }),
      undefined,
      true,
    ],
    [
      'a coach, of somebody without consent',
      coach,
      wholeClub,
      athlete({ consents: false }),
      undefined,
      false,
    ],
    [
      'oneself, without consent',
      viewerWith([]),
      ownSquads,
      athlete({ user_id: ME, consents: false }),
      undefined,
      true,
    ],
    [
      'a coach, of another coach',
      coach,
      wholeClub,
      athlete({ roles: [ROLE.coach] }),
      undefined,
      false,
    ],
    [
      'a coach, of a coach who rows',
      coach,
      wholeClub,
      athlete({ roles: [ROLE.coach, ROLE.athlete] }),
      undefined,
      true,
    ],
    [
      'a coach, of somebody invited',
      coach,
      wholeClub,
      athlete({ status: MEMBER_STATUS.invited }),
      undefined,
      true,
    ],
    [
      'a coach, of somebody who left',
      coach,
      wholeClub,
      athlete({ status: MEMBER_STATUS.left }),
      undefined,
      false,
    ],
    [
      'a coach, of somebody rejected',
      coach,
      wholeClub,
      athlete({ status: MEMBER_STATUS.rejected }),
      undefined,
      false,
    ],
    [
      'a coach, of somebody who refused',
      coach,
      wholeClub,
      athlete({ status: MEMBER_STATUS.athlete_rejected }),
      undefined,
      false,
    ],
    ['a coach, of a minor', coach, wholeClub, athlete({ age: 17 }), undefined, true],
    [
      'without view-minors, of age',
      viewerWith(['view-athlete-profile']),
      wholeClub,
      athlete({ age: 18 }),
      undefined,
      true,
    ],
    [
      'without view-minors, a minor',
      viewerWith(['view-athlete-profile']),
      wholeClub,
      athlete({ age: 17 }),
      undefined,
      false,
    ],
    [
      'without view-minors, unknown age',
      viewerWith(['view-athlete-profile']),
      wholeClub,
      athlete({ age: null }),
      undefined,
      false,
    ],
    ['limited to squads, of the squad', coach, ownSquads, athlete(), undefined, true],
    ['limited to squads, of another', coach, ownSquads, athlete({ squads: [6] }), undefined, false],
    [
      'limited to squads, of none',
      coach,
      { ...ownSquads, squads: [] },
      athlete({ squads: [] }),
      undefined,
      false,
    ],
    [
      'only me',
      coach,
      wholeClub,
      athlete({ privacy: { mode: 'only-me', coaches: [ME] } }),
      undefined,
      false,
    ],
    [
      'chosen',
      coach,
      wholeClub,
      athlete({ privacy: { mode: 'specific-coaches', coaches: [ME] } }),
      undefined,
      true,
    ],
    [
      'not chosen',
      coach,
      wholeClub,
      athlete({ privacy: { mode: 'specific-coaches', coaches: [9] } }),
      undefined,
      false,
    ],
    [
      'left out',
      coach,
      wholeClub,
      athlete({ privacy: { mode: 'all-coaches-except', coaches: [ME] } }),
      undefined,
      false,
    ],
    [
      'not left out',
      coach,
      wholeClub,
      athlete({ privacy: { mode: 'all-coaches-except', coaches: [9] } }),
      undefined,
      true,
    ],
    [
      'chosen, but of another squad',
      coach,
      ownSquads,
      athlete({ squads: [], privacy: { mode: 'specific-coaches', coaches: [ME] } }),
      undefined,
      false,
    ],
    [
      'a report of the club',
      viewerWith(['view-minors']),
      wholeClub,
      athlete({ squads: [] }),
      'club',
      true,
    ],
    ['a report of own squads', coach, { ...wholeClub, squads: [5] }, athlete(), 'own-squads', true],
    ['a report of own squads, of another', coach, wholeClub, athlete(), 'own-squads', false],
    [
      'a report of the club, limited to squads',
      coach,
      ownSquads,
      athlete({ squads: [6] }),
      'club',
      false,
    ],
    ['a report of oneself', coach, wholeClub, athlete(), 'self', false],
    [
      'a report, only me',
      coach,
      wholeClub,
      athlete({ privacy: { mode: 'only-me', coaches: [] } }),
      'club',
      false,
    ],
  ])('%s', (_name, viewer, scope, facts, reach, sees) => {
    expect(canSeeAthlete(viewer, scope, facts, reach)).toBe(sees)
  })
})

test.each<[string, Viewer, number, boolean, boolean]>([
  ['oneself', viewerWith([]), ME, true, true],
  ['a coach', coach, 2, true, false],
  ['a manager', viewerWith(DEFAULT_PERMISSIONS[ROLE.manager]), 2, true, true],
  [
    'a manager who does not see the person',
    viewerWith(DEFAULT_PERMISSIONS[ROLE.manager]),
    2,
    false,
    false,
  ],
  ['a manager without profiles', viewerWith(['manage-members']), 2, true, false],
])('%s edits a profile', (_name, viewer, userId, visible, edits) =>
  expect(canEditProfile(viewer, userId, visible)).toBe(edits),
)

test.each<[string, RoleId[], Partial<ViewerClub>, boolean]>([
  ['athlete', [ROLE.athlete], {}, true],
  ['coach who rows', [ROLE.coach, ROLE.athlete], {}, true],
  ['coach', [ROLE.coach], {}, false],
  ['individual', [ROLE.athlete, ROLE.manager], { is_individual: true }, false],
  ['invited', [ROLE.athlete], { member: false }, false],
])('%s chooses who sees them', (_name, roles, club, chooses) => {
  expect(canSetPrivacy(viewerWith([], { roles, ...club }))).toBe(chooses)
})

/** A world as the rule gets it: from the gate, and from the facts of both. */
function ruleInWorld(
  world: PrivacyWorld,
  viewerId: number,
  athleteId: number,
  reach: Reach | undefined,
): boolean {
  const me = world.people.find(({ id }) => id === viewerId)
  const them = world.people.find(({ id }) => id === athleteId)
  if (!me || !them) throw new Error('nobody there')
  const viewer = {
    ...viewerWith(me.permissions, {
      roles: me.roles,
      member: me.status === MEMBER_STATUS.approved,
    }),
    user_id: me.id,
  }
  const { id: user_id, consent, ...known } = them
  const facts = { ...known, user_id, consents: consent === 'given' }
  return canSeeAthlete(viewer, { coach_scope: me.coach_scope, squads: me.squads }, facts, reach)
}

test('agrees with an oracle of its own in 2,000 random worlds', () => {
  const counted = { seen: 0, hidden: 0 }
  for (let seed = 1; seed <= 2000; seed++) {
    const world = randomWorld(seed)
    for (const reach of [undefined, 'club', 'own-squads', 'self'] as const)
      for (const viewer of world.people)
        for (const other of world.people) {
          const expected = seenInWorld(world, viewer.id, reach).has(other.id)
          counted[expected ? 'seen' : 'hidden'] += 1
          const found = ruleInWorld(world, viewer.id, other.id, reach)
          if (found !== expected)
            throw new Error(
              `seed ${seed}: ${viewer.id} of ${other.id} by ${reach}: ` +
                `${found} instead of ${expected}`,
            )
        }
  }
  expect(counted.seen).toBeGreaterThan(10_000)
  expect(counted.hidden).toBeGreaterThan(10_000)
})

test('what athletes did who let nobody see them is hidden from members who neither plan nor administer', () => {
  const hides = (roles: RoleId[], permissions: readonly Permission[], member = true) =>
    hidesPrivate(viewerWith(permissions, { roles, member }))
  expect(hides([ROLE.athlete], [])).toBe(true)
  expect(hides([ROLE.athlete], ['manage-members'])).toBe(false)
  expect(hides([ROLE.coach], [])).toBe(false)
  expect(hides([ROLE.athlete], [], false)).toBe(false)
})
