import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agenda } from '#contract/planning/calendar.ts'
import { actOnMembers } from '#contract/people/members.ts'
import { me } from '#contract/people/account.ts'
import { squads } from '#contract/people/squads.ts'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { notices, wordsIn } from '../shell/notices.ts'
import { clubStore, keepToken } from '../shell/session-store.ts'
import { paths } from '../paths/paths.ts'
import { leadWith } from '../shell/navigation.ts'
import { api, query } from './api.ts'
import { READ_MS } from './kept-first.ts'
import { queryClient } from './query-client.ts'

type Sent = { url: string; headers: Headers }
const sent: Sent[] = []
let answer: Response

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    sent.push({ url, headers })
    return answer
  })
  vi.useFakeTimers()
  sent.length = 0
  answer = Response.json({ data: [] })
})
afterEach(() => {
  notices.set([])
  clubStore.set(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const said = () =>
  notices.get().map(({ level, persistent, text }) => [level, persistent, wordsIn(text)])
const headers = (...names: string[]) => names.map((name) => sent[0]?.headers.get(name))
const NAMES = ['authorization', 'selected-club-id', 'accept-language']

test('a call says who asks, for which club and in which language', async () => {
  keepToken('secret')
  clubStore.set(7)
  await api(squads, {})
  expect(sent[0]?.url).toBe('/api/v2/squads')
  expect(headers(...NAMES)).toEqual(['Bearer secret', '7', 'en'])
})

test('a call of a stranger says the language alone', async () => {
  await api(me)
  expect(headers(...NAMES)).toEqual([null, null, 'en'])
})

test('what was done in part is said until somebody closes it', async () => {
  const input = { body: { action: 'remove' as const, user_ids: [1, 2] } }
  answer = Response.json({ data: {}, message: '1 of 2 members removed.' }, { status: 206 })
  await api(actOnMembers, input)
  expect(said()).toEqual([['error', true, '1 of 2 members removed.']])
})

test('a query that a signed-out person asks by POST leads to the sign-in, as any other does', async () => {
  vi.stubGlobal('window', { location: { pathname: '/calendar', search: '' } })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
  const led: string[] = []
  leadWith((to) => void led.push(to))
  keepToken('ended')
  answer = Response.json({ code: 'unauthenticated', message: 'Signed out.' }, { status: 401 })
  const body = { start_date: '2026-07-01', end_date: '2026-07-31' }
  await queryClient.fetchQuery(query(agenda, { body })).catch(() => undefined)
  answer = Response.json({ code: 'unauthenticated', message: 'Signed out.' }, { status: 401 })
  await api(agenda, { body }).catch(() => undefined)
  leadWith(() => undefined)
  expect(led).toEqual([paths.logout('expired'), paths.logout('expired')])
  expect(said()).toEqual([])
})

test.each([
  ['in the words of the server', { code: 'conflict', message: 'Somebody was faster.' }, 409],
  ['whatever the status', { code: 'unavailable', message: 'Try again later.' }, 503],
])('a failed call is said %s', async (_, problem, status) => {
  answer = Response.json(problem, { status })
  await expect(api(squads, {})).rejects.toMatchObject({ status, code: problem.code })
  expect(said()).toEqual([['error', false, problem.message]])
})

test('who shows a refusal at its form is spared the notice', async () => {
  answer = Response.json({ code: 'invalid', message: 'No.', errors: { a: ['b'] } }, { status: 400 })
  const failed = api(squads, {}, { own: [400] })
  await expect(failed).rejects.toMatchObject({ errors: { a: ['b'] } })
  expect(said()).toEqual([])
})

/** How often a query is tried until it has failed. */
async function triesUntilFailed(reply: (signal: AbortSignal) => Promise<never>): Promise<number> {
  let tries = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    tries += 1
    return reply(signal)
  })
  const observer = new QueryObserver(queryClient, query(squads, {}))
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(READ_MS)
  expect(observer.getCurrentResult().error).toMatchObject({ status: 0 })
  stop()
  queryClient.clear()
  return tries
}

test('a query that hangs is given up after eight seconds, and not tried again', async () => {
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new TypeError('aborted')))
    })
  expect(await triesUntilFailed(hang)).toBe(1)
})

test('a query that fails at once is tried twice more', async () => {
  expect(await triesUntilFailed(() => Promise.reject(new TypeError('no connection')))).toBe(3)
})
