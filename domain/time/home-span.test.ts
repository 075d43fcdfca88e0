import { expect, test } from 'vitest'
import { homeSpan } from './home-span.ts'

test.each([
  ['Monday', '2026-11-23', '2026-11-24', '2026-11-29'],
  ['Saturday', '2026-11-28', '2026-11-29', '2026-11-29'],
  ['Sunday', '2026-11-29', '2026-11-30', '2026-12-06'],
])('after a %s the week ahead ends on a Sunday', (_, today, from, until) => {
  expect(homeSpan(today)).toEqual({ from, until })
})
