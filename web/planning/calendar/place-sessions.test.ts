import { expect, test } from 'vitest'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { byDay, lanesOf, placeSessions, shownHours, timeText } from './place-sessions.ts'
import { someItem } from '../../../test/support/agenda-item.ts'

const session = (
  id: number,
  name: string,
  start_date: string,
  end_date: string,
  all_day_event = false,
): AgendaItem => someItem({ id, name, start_date, end_date, all_day_event })
const placed = (...items: AgendaItem[]) => placeSessions(items, 'Europe/Zurich')

test('sessions stand on the club’s clock, by start and then by name', () => {
  const later = session(1, 'B', '2026-11-21T07:00:00Z', '2026-11-21T08:30:00Z')
  const earlier = session(2, 'C', '2026-11-21T05:00:00Z', '2026-11-21T06:00:00Z')
  const sameTime = session(3, 'A', '2026-11-21T07:00:00Z', '2026-11-21T09:00:00Z')
  expect(
    placed(later, earlier, sameTime).map(
      ({ item, time, to }) => `${item.id}: ${time}–${timeText(to)}`,
    ),
  ).toEqual(['2: 06:00–07:00', '3: 08:00–10:00', '1: 08:00–09:30'])
})

test.each([
  [
    'the spring change',
    '2026-03-29T00:30:00Z',
    '2026-03-29T01:30:00Z',
    '2026-03-29',
    '01:30',
    '03:30',
  ],
  [
    'the autumn change',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25',
    '02:30',
    '02:30',
  ],
  ['midnight', '2026-07-01T20:00:00Z', '2026-07-01T22:00:00Z', '2026-07-01', '22:00', '24:00'],
  ['a moment', '2026-07-01T10:00:00Z', '2026-07-01T10:00:00Z', '2026-07-01', '12:00', '12:00'],
])('%s', (_, start, end, day, from, to) => {
  const [one] = placed(session(1, 'A', start, end))
  expect([one?.first, one?.last, one?.time, timeText(one?.to ?? 0)]).toEqual([day, day, from, to])
})

test('what lasts several days stands on each of them, as far as they are shown', () => {
  const days = byDay(
    placed(session(1, 'Camp', '2026-11-20T23:00:00Z', '2026-11-23T23:00:00Z', true)),
    '2026-11-20',
    '2026-11-22',
  )
  expect([...days].map(([day, all]) => `${day} ${all.length}`)).toEqual([
    '2026-11-20 0',
    '2026-11-21 1',
    '2026-11-22 1',
  ])
})

test('sessions at the same time stand side by side', () => {
  const at = (id: number, from: string, to: string) =>
    session(id, String(id), `2026-11-21T${from}:00Z`, `2026-11-21T${to}:00Z`)
  const lanes = lanesOf(
    placed(
      at(1, '06:00', '08:00'),
      at(2, '07:00', '09:00'),
      at(3, '08:00', '10:00'),
      at(4, '12:00', '12:05'),
    ),
    '2026-11-21',
  )
  expect(
    lanes.map(({ placed: { item }, left, width, to }) => [item.id, left, width, timeText(to)]),
  ).toEqual([
    [1, 0, 50, '09:00'],
    [2, 50, 50, '10:00'],
    [3, 0, 50, '11:00'],
    [4, 0, 100, '13:30'],
  ])
})

test.each([
  ['nothing', [], { from: 5, to: 22 }],
  [
    'before dawn',
    [session(1, 'A', '2026-11-21T03:30:00Z', '2026-11-21T06:00:00Z')],
    { from: 4, to: 22 },
  ],
  [
    'a late evening',
    [session(1, 'A', '2026-11-21T18:00:00Z', '2026-11-21T21:15:00Z')],
    { from: 5, to: 23 },
  ],
  [
    'past midnight',
    [session(1, 'A', '2026-11-21T20:00:00Z', '2026-11-22T08:00:00Z')],
    { from: 0, to: 24 },
  ],
  [
    'a whole day',
    [session(1, 'A', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z', true)],
    { from: 5, to: 22 },
  ],
])('hours shown for %s', (_, items, hours) => {
  expect(shownHours(placed(...items))).toEqual(hours)
})
