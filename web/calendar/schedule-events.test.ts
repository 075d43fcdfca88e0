import { expect, test } from 'vitest'
import type { AgendaItem } from '#contract/calendar.ts'
import { scheduleEvents, shownHours } from './schedule-events.ts'

const session = (id: number, name: string, start_date: string, end_date: string, all_day_event = false): AgendaItem => ({
  id,
  name,
  start_date,
  end_date,
  all_day_event,
  kind: 'session',
  sport_id: 1,
  published: true,
  competitive: false,
  planned_distance: null,
  planned_time: null,
  structure_text: null,
  location: null,
  participants: 0,
  attending: 0,
  attendance_limit: null,
  not_attending: 0,
  has_results: false,
  mine: null,
})
const spans = (...items: AgendaItem[]) =>
  scheduleEvents(items, 'Europe/Zurich', () => 'gray').map(({ id, start, end }) => `${id}: ${String(start)} – ${String(end)}`)

test('sessions stand on the club’s clock, by start and then by name', () => {
  const later = session(1, 'B', '2026-11-21T07:00:00Z', '2026-11-21T08:30:00Z')
  const earlier = session(2, 'C', '2026-11-21T05:00:00Z', '2026-11-21T06:00:00Z')
  const sameTime = session(3, 'A', '2026-11-21T07:00:00Z', '2026-11-21T09:00:00Z')
  expect(spans(later, earlier, sameTime)).toEqual([
    '2: 2026-11-21 06:00:00 – 2026-11-21 07:00:00',
    '3: 2026-11-21 08:00:00 – 2026-11-21 10:00:00',
    '1: 2026-11-21 08:00:00 – 2026-11-21 09:30:00',
  ])
})

test.each([
  [
    'a moment is drawn as half an hour',
    session(1, 'A', '2026-07-01T10:00:00Z', '2026-07-01T10:00:00Z'),
    '2026-07-01 12:00:00 – 2026-07-01 12:30:00',
  ],
  [
    'whole days end at midnight',
    session(1, 'A', '2026-11-20T23:00:00Z', '2026-11-22T23:00:00Z', true),
    '2026-11-21 00:00:00 – 2026-11-23 00:00:00',
  ],
  [
    'a whole day may end within itself',
    session(1, 'A', '2026-11-20T23:00:00Z', '2026-11-21T22:59:00Z', true),
    '2026-11-21 00:00:00 – 2026-11-22 00:00:00',
  ],
])('%s', (_, item, span) => {
  expect(spans(item)).toEqual([`1: ${span}`])
})

const DAY = { from: '05:00:00', to: '22:00:00' }
const ALL = { from: '00:00:00', to: '23:59:59' }

test.each([
  ['nothing', [], DAY],
  ['a morning', [session(1, 'A', '2026-11-21T05:00:00Z', '2026-11-21T06:00:00Z')], DAY],
  ['before dawn', [session(1, 'A', '2026-11-21T03:30:00Z', '2026-11-21T06:00:00Z')], { ...DAY, from: '04:00:00' }],
  ['a late evening', [session(1, 'A', '2026-11-21T18:00:00Z', '2026-11-21T21:15:00Z')], { ...DAY, to: '23:00:00' }],
  ['a night', [session(1, 'A', '2026-11-21T18:00:00Z', '2026-11-21T22:15:00Z')], { ...DAY, to: '23:59:59' }],
  ['past midnight', [session(1, 'A', '2026-11-21T20:00:00Z', '2026-11-22T08:00:00Z')], ALL],
  ['a whole day', [session(1, 'A', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z', true)], DAY],
] as const)('hours shown for %s', (_, items, hours) => {
  expect(shownHours(scheduleEvents(items, 'Europe/Zurich', () => 'gray'))).toEqual(hours)
})
