import { expect, test } from 'vitest'
import type { RepeatRule } from './repeat-days.ts'
import { repeatFields, ruleOfFields } from './repeat-fields.ts'

const RULES: RepeatRule[] = [
  { repeat_frequency_type: 'daily', repeat_every: 2, repeat_end_date: '2026-06-30' },
  { repeat_frequency_type: 'weekly', repeat_on_the_specific_days: [2, 4], repeat_numbers: 8 },
  {
    repeat_frequency_type: 'monthly',
    repeat_on_the_specific_step: -1,
    repeat_on_the_specific_every: 5,
    repeat_numbers: 3,
  },
  { repeat_frequency_type: 'specific_dates', repeat_dates: ['2026-05-01'] },
]

test.each(RULES)('a rule is read back from its fields: $repeat_frequency_type', (rule) => {
  expect(ruleOfFields(repeatFields(rule))).toEqual(rule)
})

test('a session that stands alone has the same fields, all empty', () => {
  const fields = repeatFields(null)
  expect(Object.values(fields).every((value) => value === null)).toBe(true)
  expect(Object.keys(fields)).toHaveLength(8)
  expect(ruleOfFields(fields)).toBeNull()
})
