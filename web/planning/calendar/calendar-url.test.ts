import { expect, test } from 'vitest'
import {
  filtersSet,
  isWithin,
  readCalendar,
  searchOfView,
  writeCalendar,
  type CalendarState,
} from './calendar-url.ts'

const today = '2026-11-21'
const plain: CalendarState = {
  view: 'month',
  date: today,
  display: 'my-sessions',
  types: [],
  from: null,
  until: null,
  sports: [],
  squads: [],
  athletes: [],
  people: [],
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
  ['from=2026-12-01&until=2026-12-14', { ...plain, from: '2026-12-01', until: '2026-12-14' }],
  [
    'until=2026-12-14&athletes=3&people=4',
    { ...plain, until: '2026-12-14', athletes: [3], people: [4] },
  ],
  [
    'view=summary&types=event%2Ccompetition&athletes=3&tags=4&speed=2',
    {
      ...plain,
      view: 'summary',
      types: ['event', 'competition'],
      athletes: [3],
      tags: [4],
      speed: [2],
    },
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
  ['from=0002-12-01&until=soon', plain],
  ['from=2026-12-14&until=2026-12-01', { ...plain, until: '2026-12-01' }],
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
  expect(filtersSet({ ...state, from: '2026-12-01', until: '2026-12-14' })).toBe(2)
  expect(searchOfView({ ...state, from: '2026-12-01' })).toBe('view=week&from=2026-12-01&squads=7')
})

test.each([
  [null, null, '2026-12-01', true],
  ['2026-12-01', null, '2026-12-01', true],
  ['2026-12-01', null, '2026-11-30', false],
  [null, '2026-12-14', '2026-12-14', true],
  ['2026-12-01', '2026-12-14', '2026-12-15', false],
])('from %s until %s, %s is shown: %s', (from, until, day, shown) =>
  expect(isWithin({ from, until }, day)).toBe(shown),
)
