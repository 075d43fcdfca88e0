import { expect, test } from 'vitest'
import { dateWriter, dayNumber } from './intl.ts'

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const FIGURES = { day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const

test.each([
  ['2026-05-01', '1er mai 2026', 'ven. 1er mai', '01/05'],
  ['2026-12-11', '11 décembre 2026', 'ven. 11 déc.', '11/12'],
])('French writes the day %s', (day, ...written) => {
  const at = new Date(day)
  expect([LONG, SHORT, FIGURES].map((how) => dateWriter('fr-FR', how).format(at))).toEqual(written)
})

test.each([
  ['fr-FR', '2026-05-01', '2026-05-08', '1er–8 mai 2026'],
  ['fr-FR', '2026-04-27', '2026-05-01', '27 avril – 1er mai 2026'],
  ['zh-CN', '2026-11-16', '2026-11-22', '2026年11月16日–22日'],
  ['zh-CN', '2026-11-30', '2026-12-06', '2026年11月30日–12月6日'],
  ['zh-CN', '2026-12-28', '2027-01-03', '2026年12月28日–2027年1月3日'],
  ['zh-CN', '2026-11-16', '2026-11-16', '2026年11月16日'],
  ['en-GB', '2026-05-01', '2026-05-08', '1 – 8 May 2026'],
])('%s writes the days from %s to %s', (locale, from, until, written) => {
  const range = dateWriter(locale, LONG).formatRange(new Date(from), new Date(until))
  expect(range.replaceAll(/[\u2009\u00A0\u202F]/g, ' ')).toBe(written)
})

test.each([
  ['fr-FR', '1er', '11'],
  ['en-GB', '1', '11'],
  ['de-DE', '1', '11'],
  ['zh-CN', '1', '11'],
])('%s numbers the first and the eleventh day of a month as its dates do', (locale, ...written) => {
  const days = ['2026-12-01', '2026-12-11']
  expect(days.map((day) => dayNumber(locale, day))).toEqual(written)
  const named = days.map((day) => dateWriter(locale, LONG).format(new Date(day)))
  for (const [at, number] of written.entries()) expect(named[at]).toContain(number)
})
