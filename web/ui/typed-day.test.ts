import { describe, expect, test } from 'vitest'
import { readTypedDay, readTypedTime, writeTypedDay } from './typed-day.ts'

const TODAY = '2026-11-28'

describe('a typed day', () => {
  test.each([
    ['en-GB', '2026-11-28', '2026-11-28'],
    ['en-GB', '3/12/2026', '2026-12-03'],
    ['en-GB', '3.12.26', '2026-12-03'],
    ['en-GB', '03122026', '2026-12-03'],
    ['en-GB', '3 dec', '2026-12-03'],
    ['en-GB', '14/1', '2027-01-14'],
    ['en-GB', '28 September 2009', '2009-09-28'],
    ['en-GB', '1/2/99', '1999-02-01'],
    ['de-DE', '3.12.', '2026-12-03'],
    ['de-DE', '3. Dez. 2026', '2026-12-03'],
    ['de-DE', '1. März 2027', '2027-03-01'],
    ['fr-FR', '3 déc. 2026', '2026-12-03'],
    ['fr-FR', '3 dec 2026', '2026-12-03'],
    ['zh-CN', '2026年12月3日', '2026-12-03'],
    ['zh-CN', '12/3', '2026-12-03'],
    ['zh-CN', '20261203', '2026-12-03'],
  ])('in %s reads %s as %s', (locale, text, day) =>
    expect(readTypedDay(text, locale, TODAY)).toBe(day),
  )

  test.each(['', '3', 'soon', '31/2/2026', '1/13/2026', '3/12/2', '1/2/3/4', '3 xyz 2026'])(
    'refuses %j',
    (text) => expect(readTypedDay(text, 'en-GB', TODAY)).toBeNull(),
  )

  test.each(['en-GB', 'de-DE', 'fr-FR', 'zh-CN'])('reads in %s what the field writes', (locale) => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2031-${String(month).padStart(2, '0')}-17`
      expect(readTypedDay(writeTypedDay(day, locale), locale, TODAY)).toBe(day)
    }
  })
})

describe('a typed time', () => {
  test.each([
    ['7', '07:00'],
    ['700', '07:00'],
    ['0700', '07:00'],
    ['7:05', '07:05'],
    ['7.30', '07:30'],
    ['7h30', '07:30'],
    ['7h', '07:00'],
    ['7 pm', '19:00'],
    ['12am', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['23:59', '23:59'],
  ])('reads %s as %s', (text, time) => expect(readTypedTime(text)).toBe(time))

  test.each(['', '24:00', '7:60', '13 pm', '0 am', 'noon', '70000', '7:5'])('refuses %j', (text) =>
    expect(readTypedTime(text)).toBeNull(),
  )
})
