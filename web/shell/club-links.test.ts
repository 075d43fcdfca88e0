import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reply } from '#contract/endpoint.ts'
import { me } from '#contract/people/account.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Access } from '#domain/rules/access.ts'
import { membershipOf } from '../../test/support/memberships.ts'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { query } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { enter } from './guards.ts'
import { clubState } from './select-club.ts'
import { clubStore, keepClub, keepToken, rememberedTarget } from './session-store.ts'

/** A storage whose keys can be listed, as a browser's can. */
const listed = (): Storage => {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => void (kept[key] = value) },
    removeItem: { value: (key: string) => void delete kept[key] },
  }) as unknown as Storage
}

const RUNNING = { bill: '2999-01-01T00:00:00Z', features: FEATURE_IDS, role: ROLE.coach }

/** An administrator of the platform who coaches in two clubs. */
beforeEach(() => {
  vi.stubGlobal('localStorage', listed())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
  keepToken('token')
  const data = { id: 7, is_admin: true } as Reply<typeof me>['data']
  queryClient.setQueryData(query(me).queryKey, { data })
  queryClient.setQueryData(query(myClubs).queryKey, {
    data: [membershipOf(3, RUNNING), membershipOf(5, RUNNING)],
  })
})
afterEach(() => {
  queryClient.clear()
  clubStore.set(null)
  vi.unstubAllGlobals()
})

async function placeAfter(access: Access, path: string): Promise<string | null> {
  try {
    await enter(access)({ request: new Request(`http://slipway.test${path}`), params: {} })
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
}
const member: Access = { level: 'member' }

/** This tab works in the club, and has narrowed down a report there. */
function workIn(club: number): void {
  keepClub(club)
  localStorage.setItem(clubState('report'), '{"squads":[1]}')
}
const narrowed = () => localStorage.getItem('club-state:3:report')

describe('a link that names a club', () => {
  test('leads to its place there from another club', async () => {
    workIn(3)
    const link = '/reports/attendance?by=day&from=2026-03-02&club_id=5'
    expect(await placeAfter(member, link)).toBe('/reports/attendance?by=day&from=2026-03-02')
    expect([clubStore.get(), narrowed()]).toEqual([5, null])
    expect(document.cookie).toContain('selected-club=5')
  })

  test('leads to its place there in a new window', async () => {
    document.cookie = 'selected-club=3'
    expect(await placeAfter(member, '/billing?club_id=5')).toBe('/billing')
    expect(clubStore.get()).toBe(5)
  })

  test('keeps what was narrowed down in the same club', async () => {
    workIn(3)
    expect(await placeAfter(member, '/billing?club_id=3')).toBe('/billing')
    expect([clubStore.get(), narrowed()]).toEqual([3, '{"squads":[1]}'])
  })

  test('changes nothing where the club is none of one’s own', async () => {
    clubStore.set(3)
    expect(await placeAfter(member, '/calendar?club_id=99')).toBeNull()
    expect(clubStore.get()).toBe(3)
  })

  test('is no link where the platform lists clubs', async () => {
    clubStore.set(3)
    expect(await placeAfter({ level: 'admin' }, '/admin/clubs?club_id=5')).toBeNull()
    expect(clubStore.get()).toBe(3)
  })
})

describe('a tab that is reloaded', () => {
  /** What a tab has in memory is gone; another has chosen a club meanwhile. */
  function reload(): void {
    clubStore.set(null)
    document.cookie = 'selected-club=5'
  }

  test('keeps its club, and what was narrowed down there', async () => {
    workIn(3)
    reload()
    expect(await placeAfter(member, '/calendar')).toBeNull()
    expect([clubStore.get(), narrowed()]).toEqual([3, '{"squads":[1]}'])
  })

  test('remembers its place with its club', async () => {
    workIn(3)
    reload()
    await placeAfter(member, '/calendar')
    expect(rememberedTarget()).toMatchObject({ path: '/calendar', clubId: 3 })
  })

  test('follows a link that names another club', async () => {
    workIn(3)
    reload()
    expect(await placeAfter(member, '/calendar?club_id=5')).toBe('/calendar')
    expect(clubStore.get()).toBe(5)
  })
})
