import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { ROLE } from '../constants/roles.ts'
import { addDays, addMonths } from '../time/week.ts'
import { CALENDAR_YEARS, reportContext, seasonsFrom } from './context.ts'
import { firstOfSeason, periodWord, seasonName, seasonStart, spanWord } from './seasons.ts'

describe('the season of a day', () => {
  test.each([
    ['2026-01-01', 1, '2026-01-01'],
    ['2026-12-31', 1, '2026-01-01'],
    ['2026-08-31', 9, '2025-09-01'],
    ['2026-09-01', 9, '2026-09-01'],
    ['2028-02-29', 2, '2028-02-01'],
    ['2028-02-29', 3, '2027-03-01'],
    ['2028-03-01', 3, '2028-03-01'],
    ['2026-12-31', 12, '2026-12-01'],
    ['2027-01-01', 12, '2026-12-01'],
    ['2026-11-30', 12, '2025-12-01'],
  ])('of %s, which begins in month %i, begins on %s', (day, month, first) =>
    expect(seasonStart(day, seasonsFrom(month))).toBe(first),
  )

  const days = fc.integer({ min: 0, max: 20_000 }).map((later) => addDays('1990-01-01', later))
  const months = fc.integer({ min: 1, max: 12 })

  test('is a year long and holds the day, whatever month it begins in', () =>
    fc.assert(
      fc.property(days, months, (day, month) => {
        const first = seasonStart(day, seasonsFrom(month))
        const next = addMonths(first, 12)
        expect(first <= day && day < next).toBe(true)
        expect([
          seasonStart(first, seasonsFrom(month)),
          seasonStart(next, seasonsFrom(month)),
        ]).toEqual([first, next])
        expect(firstOfSeason(Number(first.slice(0, 4)), seasonsFrom(month))).toBe(first)
      }),
    ))
})

describe('the name of a season', () => {
  test.each(['en', 'de', 'fr', 'zh-cn'] as const)(
    'is the year when it begins in January: %s',
    (to) => expect(seasonName('2026-01-01', to)).toBe('2026'),
  )

  test.each([
    ['en', '2025/26'],
    ['de', '2025/26'],
    ['fr', '2025-2026'],
    ['zh-cn', '2025–26赛季'],
  ] as const)('names both years in %s: %s', (language, name) =>
    expect(seasonName('2025-09-01', language)).toBe(name),
  )

  test('goes over the end of a century', () =>
    expect(seasonName('1999-10-01', 'en')).toBe('1999/00'))
})

test('a year is called season unless it begins in January', () => {
  expect([periodWord('year', seasonsFrom(1)), periodWord('year', seasonsFrom(9))]).toEqual([
    'year',
    'season',
  ])
  expect(periodWord('month', seasonsFrom(9))).toBe('month')
  expect([spanWord('this-year', seasonsFrom(1)), spanWord('this-year', seasonsFrom(9))]).toEqual([
    'this-year',
    'this-season',
  ])
  expect(spanWord('this-week', seasonsFrom(9))).toBe('this-week')
})

test('a viewer without a club, or of one that says nothing, has years of the calendar', () => {
  const coach = viewerIn(ROLE.coach)
  expect(reportContext(coach)).toEqual(CALENDAR_YEARS)
  expect(reportContext({ club: null })).toEqual(CALENDAR_YEARS)
  expect(reportContext(viewerIn(ROLE.coach, { reports: seasonsFrom(9) }))).toEqual(seasonsFrom(9))
})
