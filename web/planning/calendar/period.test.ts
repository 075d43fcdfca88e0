import { expect, test } from 'vitest'
import { periodLabel, periodOf, step, withinCalendar } from './period.ts'

test.each([
  ['month', '2026-11-21', { first: '2026-10-26', last: '2026-12-06' }],
  ['month', '2027-02-28', { first: '2027-02-01', last: '2027-02-28' }],
  ['week', '2026-11-22', { first: '2026-11-16', last: '2026-11-22' }],
  ['summary', '2026-11-22', { first: '2026-11-16', last: '2026-11-22' }],
  ['day', '2026-11-21', { first: '2026-11-21', last: '2026-11-21' }],
  ['agenda', '2026-12-25', { first: '2026-12-25', last: '2026-12-31' }],
] as const)('%s around %s', (view, date, period) => {
  expect(periodOf(view, date)).toEqual(period)
})

test.each([
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2026-01-31', -1, '2025-12-01'],
  ['week', '2026-11-21', 1, '2026-11-28'],
  ['day', '2026-03-01', -1, '2026-02-28'],
  ['agenda', '2026-11-21', 1, '2026-11-28'],
  ['week', '2100-12-30', 1, '2100-12-30'],
  ['month', '1970-01-01', -1, '1970-01-01'],
] as const)('%s from %s by %i', (view, date, direction, other) => {
  expect(step(view, date, direction)).toBe(other)
})

test.each([
  ['month', 'en-GB', 'November 2026'],
  ['month', 'zh-CN', '2026年11月'],
  ['day', 'de-DE', 'Sa., 21. Nov. 2026'],
] as const)('%s is named in %s', (view, locale, label) => {
  expect(periodLabel(view, '2026-11-21', locale)).toBe(label)
})

test.each([
  ['2026-11-21', '2026年11月16日–22日'],
  ['2026-12-01', '2026年11月30日–12月6日'],
  ['2027-01-01', '2026年12月28日–2027年1月3日'],
])('the week of %s in Chinese', (date, label) => {
  expect(periodLabel('week', date, 'zh-CN')).toBe(label)
})

test.each([
  ['week', '2100-12-31', { first: '2100-12-27', last: '2100-12-31' }],
  ['month', '1970-01-01', { first: '1970-01-01', last: '1970-02-01' }],
  ['week', '2026-11-22', { first: '2026-11-16', last: '2026-11-22' }],
] as const)(
  'of the %s around %s as much can be asked for as there are days',
  (view, date, period) => {
    expect(withinCalendar(periodOf(view, date))).toEqual(period)
  },
)
