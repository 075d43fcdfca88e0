import { expect, test } from 'vitest'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import {
  countFrom,
  draftOfRule,
  isLastOf,
  nthOf,
  onceFrom,
  ruleOf,
  type RepeatDraft,
} from './repeat-draft.ts'

const once = onceFrom('2026-10-20')

test.each<[Partial<RepeatDraft>, object | null]>([
  [{}, null],
  [
    { frequency: 'daily' },
    { repeat_frequency_type: 'daily', repeat_every: 1, repeat_end_date: '2026-12-28' },
  ],
  [
    { frequency: 'daily', ends: 'count', count: 5 },
    { repeat_frequency_type: 'daily', repeat_every: 1, repeat_numbers: 5 },
  ],
  [{ frequency: 'weekly' }, { repeat_on_the_specific_days: [2] }],
  [
    { frequency: 'weekly', weekdays: [2, 4], every: 2 },
    { repeat_every: 2, repeat_on_the_specific_days: [2, 4] },
  ],
  [
    { frequency: 'monthly', monthly: 'nth' },
    { repeat_on_the_specific_step: 3, repeat_on_the_specific_every: 2 },
  ],
  [
    { frequency: 'monthly', monthly: 'last' },
    { repeat_on_the_specific_step: -1, repeat_on_the_specific_every: 2 },
  ],
  [
    { frequency: 'specific_dates', dates: ['2026-12-01'] },
    { repeat_frequency_type: 'specific_dates', repeat_dates: ['2026-12-01'] },
  ],
])('%j is the rule %j', (part, rule) => {
  const found = ruleOf({ ...once, ...part }, '2026-10-20')
  if (rule === null) expect(found).toBeNull()
  else expect(found).toMatchObject(rule)
})

test.each<[RepeatRule, Partial<RepeatDraft>]>([
  [
    {
      repeat_frequency_type: 'weekly',
      repeat_every: 2,
      repeat_on_the_specific_days: [2, 4],
      repeat_numbers: 9,
    },
    {
      frequency: 'weekly',
      every: 2,
      weekdays: [2, 4],
      ends: 'count',
      count: 9,
      endDay: '2026-12-15',
    },
  ],
  [
    { repeat_frequency_type: 'daily', repeat_every: 1, repeat_end_date: '2026-12-31' },
    { frequency: 'daily', ends: 'date', endDay: '2026-12-31', count: 5 },
  ],
  [
    {
      repeat_frequency_type: 'monthly',
      repeat_every: 1,
      repeat_on_the_specific_step: 3,
      repeat_on_the_specific_every: 2,
      repeat_end_date: '2026-12-31',
    },
    { frequency: 'monthly', monthly: 'nth' },
  ],
  [
    { repeat_frequency_type: 'specific_dates', repeat_dates: ['2026-12-01'] },
    { frequency: 'specific_dates', dates: ['2026-12-01'] },
  ],
])('the rule %j stands in the form as %j, and is the same again', (rule, draft) => {
  const found = draftOfRule(rule, { last: '2026-12-15', count: 5 })
  expect(found).toMatchObject(draft)
  expect(ruleOf(found, '2026-10-20')).toEqual(rule)
})

test.each<[RepeatRule, string, string, number]>([
  [
    { repeat_frequency_type: 'weekly', repeat_on_the_specific_days: [2, 4], repeat_numbers: 8 },
    '2026-10-27',
    '2026-11-12',
    6,
  ],
  [
    { repeat_frequency_type: 'daily', repeat_end_date: '2026-12-31' },
    '2026-10-30',
    '2026-11-02',
    4,
  ],
  [
    { repeat_frequency_type: 'specific_dates', repeat_dates: ['2026-12-01'] },
    '2026-10-30',
    '2026-12-01',
    1,
  ],
])('%j has from %s to %s so many: %d', (rule, day, last, count) =>
  expect(countFrom(rule, day, last)).toBe(count),
)

test('chosen days have no end', () => {
  expect(ruleOf({ ...once, frequency: 'specific_dates' }, '2026-10-20')).not.toHaveProperty(
    'repeat_end_date',
  )
})

test.each([
  ['2026-10-01', 1, false],
  ['2026-10-24', 4, false],
  ['2026-10-25', 4, true],
  ['2026-10-31', 5, true],
  ['2026-02-28', 4, true],
])('%s is number %d of its weekday, the last: %s', (day, nth, last) => {
  expect([nthOf(day), isLastOf(day)]).toEqual([nth, last])
})
