import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverDate, serverNow } from './server-clock.ts'

const NOON = Date.parse('2026-11-28T12:00:00Z')
const HOUR_MS = 3_600_000
const reply = (at: number) => ({ headers: new Headers({ date: new Date(at).toUTCString() }) })

beforeEach(() => vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  noteServerTime(reply(Date.now()))
  vi.useRealTimers()
})

test('today is that of the server on a phone whose clock is a day ahead', () => {
  vi.setSystemTime(NOON + 24 * HOUR_MS)
  noteServerTime(reply(NOON))
  expect(serverDate().toISOString()).toBe('2026-11-28T12:00:00.000Z')
  vi.advanceTimersByTime(HOUR_MS)
  expect(serverNow()).toBe(NOON + HOUR_MS)
})

test.each([
  ['a clock that is right', NOON],
  ['a reply that took a moment', NOON - 2_000],
])('nothing is put right by %s', (_, at) => {
  noteServerTime(reply(at))
  expect(serverNow()).toBe(NOON)
})

test('a reply that does not say the time changes nothing', () => {
  noteServerTime({ headers: new Headers() })
  expect(serverNow()).toBe(NOON)
})
