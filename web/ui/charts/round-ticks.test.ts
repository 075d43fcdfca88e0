import { expect, test } from 'vitest'
import { ticksUpTo } from './round-ticks.ts'

test.each([
  [0, [0, 1]],
  [0.8, [0, 0.2, 0.4, 0.6, 0.8]],
  [9.5, [0, 2.5, 5, 7.5, 10]],
  [10.1, [0, 5, 10, 15]],
  [60, [0, 20, 40, 60]],
])('an axis for %d ends where nothing lies above it', (most, ticks) => {
  const written = ticksUpTo(most)
  expect(written).toHaveLength(ticks.length)
  for (const [place, tick] of ticks.entries()) expect(written[place]).toBeCloseTo(tick)
})
