import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { me } from '#contract/people/account.ts'
import { myClubs } from '#contract/people/clubs.ts'
import type { Reply } from '#contract/endpoint.ts'
import { FEATURE, FEATURE_IDS } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Access } from '#domain/rules/access.ts'
import { membershipOf } from '../../test/support/memberships.ts'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { query } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import {
  enter,
  firstReport,
  foundersOnly,
  guestsOnly,
  newcomersOnly,
  payersToBilling,
  switchClub,
  type Guard,
} from './guards.ts'
import { notices, wordsIn } from './notices.ts'
import { clubStore, keepTarget, keepToken, lastWords, rememberedTarget } from './session-store.ts'
import { meQuery } from './viewer.ts'

type Person = Reply<typeof me>['data']
type Memberships = ReturnType<typeof membershipOf>[]

const PERSON: Person = {
  id: 7,
  first_name: 'Ida',
  last_name: 'Inlet',
  full_name: 'Ida Inlet',
  email: 'ida@inlet.slipway.test',
  picture: null,
  is_admin: false,
  firebase_password: 'ticket',
  created_at: '2026-01-01T00:00:00Z',
  preferred_language: 'en',
  founds_club: false,
  has_children: false,
  units: 'metric',
  lacks_second_step: false,
  impersonation_ends: null,
  health_consent: 'given',
}
const RUNNING = { bill: '2999-01-01T00:00:00Z', features: FEATURE_IDS }
const ENDED = { bill: '2001-01-01T00:00:00Z', features: FEATURE_IDS }
const coach = membershipOf(3, { ...RUNNING, role: ROLE.coach })
const athlete = membershipOf(3, { ...RUNNING, role: ROLE.athlete })

function signIn(memberships: Memberships, person: Partial<Person> = {}): void {
  keepToken('token')
  queryClient.setQueryData(meQuery.queryKey, { data: { ...PERSON, ...person } })
  queryClient.setQueryData(query(myClubs).queryKey, { data: memberships })
}

/** Where a guard sends a person who goes to this path; null where it lets them through. */
async function placeAfter(guard: Guard, path = '/calendar', params = {}): Promise<string | null> {
  const request = new Request(`http://slipway.test${path}`)
  try {
    await guard({ request, params })
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
  localStorage.setItem('set-up', 'done')
  clubStore.set(null)
  queryClient.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  notices.set([])
  queryClient.clear()
  clubStore.set(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const member: Access = { level: 'member' }
const paying: Access = { level: 'member', permission: 'manage-licences', expired: 'allowed' }
const said = () => notices.get().map(({ level, persistent }) => ({ level, persistent }))

describe('a page for guests', () => {
  test('sends who is signed in to the start, and lets guests in', async () => {
    expect(await placeAfter(guestsOnly, '/login')).toBeNull()
    signIn([coach])
    expect(await placeAfter(guestsOnly, '/login')).toBe('/')
  })
})

describe('a page of the club', () => {
  test('sends a stranger to the sign-in and remembers the way with its query', async () => {
    expect(await placeAfter(enter(member), '/calendar?view=week&date=2026-12-01')).toBe('/login')
    expect(rememberedTarget()).toMatchObject({
      path: '/calendar',
      search: '?view=week&date=2026-12-01',
    })
  })

  test.each([
    ['who has no club to the welcome', [], {}, '/welcome'],
    ['a guardian without a club to the children', [], { has_children: true }, '/children'],
    [
      'who decides on the plan to the bill, once it has ended',
      [membershipOf(3, { ...ENDED, role: ROLE.manager })],
      {},
      '/billing',
    ],
    [
      'others to the page that says it has ended',
      [membershipOf(3, { ...ENDED, role: ROLE.coach })],
      {},
      '/billing-licence-expired',
    ],
    ['nobody away who may enter', [coach], {}, null],
  ])('sends %s', async (_, memberships, person, place) => {
    signIn(memberships, person)
    expect(await placeAfter(enter(member))).toBe(place)
    expect(said()).toEqual([])
  })

  test('of a feature the plan lacks says so until closed, and leads to the plans', async () => {
    signIn([membershipOf(3, { bill: RUNNING.bill, role: ROLE.coach })])
    const place = await placeAfter(enter({ level: 'member', feature: FEATURE.gmt }), '/reports/gmt')
    expect(place).toMatch(/^\/upgrade-to-performance\b/)
    expect(said()).toEqual([{ level: 'error', persistent: true }])
  })

  test.each([
    ['a role', { level: 'member', role: [ROLE.coach] }, '/unauthorized'],
    ['a permission', { level: 'member', permission: 'invite-members' }, '/unauthorized'],
    [
      'a permission about challenges',
      { level: 'member', permission: 'manage-challenges' },
      '/challenges',
    ],
    ['to pay for the plan', paying, '/unauthorized'],
  ] as const)('that asks for %s says that it is closed, and leads on', async (_, access, place) => {
    signIn([athlete])
    expect(await placeAfter(enter(access), '/somewhere')).toBe(place)
    expect(said()).toEqual([{ level: 'error', persistent: false }])
  })

  test('for clubs alone is closed in an account of one’s own, the bill is not', async () => {
    signIn([membershipOf(4, { ...RUNNING, role: ROLE.manager, individual: true })])
    const refused = { level: 'member', individual: 'refused' } as const
    expect(await placeAfter(enter(refused), '/squads/overview')).toBe('/unauthorized')
    expect(await placeAfter(enter(paying), '/billing')).toBeNull()
  })

  test('of the platform sends others home', async () => {
    signIn([coach])
    expect(await placeAfter(enter({ level: 'admin' }), '/admin/users')).toBe('/home')
    signIn([], { is_admin: true })
    expect(await placeAfter(enter({ level: 'admin' }), '/admin/users')).toBeNull()
  })
})

test('a refused profile is said where one signs in again', async () => {
  const problem = { status: 403, code: 'forbidden', message: 'The profile is torn.' }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 403 }))
  keepToken('token')
  expect(await placeAfter(enter(member))).toMatch(/^\/logout\b/)
  expect(lastWords.get()).toBe('The profile is torn.')
  lastWords.set(null)
})

