import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayIn } from '#domain/time/zoned-time.ts'
import { followMinutes } from './club-clock.ts'
import { serverDate } from './server-clock.ts'

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-13T21:58:30Z') })
  page = new EventTarget()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The days in Berlin that a page which stays open sees. */
function openPage() {
  const seen: string[] = []
  const stop = followMinutes(() => seen.push(dayIn('Europe/Berlin', serverDate())))
  return { seen, stop }
}

test('a page that stays open has the new day from midnight at the club', () => {
  const { seen, stop } = openPage()
  vi.advanceTimersByTime(89_999)
  expect(seen).toEqual(['2026-06-13'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['2026-06-13', '2026-06-14'])
  stop()
  vi.advanceTimersByTime(600_000)
  expect(seen).toHaveLength(2)
})

test('a page that slept over midnight has the new day when it is looked at', () => {
  const { seen, stop } = openPage()
  vi.setSystemTime(Date.parse('2026-06-14T05:00:30Z'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toEqual(['2026-06-14'])
  vi.advanceTimersByTime(30_000)
  expect(seen).toHaveLength(2)
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toHaveLength(2)
})
