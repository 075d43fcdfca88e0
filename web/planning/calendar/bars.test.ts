import { expect, test } from 'vitest'
import { barsOf, dayOfSpan, lanesOver } from './bars.ts'
import { placeSessions, shownHours } from './place-sessions.ts'
import { someItem } from '../../../test/support/agenda-item.ts'

const event = (id: number, first: string, last: string) =>
  someItem({
    id,
    kind: 'event',
    sport_id: null,
    start_date: `${first}T08:00:00Z`,
    end_date: `${last}T16:00:00Z`,
  })
const placed = (...items: Parameters<typeof placeSessions>[0]) =>
  placeSessions(items, 'Europe/Zurich')
const MONDAY = '2026-11-23'

test('only an event of a day and more lies across days', () => {
  const spans = (item: Parameters<typeof someItem>[0]) => placed(someItem(item))[0]?.spans
  const evening = { start_date: '2026-11-21T20:00:00Z', end_date: '2026-11-22T01:00:00Z' }
  const days = { start_date: '2026-11-21T08:00:00Z', end_date: '2026-11-23T16:00:00Z' }
  expect(spans({ kind: 'event', ...days })).toBe(true)
  expect(spans({ kind: 'event', ...evening })).toBe(false)
  expect(spans({ kind: 'event', ...evening, all_day_event: true })).toBe(true)
  expect(spans({ kind: 'session', ...days })).toBe(false)
})

test('a bar ends with its row and says that it goes on', () => {
  const spans = placed(event(1, '2026-11-20', '2026-11-24'), event(2, '2026-11-28', '2026-12-02'))
  expect(barsOf(spans, MONDAY, 7)).toMatchObject([
    { from: 0, to: 1, lane: 0, before: true, after: false },
    { from: 5, to: 6, lane: 0, before: false, after: true },
  ])
  expect(barsOf(spans, '2026-12-07', 7)).toEqual([])
})

test('bars on the same days lie below each other, and a free lane is taken again', () => {
  const spans = placed(
    event(1, '2026-11-23', '2026-11-25'),
    event(2, '2026-11-24', '2026-11-27'),
    event(3, '2026-11-26', '2026-11-29'),
  )
  const bars = barsOf(spans, MONDAY, 7)
  expect(bars.map(({ lane }) => lane)).toEqual([0, 1, 0])
  expect([0, 1, 4, 6].map((day) => lanesOver(bars, day))).toEqual([1, 2, 2, 1])
})

test('a list says which of its days it is, and the hours do not grow for it', () => {
  const [camp] = placed(event(1, '2026-11-23', '2026-11-26'))
  if (!camp) throw new Error('nothing was placed')
  expect(dayOfSpan(camp, '2026-11-24')).toEqual({ day: 2, days: 4 })
  expect(shownHours([camp])).toEqual({ from: 5, to: 22 })
  const [row] = placed(someItem())
  expect(row && dayOfSpan(row, '2026-11-21')).toBeNull()
})
