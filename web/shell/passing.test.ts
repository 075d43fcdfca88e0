import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reply } from '#contract/endpoint.ts'
import type { me } from '#contract/people/account.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Access } from '#domain/rules/access.ts'
import { membershipOf } from '../../test/support/memberships.ts'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { query } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { enter } from './guards.ts'
import { notices } from './notices.ts'
import { passesAgain, passing } from './passing.ts'
import { clubStore, keepToken } from './session-store.ts'
import { meQuery } from './viewer.ts'

const RUNNING = { bill: '2999-01-01T00:00:00Z', features: FEATURE_IDS }
const member: Access = { level: 'member' }
const paying: Access = { level: 'member', permission: 'manage-licences' }

/** Somebody who manages club 3 and rows in club 5. */
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
  keepToken('token')
  queryClient.setQueryData(meQuery.queryKey, { data: { id: 7 } as Reply<typeof me>['data'] })
  queryClient.setQueryData(query(myClubs).queryKey, {
    data: [
      membershipOf(3, { ...RUNNING, role: ROLE.manager }),
      membershipOf(5, { ...RUNNING, role: ROLE.athlete }),
    ],
  })
  clubStore.set(3)
})
afterEach(() => {
  queryClient.clear()
  clubStore.set(null)
  notices.set([])
  vi.unstubAllGlobals()
})

/** The app at a place, with how often its guard was asked. */
async function at(place: string) {
  const seen: string[] = []
  const page = (path: string, access: Access) => ({
    path,
    loader: passing([
      enter(access),
      ({ request: { url } }) => void seen.push(new URL(url).pathname + new URL(url).search),
    ]),
    shouldRevalidate: passesAgain,
  })
  const router = createMemoryRouter(
    [page('/calendar', member), page('/billing', paying), page('/unauthorized', member)],
    { initialEntries: [place] },
  )
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve())
  })
  const here = () => router.state.location.pathname + router.state.location.search
  const go = async (to: string) => {
    seen.length = 0
    await router.navigate(to)
    return { place: here(), club: clubStore.get(), seen: [...seen] }
  }
  return { go, leave: () => router.dispose() }
}

test('a link that names another club is followed from the same place', async () => {
  const { go, leave } = await at('/calendar?view=week')
  expect(await go('/calendar?view=week&club_id=5')).toEqual({
    place: '/calendar?view=week',
    club: 5,
    seen: ['/calendar?view=week'],
  })
  leave()
})

test('who may not enter the same place in the other club is led away', async () => {
  const { go, leave } = await at('/billing')
  expect(await go('/billing?club_id=5')).toMatchObject({ place: '/unauthorized', club: 5 })
  leave()
})

test('another club chosen meanwhile asks again at the same place', async () => {
  const { go, leave } = await at('/billing')
  clubStore.set(5)
  expect(await go('/billing?page=2')).toMatchObject({ place: '/unauthorized' })
  leave()
})

test('turning a page and filtering ask for nothing again', async () => {
  const { go, leave } = await at('/calendar?view=week')
  expect(await go('/calendar?view=month')).toEqual({
    place: '/calendar?view=month',
    club: 3,
    seen: [],
  })
  leave()
})
