import { expect, test } from 'vitest'
import { nextAt } from './demo-reset.ts'

test.each([
  ['2026-11-28T23:00:00Z', '2026-11-29T02:00:00.000Z'],
  ['2026-11-29T02:00:00Z', '2026-11-30T02:00:00.000Z'],
  // The night in which 02:00 to 03:00 does not exist.
  ['2027-03-27T23:00:00Z', '2027-03-28T01:00:00.000Z'],
])('a demo begins again at three in its place: after %s at %s', (now, next) => {
  expect(nextAt('Europe/Zurich', '03:00', new Date(now)).toISOString()).toBe(next)
})
