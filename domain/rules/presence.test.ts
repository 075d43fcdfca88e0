import { expect, test } from 'vitest'
import type { Presence } from '../constants/attendance.ts'
import type { Attendance } from '../constants/statuses.ts'
import { tookPart, wasPresent } from './presence.ts'

test.each<[Attendance | null, Presence | null, boolean]>([
  [1, null, true],
  [1, 'late', true],
  [1, 'no-show', false],
  [2, null, false],
  [2, 'late', true],
  [2, 'no-show', false],
  [null, null, false],
  [null, 'late', true],
  [null, 'no-show', false],
])('an answer of %s with presence %s means present: %s', (attending, presence, expected) => {
  expect(wasPresent({ attending, presence })).toBe(expected)
})

const none = { attending: null, presence: null, proven: false, rated: false }
test.each([
  ['a yes', { ...none, attending: 1 as const }, true],
  ['nothing', none, false],
  ['a file despite a no-show', { ...none, proven: true, presence: 'no-show' as const }, true],
  ['a rating despite a no', { ...none, rated: true, attending: 2 as const }, true],
  ['no rating of a no-show', { ...none, rated: true, presence: 'no-show' as const }, false],
])('a load holds by %s', (_, done, expected) => {
  expect(tookPart(done)).toBe(expected)
})