test('the welcome sends who has a club home', async () => {
  signIn([])
  expect(await placeAfter(newcomersOnly, '/welcome')).toBeNull()
  signIn([coach])
  expect(await placeAfter(newcomersOnly, '/welcome')).toBe('/home')
})

test('the step of the club is for who signed up to found one', async () => {
  const path = '/activate-account/c0de/club'
  signIn([coach])
  expect(await placeAfter(foundersOnly, path, { code: 'c0de' })).toBe(
    '/activate-account/c0de/final',
  )
  signIn([], { founds_club: true })
  expect(await placeAfter(foundersOnly, path, { code: 'c0de' })).toBeNull()
  expect(await placeAfter(newcomersOnly, '/welcome')).toBe('/activate-account/mine/club')
})

test('who pays for a plan that has ended is led on to the bill', async () => {
  const path = '/billing-licence-expired'
  for (const [facts, place] of [
    [{ ...ENDED, role: ROLE.manager }, '/billing'],
    [{ ...ENDED, role: ROLE.athlete }, null],
    [{ ...RUNNING, role: ROLE.manager }, null],
  ] as const) {
    signIn([membershipOf(3, facts)])
    expect(await placeAfter(payersToBilling, path)).toBe(place)
  }
})

test('reports begin with the mornings for a coach, else with one’s own training', async () => {
  signIn([coach])
  expect(await placeAfter(firstReport, '/reports')).toBe('/reports/morning-monitoring/daily')
  signIn([athlete])
  expect(await placeAfter(firstReport, '/reports')).toBe('/reports/my-training')
  localStorage.setItem('last-report', 'reportAttendance')
  expect(await placeAfter(firstReport, '/reports')).toBe('/reports/attendance')
})

test('switching the club leads to the place one was going to, or home', async () => {
  signIn([coach, membershipOf(5, { ...RUNNING, role: ROLE.athlete })])
  keepTarget({ path: '/session/12', search: '?tab=1', clubId: 5 })
  const to = (clubId: string) => placeAfter(switchClub, `/switch-club/${clubId}`, { clubId })
  expect(await to('5')).toBe('/session/12?tab=1')
  expect(document.cookie).toContain('selected-club=5')
  expect(await to('3')).toBe('/home')
  expect(await to('99')).toBe('/home')
  expect(notices.get().map(({ text }) => wordsIn(text)).length).toBe(1)
})
