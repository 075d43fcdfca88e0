import { expect, test } from 'vitest'
import { countFree, slotsOfWeek, standingAt, tappedSlot, type WeekSlot } from './week-slots.ts'

const tuesday: WeekSlot = { weekday: 2, date: '2026-03-03', part: 'early' }
const free = { weekday: 2, part: 'early', free: true }
const away = { from_date: '2026-03-03', until_date: '2026-03-04', reason: 'travel' }

test.each([
  [{ slots: [], absences: [] }, 'unsaid'],
  [{ slots: [free], absences: [] }, 'free'],
  [{ slots: [{ ...free, free: false }], absences: [] }, 'busy'],
  [{ slots: [{ ...free, part: 'evening' }], absences: [] }, 'unsaid'],
  [{ slots: [free], absences: [away] }, 'away'],
  [{ slots: [free], absences: [{ ...away, from_date: '2026-03-04' }] }, 'free'],
] as const)('%j stands %s', (said, expected) => {
  expect(standingAt({ slots: [...said.slots], absences: [...said.absences] }, tuesday)).toBe(
    expected,
  )
})

test('counts those who can', () => {
  const people = [
    { slots: [free], absences: [] },
    { slots: [free], absences: [away] },
    { slots: [], absences: [] },
  ]
  expect(countFree(people, tuesday)).toBe(1)
})

test('a week has its days by date', () => {
  const slots = slotsOfWeek('2026-03-02')
  expect(slots).toHaveLength(28)
  expect(slots.at(-1)).toEqual({ weekday: 7, date: '2026-03-08', part: 'evening' })
})

test('taps go round', () => {
  const once = tappedSlot([], 2, 'early')
  expect(once).toEqual([{ weekday: 2, part: 'early', free: true }])
  const twice = tappedSlot(once, 2, 'early')
  expect(twice).toEqual([{ weekday: 2, part: 'early', free: false }])
  expect(tappedSlot(twice, 2, 'early')).toEqual([])
})
