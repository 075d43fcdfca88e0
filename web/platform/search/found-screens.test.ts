import { describe, expect, test } from 'vitest'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { TEST_KINDS } from '#domain/performance-tests/kinds.ts'
import { common } from '#texts/en/screens/common.ts'
import { search } from '#texts/en/screens/search.ts'
import { allScreens } from '../../screens/all-screens.ts'
import type { Viewer } from '../../shell/viewer.ts'
import { foundScreens, type PlaceWords } from './found-screens.ts'

const words: PlaceWords = {
  screen: (title) => common.screens[title],
  test: (kind) => common.tests[kind],
  action: (name) => search.actions[name],
  also: (name) => search.also[name],
}

const viewer = (roles: readonly RoleId[], permissions: readonly Permission[] = []): Viewer => ({
  user_id: 7,
  is_admin: false,
  has_clubs: true,
  impersonated: false,
  lacks_second_step: false,
  club: {
    id: 1,
    is_individual: false,
    default_sport_id: 1,
    member: true,
    roles,
    permissions,
    features: FEATURE_IDS,
    subscription_ends: null,
    expired: false,
  },
  selected: null,
  memberships: [],
  me: {} as Viewer['me'],
})
const coach = viewer([ROLE.head_coach], PERMISSIONS)
const athlete = viewer([ROLE.athlete])

const found = async (query: string, who: Viewer) =>
  foundScreens(query, who, await allScreens(), words)
const places = async (query: string, who: Viewer) => (await found(query, who)).map(({ to }) => to)

describe('what a coach finds', () => {
  test.each([
    ['plan a session', '/create-session'],
    ['new training', '/create-session'],
    ['add a member', '/add-member'],
    ['upload a file', '/upload-session-files'],
    ['days away', undefined],
    ['Calednar', '/calendar'],
    ['roles', '/edit-club/roles'],
    ['password', '/settings/password'],
    ['gold medal times', '/reports/gmt'],
    ['deleted', '/deleted-sessions'],
  ])('%s opens %s', async (query, to) => {
    expect((await places(query, coach))[0]).toBe(to)
  })

  test('each kind of test of performance is found by its name', async () => {
    for (const kind of TEST_KINDS)
      expect(await places(common.tests[kind], coach)).toContain(`/reports/${kind}-tests`)
  })

  test('a screen is found once, and none that an address has to be filled in for', async () => {
    for (const query of ['e', 'a', 'session', 'test']) {
      const hits = await found(query, coach)
      expect(new Set(hits.map(({ title }) => title)).size).toBe(hits.length)
      expect(hits.map(({ to }) => to).filter((to) => to.includes(':'))).toEqual([])
    }
  })
})

test('without words one finds what one can do first', async () => {
  const all = await found('', coach)
  expect(all[0]).toMatchObject({ kind: 'action', to: '/create-session' })
})

describe('what an athlete finds', () => {
  test.each(['add a member', 'create a squad', 'add equipment', 'roles and permissions', 'admin'])(
    'nothing by %s',
    async (query) => {
      expect(await places(query, athlete)).toEqual([])
    },
  )

  test.each([
    ['morning', '/profile/morning-monitoring/7?entry=1'],
    ['holiday', '/availability'],
    ['note', '/profile/notes/7'],
  ])('%s opens %s', async (query, to) => {
    expect((await places(query, athlete))[0]).toBe(to)
  })

  test('nothing of their own account while an administrator acts for them', async () => {
    expect(await places('password', { ...athlete, impersonated: true })).toEqual([])
    expect(await places('write a note', { ...athlete, impersonated: true })).toEqual([])
  })

  test('crews only where the club is on the water', async () => {
    expect(await places('crews', athlete)).toEqual(['/crews'])
    const onLand = { ...athlete, club: athlete.club && { ...athlete.club, default_sport_id: 3 } }
    expect(await places('crews', onLand)).toEqual([])
  })
})
