import { describe, expect, test } from 'vitest'
import { positionsOf, BOATS, type Boat, type BoatKey } from '../constants/boats.ts'
import { DEFAULT_PERMISSIONS } from '../constants/permissions.ts'
import { ROLE, type RoleId } from '../constants/roles.ts'
import {
  canCreateCrew,
  canDeleteCrew,
  canEditCrew,
  canViewCrew,
  groupedPlaces,
  groupsOf,
  seatFaults,
  sideOf,
  type CrewFacts,
} from './crews.ts'
import type { Viewer } from './viewer.ts'

const boat = (key: BoatKey): Boat => BOATS.find((one) => one.key === key) ?? boatOfNothing()
function boatOfNothing(): never {
  throw new Error('no such boat')
}

const viewerIn = (role: RoleId, user_id = 7): Viewer => ({
  user_id,
  is_admin: false,
  has_clubs: true,
  club: {
    id: 1,
    is_individual: false,
    default_sport_id: 1,
    member: true,
    roles: [role],
    permissions: DEFAULT_PERMISSIONS[role],
    features: [],
    subscription_ends: null,
    expired: false,
  },
})
const athlete = viewerIn(ROLE.athlete)
const coach = viewerIn(ROLE.coach)
const stranger: Viewer = { user_id: 7, is_admin: false, club: null, has_clubs: true }

const facts = (
  published: boolean,
  session: CrewFacts['session'],
  creator_id: number | null = 1,
): CrewFacts => ({
  published,
  creator_id,
  session,
})
const editable = { own: { edit: true, add_all_scores: true }, published: true }
const open = { own: null, published: true }
const draft = { own: null, published: false }

describe('who may do what with a crew', () => {
  test.each<[string, Viewer, CrewFacts, string]>([
    ['a coach, all with a line-up', coach, facts(false, null), 'view edit delete'],
    ['a coach, all in any session', coach, facts(false, draft), 'view edit delete'],
    ['an athlete sees a published line-up', athlete, facts(true, null), 'view'],
    ['not one that is not published', athlete, facts(false, null), ''],
    ['deletes the line-up of their own', athlete, facts(true, null, 7), 'view delete'],
    ['not a crew of a session they made', athlete, facts(true, open, 7), 'view'],
    ['sees published crews of a session', athlete, facts(true, open), 'view'],
    ['not of a draft', athlete, facts(true, draft), ''],
    ['edits crews of sessions they run', athlete, facts(false, editable), 'view edit delete'],
    ['a stranger nothing', stranger, facts(true, open, 7), ''],
  ])('%s', (_, viewer, crew, expected) => {
    const can = { view: canViewCrew, edit: canEditCrew, delete: canDeleteCrew }
    const allowed = Object.entries(can).filter(([, rule]) => rule(viewer, crew))
    expect(allowed.map(([name]) => name).join(' ')).toBe(expected)
  })

  test('athletes make crews in sessions they run only', () => {
    expect([
      canCreateCrew(athlete, null),
      canCreateCrew(athlete, open),
      canCreateCrew(athlete, editable),
    ]).toEqual([false, false, true])
  })
})

describe('seats', () => {
  test.each<[BoatKey, number[]]>([
    ['1x', [1]],
    ['4+', [0, 1, 2, 3, 4]],
    ['OC6', [1, 2, 3, 4, 5, 6]],
    ['DB10', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('of %s', (key, places) => expect(positionsOf(boat(key))).toEqual(places))

  test('cannot be what the boat does not have, or held twice', () => {
    const seats = [
      { user_id: 1, position: 1 },
      { user_id: 2, position: 1 },
      { user_id: 1, position: 2 },
      { user_id: 3, position: 0 },
    ]
    expect(seatFaults(boat('2-'), seats)).toEqual([
      { index: 1, fault: 'seat-taken' },
      { index: 2, fault: 'person-twice' },
      { index: 3, fault: 'seat-unknown' },
    ])
  })

  test.each<[BoatKey, number, 'port' | 'starboard' | null, string | null, string[]]>([
    ['8+', 8, null, 'port', ['port', 'stern-pair']],
    ['8+', 1, null, 'starboard', ['starboard', 'bow-pair']],
    ['8+', 4, 'starboard', 'starboard', ['starboard', 'middle']],
    ['8+', 0, null, null, ['cox']],
    ['2x', 1, 'port', null, []],
    ['DB10', 11, null, null, []],
  ])('seat of %s at %i rigged %s', (key, position, rigged, side, groups) => {
    expect([sideOf(boat(key), position, rigged), groupsOf(boat(key), position, rigged)]).toEqual([
      side,
      groups,
    ])
  })

  test('are known of every place that belongs to any', () => {
    const places = groupedPlaces(BOATS)
    const eight = boat('8+').id
    expect(places).toContainEqual({ boat_type: eight, position: 8, side: null, groups: [1, 5] })
    expect(places).toContainEqual({
      boat_type: eight,
      position: 8,
      side: 'starboard',
      groups: [2, 5],
    })
    expect(places.filter(({ boat_type }) => boat_type === boat('2x').id)).toEqual([])
  })
})
