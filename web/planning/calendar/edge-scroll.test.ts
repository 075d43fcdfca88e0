import { expect, test } from 'vitest'
import { scrollSpeed } from './edge-scroll.ts'

test.each([
  ['in the middle', 400, 0],
  ['just below the upper edge', 96, 0],
  ['near the upper edge', 48, -7],
  ['at the upper edge', 0, -14],
  ['above the window', -40, -14],
  ['near the lower edge', 796, 7],
  ['at the lower edge', 844, 14],
])('held %s at %d px of 844 the page goes %d px', (_, y, speed) => {
  expect(scrollSpeed(y, 844)).toBe(speed)
})
