import { expect, test } from 'vitest'
import { clockAfter } from './clock.ts'

/** An answer of a server whose clock is an hour ahead, so long after it was asked. */
const answer = (asked_at: number, out: number, back: number, ahead = 3_600_000) => ({
  asked_at,
  answered_at: asked_at + out + back,
  server_time: asked_at + out + ahead,
})

test('measures the clock to half of what there and back differ', () => {
  expect(clockAfter(null, answer(1e12, 40, 40))).toMatchObject({ offset: 3_600_000 })
  const lopsided = clockAfter(null, answer(1e12, 300, 20))
  expect(Math.abs(lopsided.offset - 3_600_000)).toBeLessThanOrEqual(160)
})

test('keeps to the quickest answer', () => {
  const quick = clockAfter(null, answer(1e12, 20, 20))
  expect(clockAfter(quick, answer(1e12 + 1000, 900, 100))).toBe(quick)
  expect(clockAfter(quick, answer(1e12 + 1000, 10, 10)).round_trip).toBe(20)
})

test('measures again after ten minutes, and once the clock of the device was set', () => {
  const quick = clockAfter(null, answer(1e12, 20, 20))
  expect(clockAfter(quick, answer(1e12 + 700_000, 100, 100)).round_trip).toBe(200)
  expect(clockAfter(quick, answer(1e12 + 1000, 100, 100, 0)).offset).toBe(0)
})
