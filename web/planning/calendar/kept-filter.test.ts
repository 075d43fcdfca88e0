import { expect, test } from 'vitest'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { readCalendar } from './calendar-url.ts'
import { filterKept } from './kept-filter.ts'

const item = (id: number, more: Partial<AgendaItem>) =>
  ({ id, kind: 'session', sport_id: 1, competitive: false, intensities: [], ...more }) as AgendaItem
const WEEK = [
  item(1, { intensities: [{ id: 2, percentage: 100 }] }),
  item(2, { sport_id: 2 }),
  item(3, { kind: 'event', event_type: 'regatta', sport_id: null }),
  item(4, { competitive: true }),
]

test.each([
  ['', [1, 2, 3, 4], true],
  ['sports=2', [2], true],
  ['sports=1,2', [1, 2, 4], true],
  ['types=event', [3], true],
  ['types=regatta', [3], true],
  ['types=meeting', [], true],
  ['types=competition,event', [3, 4], true],
  ['speed=2', [1], true],
  ['sports=1&speed=2', [1], true],
  ['types=seat-racing', [1, 2, 3, 4], false],
  ['tags=5&sports=2', [2], false],
  ['display=all', [1, 2, 3, 4], true],
])('the kept week through “%s”', (search, ids, all) => {
  const found = filterKept(WEEK, readCalendar(new URLSearchParams(search), '2026-11-22'))
  expect([found.items.map(({ id }) => id), found.all]).toEqual([ids, all])
})

test('a week kept without the plans is not hidden by an intensity', () => {
  const { intensities: _unknown, ...plain } = item(1, {})
  expect(
    filterKept([plain], readCalendar(new URLSearchParams('speed=2'), '2026-11-22')).items,
  ).toEqual([plain])
})
