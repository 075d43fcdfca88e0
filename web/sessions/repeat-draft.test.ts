import { expect, test } from 'vitest'
import { isLastOf, nthOf, onceFrom, ruleOf, type RepeatDraft } from './repeat-draft.ts'

const once = onceFrom('2026-10-20')

test.each<[Partial<RepeatDraft>, object | null]>([
  [{}, null],
  [{ frequency: 'daily' }, { repeat_frequency_type: 'daily', repeat_every: 1, repeat_end_date: '2026-12-28' }],
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

test('chosen days have no end', () => {
  expect(ruleOf({ ...once, frequency: 'specific_dates' }, '2026-10-20')).not.toHaveProperty('repeat_end_date')
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
