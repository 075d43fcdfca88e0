import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { queryClient } from '../api/query-client.ts'
import { followStamps, hasAdvanced, pollWhileDown, type Stamps } from './live-changes.ts'
import { notices } from './notices.ts'
import { createStore } from './store.ts'

const STAMPS: Stamps = { clubs: 10, user: 20, notifications: 30, app_version: 'one' }
const asked: string[] = []

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ data: [] })
  })
  vi.useFakeTimers()
  asked.length = 0
})
afterEach(() => {
  notices.set([])
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['of the clubs', { clubs: 11 }, ['/api/v2/my-clubs']],
  ['of the person', { user: 21 }, ['/api/v2/me']],
  ['of both', { clubs: 11, user: 21 }, ['/api/v2/my-clubs', '/api/v2/me']],
  ['that are older', { clubs: 9, user: 19 }, []],
  ['that are the same', {}, []],
])('stamps %s fetch what has changed', async (_, changed, calls) => {
  followStamps(STAMPS, { ...STAMPS, ...changed })
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toEqual(calls)
  expect(notices.get()).toEqual([])
})

test('the first stamps fetch nothing', async () => {
  followStamps(null, STAMPS)
  await vi.advanceTimersByTimeAsync(10)
  expect([asked, notices.get()]).toEqual([[], []])
})

test('a notice of the person moves the count of unread ones', () => {
  expect(hasAdvanced('notifications', STAMPS, { ...STAMPS, notifications: 31 })).toBe(true)
  expect(hasAdvanced('notifications', STAMPS, STAMPS)).toBe(false)
  expect(hasAdvanced('notifications', null, STAMPS)).toBe(false)
})

test('another version of the app warns until closed, and offers to reload', () => {
  followStamps(STAMPS, { ...STAMPS, app_version: 'two' })
  expect(notices.get()).toMatchObject([{ level: 'warning', persistent: true }])
  expect(notices.get()[0]?.action).toBeDefined()
})

test('without the live channel the clubs are asked for every 30 seconds, until it is back', async () => {
  const works = createStore(true)
  const stop = pollWhileDown(works)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(asked).toEqual([])
  works.set(false)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(30_001)
  expect(asked).toEqual(['/api/v2/my-clubs', '/api/v2/my-clubs'])
  works.set(true)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(asked).toHaveLength(2)
  works.set(false)
  stop()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(asked).toHaveLength(2)
})
