import { expect, test } from 'vitest'
import { filtersSet, readCalendar, searchOfView, writeCalendar, type CalendarState } from './calendar-url.ts'

const today = '2026-11-21'
const plain: CalendarState = {
  view: 'month',
  date: today,
  display: 'my-sessions',
  types: [],
  sports: [],
  squads: [],
  athletes: [],
  creators: [],
  tags: [],
  focuses: [],
  speed: [],
  heart: [],
  stroke: [],
}

test.each([
  ['', plain],
  ['view=week', { ...plain, view: 'week' }],
  ['view=agenda&date=2026-12-01', { ...plain, view: 'agenda', date: '2026-12-01' }],
  ['display=all&sports=1%2C2&squads=7', { ...plain, display: 'all', sports: [1, 2], squads: [7] }],
  [
    'view=summary&types=event%2Ccompetition&athletes=3&tags=4&speed=2',
    { ...plain, view: 'summary', types: ['event', 'competition'], athletes: [3], tags: [4], speed: [2] },
  ],
] as const)('"%s" is read and written again', (search, state) => {
  expect(readCalendar(new URLSearchParams(search), today)).toEqual(state)
  expect(writeCalendar(state, today).toString()).toBe(search)
})

test.each([
  ['view=year', plain],
  ['date=2026-02-30', plain],
  ['date=0001-01-01', plain],
  ['speed=99&heart=7&stroke=8', plain],
  ['date=9999-12-31', plain],
  ['date=12026-02-03', plain],
  ['date=tomorrow', plain],
  ['display=yours', plain],
  ['sports=1,x,-2,0,1', { ...plain, sports: [1] }],
  ['types=event,party', { ...plain, types: ['event'] }],
] as const)('"%s" falls back to the default', (search, state) => {
  expect(readCalendar(new URLSearchParams(search), today)).toEqual(state)
})

test('a favourite keeps view and filters, not the day', () => {
  const state = { ...plain, view: 'week', date: '2026-01-01', squads: [7] } as const
  expect(searchOfView(state)).toBe('view=week&squads=7')
  expect(filtersSet(state)).toBe(1)
  expect(filtersSet({ ...state, display: 'all', types: ['event'] })).toBe(3)
})
