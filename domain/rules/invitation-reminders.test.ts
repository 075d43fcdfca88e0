import { describe, expect, test } from 'vitest'
import { daysLeft, isReminderDue } from './invitation-reminders.ts'

const sent_at = '2026-03-01T10:00:00Z'
const expires_at = '2026-03-15T10:00:00Z'

describe('a reminder', () => {
  test.each([
    ['2026-03-04T09:59:59Z', null, false],
    ['2026-03-04T10:00:00Z', null, true],
    ['2026-03-11T10:30:00Z', '2026-03-04T10:12:00Z', true],
    ['2026-03-11T09:00:00Z', '2026-03-04T10:12:00Z', false],
    ['2026-03-12T10:00:00Z', '2026-03-11T10:12:00Z', false],
    ['2026-03-15T10:00:00Z', null, false],
  ])('at %s, after one at %s, is due: %s', (now, reminded_at, due) => {
    expect(isReminderDue({ sent_at, expires_at, reminded_at }, Date.parse(now))).toBe(due)
  })

  test('is sent twice at most, also when the first comes late', () => {
    const hours = Array.from({ length: 14 * 24 }, (_, hour) => Date.parse(sent_at) + hour * 3.6e6)
    const sentFrom = (first: number) => {
      let reminded_at: string | null = null
      let count = 0
      for (const now of hours.slice(first)) {
        if (!isReminderDue({ sent_at, expires_at, reminded_at }, now)) continue
        reminded_at = new Date(now).toISOString()
        count++
      }
      return count
    }
    expect([0, 4 * 24, 11 * 24].map(sentFrom)).toEqual([2, 2, 1])
  })
})

test.each([
  ['2026-03-04T10:00:00Z', 11],
  ['2026-03-04T10:20:00Z', 11],
  ['2026-03-15T09:00:00Z', 1],
])('at %s it holds for %i days', (now, days) => {
  expect(daysLeft({ expires_at }, Date.parse(now))).toBe(days)
})
