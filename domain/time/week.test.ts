import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  eachDay,
  isDate,
  isoWeek,
  isoWeekStart,
  isoWeekday,
  isoWeeksBetween,
} from './week.ts'

const dates = fc.integer({ min: -30_000, max: 60_000 }).map((days) => addDays('1970-01-01', days))

describe('weeks', () => {
  test.each([
    ['2026-11-21', 6, '2026-11-16', 2026, 47],
    ['2026-11-16', 1, '2026-11-16', 2026, 47],
    ['2026-11-22', 7, '2026-11-16', 2026, 47],
    ['2027-01-01', 5, '2026-12-28', 2026, 53],
    ['2024-12-30', 1, '2024-12-30', 2025, 1],
    ['1969-12-31', 3, '1969-12-29', 1970, 1],
    ['0001-01-01', 1, '0001-01-01', 1, 1],
    ['0002-03-16', 6, '0002-03-11', 2, 11],
    ['9999-12-31', 5, '9999-12-27', 9999, 52],
  ])('%s', (date, weekday, monday, year, week) => {
    expect(isoWeekday(date)).toBe(weekday)
    expect(isoWeekStart(date)).toBe(monday)
    expect(isoWeek(date)).toEqual({ year, week })
  })

  test('weeks of a range', () =>
    expect(isoWeeksBetween('2026-10-31', '2026-11-10')).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
    ]))
  test('a week starts on a Monday, at most six days back', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(isoWeekday(isoWeekStart(date))).toBe(1)
        expect(daysBetween(isoWeekStart(date), date)).toBe(isoWeekday(date) - 1)
      }),
    )
  })
})

describe('dates', () => {
  test.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-01', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-01-00', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-1-1', false],
    ['', false],
    ['0001-01-01', true],
    ['9999-12-31', true],
    ['0000-12-31', false],
    ['10000-01-01', false],
  ])('%j is a date: %s', (text, expected) => expect(isDate(text)).toBe(expected))

  test.each([
    ['2026-11-21', -1, '2026-10-21'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2025-12-31', 2, '2026-02-28'],
    ['0004-01-31', 1, '0004-02-29'],
    ['0001-01-31', -1, '0001-01-31'],
    ['9999-12-31', 1, '9999-12-31'],
  ])('%s and %i months', (date, months, expected) => expect(addMonths(date, months)).toBe(expected))

  test('days are counted and added alike', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  test('before the first and after the last day there are is no other', () => {
    expect(addDays('0001-01-03', -7)).toBe('0001-01-01')
    expect(addDays('9999-12-30', 7)).toBe('9999-12-31')
    expect(eachDay('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31'])
  })

  test('ranges include both ends and cross a leap day', () => {
    expect(eachDay('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(eachDay('2024-03-01', '2024-02-28')).toEqual([])
  })

  test('what is no date is refused', () =>
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError))
})
