import { expect, test } from 'vitest'
import { readCalendar, writeCalendar, type CalendarState } from './calendar-url.ts'

const today = '2026-11-21'
const plain: CalendarState = { view: 'month', date: today, display: 'my-sessions', sports: [], squads: [] }

test.each([
  ['', plain],
  ['view=week', { ...plain, view: 'week' }],
  ['view=agenda&date=2026-12-01', { ...plain, view: 'agenda', date: '2026-12-01' }],
  ['display=all&sports=1%2C2&squads=7', { ...plain, display: 'all', sports: [1, 2], squads: [7] }],
] as const)('"%s" is read and written again', (search, state) => {
  expect(readCalendar(new URLSearchParams(search), today)).toEqual(state)
  expect(writeCalendar(state, today).toString()).toBe(search)
})

test.each([
  ['view=year', plain],
  ['date=2026-02-30', plain],
  ['date=tomorrow', plain],
  ['display=yours', plain],
  ['sports=1,x,-2,0,1', { ...plain, sports: [1] }],
] as const)('"%s" falls back to the default', (search, state) => {
  expect(readCalendar(new URLSearchParams(search), today)).toEqual(state)
})
