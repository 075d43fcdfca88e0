import { expect, test } from 'vitest'
import type { SessionChange } from '#contract/planning/session-life.ts'
import { wholeDaysOf } from './whole-days.ts'

const change = (changes: SessionChange['changes']): SessionChange => ({
  id: 1,
  at: '2026-11-22T06:00:00Z',
  user: null,
  kind: 'changed',
  changes,
})
const moved = change([
  { field: 'start_date', before: '2026-11-22T06:00:00Z', after: '2026-11-23T06:00:00Z' },
])
const turned = (after: boolean) => change([{ field: 'all_day', before: !after, after }])

test.each([
  ['as now where nothing turned it', [moved, moved], true, [true, true], [true, true]],
  [
    'with a clock before it was turned into a whole day',
    [moved, turned(true), moved],
    true,
    [true, false, false],
    [true, true, false],
  ],
  ['there and back', [turned(false), turned(true)], false, [true, false], [false, true]],
])('%s', (_, changes, now, before, after) => {
  const days = wholeDaysOf(changes, now)
  expect(days.map((one) => one.before)).toEqual(before)
  expect(days.map((one) => one.after)).toEqual(after)
})
