import { describe, expect, test } from 'vitest'
import { movedRule, repeatDays, type RepeatRule } from './repeat-days.ts'
import { daysMoved, occurrencesOf, shifted, wallShift } from './repeats.ts'

const days = (rule: RepeatRule, first: string) => {
  const found = repeatDays(rule, first)
  return found.ok ? found.days : found.fault
}

describe('the days of a rule', () => {
  test.each<[string, RepeatRule, string, string[]]>([
    [
      'every day',
      { repeat_frequency_type: 'daily', repeat_numbers: 3 },
      '2026-02-27',
      ['2026-02-27', '2026-02-28', '2026-03-01'],
    ],
    [
      'every third day until a day that counts',
      { repeat_frequency_type: 'daily', repeat_every: 3, repeat_end_date: '2026-03-07' },
      '2026-03-01',
      ['2026-03-01', '2026-03-04', '2026-03-07'],
    ],
    [
      'the weekday it is planned on',
      { repeat_frequency_type: 'weekly', repeat_numbers: 2 },
      '2026-10-22',
      ['2026-10-22', '2026-10-29'],
    ],
    [
      'Tuesdays and Thursdays, from the first that comes',
      { repeat_frequency_type: 'weekly', repeat_on_the_specific_days: [4, 2], repeat_numbers: 4 },
      '2026-10-21',
      ['2026-10-22', '2026-10-27', '2026-10-29', '2026-11-03'],
    ],
    [
      'every other week, by weeks that begin on Monday',
      {
        repeat_frequency_type: 'weekly',
        repeat_every: 2,
        repeat_on_the_specific_days: [1, 7],
        repeat_numbers: 4,
      },
      '2026-10-25',
      ['2026-10-25', '2026-11-02', '2026-11-08', '2026-11-16'],
    ],
    [
      'a date, or the last day of a month that does not have it',
      { repeat_frequency_type: 'monthly', repeat_numbers: 4 },
      '2026-01-31',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'the second Tuesday',
      {
        repeat_frequency_type: 'monthly',
        repeat_on_the_specific_step: 2,
        repeat_on_the_specific_every: 2,
        repeat_numbers: 3,
      },
      '2026-09-15',
      ['2026-10-13', '2026-11-10', '2026-12-08'],
    ],
    [
      'the last Friday',
      {
        repeat_frequency_type: 'monthly',
        repeat_on_the_specific_step: -1,
        repeat_on_the_specific_every: 5,
        repeat_end_date: '2026-12-31',
      },
      '2026-10-01',
      ['2026-10-30', '2026-11-27', '2026-12-25'],
    ],
    [
      'chosen days in order, with the first',
      {
        repeat_frequency_type: 'specific_dates',
        repeat_dates: ['2026-12-24', '2026-11-03', '2026-11-03'],
      },
      '2026-11-20',
      ['2026-11-03', '2026-11-20', '2026-12-24'],
    ],
    [
      'whichever end comes first',
      { repeat_frequency_type: 'daily', repeat_numbers: 9, repeat_end_date: '2026-01-02' },
      '2026-01-01',
      ['2026-01-01', '2026-01-02'],
    ],
  ])('%s', (_, rule, first, expected) => expect(days(rule, first)).toEqual(expected))

  test.each<[string, RepeatRule, string, object]>([
    [
      'without an end',
      { repeat_frequency_type: 'daily' },
      '2026-01-01',
      { field: 'repeat_end_date', code: 'required' },
    ],
    [
      'over before it begins',
      { repeat_frequency_type: 'daily', repeat_end_date: '2025-12-31' },
      '2026-01-01',
      { field: 'repeat_end_date', code: 'no_days' },
    ],
    [
      'of more than 366 days',
      { repeat_frequency_type: 'daily', repeat_end_date: '2027-01-02' },
      '2026-01-01',
      { field: 'repeat_end_date', code: 'too_many_days' },
    ],
    [
      'of chosen days with an end',
      { repeat_frequency_type: 'specific_dates', repeat_end_date: '2027-01-01' },
      '2026-01-01',
      { field: 'repeat_end_date', code: 'no_end' },
    ],
    [
      'of chosen days with a number',
      { repeat_frequency_type: 'specific_dates', repeat_numbers: 2 },
      '2026-01-01',
      { field: 'repeat_numbers', code: 'no_end' },
    ],
    [
      'with half of an nth weekday',
      { repeat_frequency_type: 'monthly', repeat_numbers: 2, repeat_on_the_specific_step: 2 },
      '2026-01-01',
      { field: 'repeat_on_the_specific_every', code: 'required' },
    ],
    [
      'at the end of the calendar',
      {
        repeat_frequency_type: 'monthly',
        repeat_every: 99,
        repeat_numbers: 5,
        repeat_on_the_specific_step: 1,
        repeat_on_the_specific_every: 1,
      },
      '9999-12-31',
      { field: 'repeat_end_date', code: 'no_days' },
    ],
  ])('none %s', (_, rule, first, fault) => expect(days(rule, first)).toEqual(fault))

  test('366 of them fit', () => {
    expect(
      days({ repeat_frequency_type: 'daily', repeat_end_date: '2027-01-01' }, '2026-01-01'),
    ).toHaveLength(366)
    expect(
      days({ repeat_frequency_type: 'daily', repeat_every: 60, repeat_numbers: 366 }, '2026-01-01'),
    ).toHaveLength(366)
  })

  test('what is left of them before the calendar ends', () => {
    expect(days({ repeat_frequency_type: 'daily', repeat_numbers: 9 }, '2100-12-30')).toEqual([
      '2100-12-30',
      '2100-12-31',
    ])
  })

  test('move with the series', () => {
    const rule: RepeatRule = {
      repeat_frequency_type: 'weekly',
      repeat_on_the_specific_days: [2, 7],
      repeat_end_date: '2026-12-31',
    }
    expect(movedRule(rule, 1)).toMatchObject({
      repeat_on_the_specific_days: [3, 1],
      repeat_end_date: '2027-01-01',
    })
    expect(movedRule(rule, -8)).toMatchObject({
      repeat_on_the_specific_days: [1, 6],
      repeat_end_date: '2026-12-23',
    })
  })
})

const span = (start_date: string, end_date: string) => ({ start_date, end_date })
const weekly = (count: number): RepeatRule => ({
  repeat_frequency_type: 'weekly',
  repeat_numbers: count,
})
const startsOf = (zone: string, first: ReturnType<typeof span>, rule: RepeatRule) => {
  const found = occurrencesOf(rule, first, zone)
  return found.ok ? found.spans : []
}

describe('the club’s clock is kept', () => {
  test.each([
    [
      'Europe/Berlin',
      span('2026-10-20T04:00:00Z', '2026-10-20T05:30:00Z'),
      ['2026-10-20T04:00:00Z', '2026-10-27T05:00:00Z'],
    ],
    [
      'Europe/Berlin',
      span('2026-03-24T05:00:00Z', '2026-03-24T06:30:00Z'),
      ['2026-03-24T05:00:00Z', '2026-03-31T04:00:00Z'],
    ],
    [
      'America/New_York',
      span('2026-10-27T10:00:00Z', '2026-10-27T11:30:00Z'),
      ['2026-10-27T10:00:00Z', '2026-11-03T11:00:00Z'],
    ],
    [
      'Asia/Shanghai',
      span('2026-10-19T22:00:00Z', '2026-10-19T23:30:00Z'),
      ['2026-10-19T22:00:00Z', '2026-10-26T22:00:00Z'],
    ],
  ])('in %s from %j', (zone, first, starts) => {
    const spans = startsOf(zone, first, weekly(2))
    expect(spans.map(({ start_date }) => start_date)).toEqual(starts)
    for (const { start_date, end_date } of spans)
      expect(Date.parse(end_date) - Date.parse(start_date)).toBe(90 * 60_000)
  })

  test('a time the clock skips is an hour later that day, and the end is not before it', () => {
    const [, skipped, after] = startsOf(
      'Europe/Berlin',
      span('2026-03-28T01:30:00Z', '2026-03-28T02:00:00Z'),
      {
        repeat_frequency_type: 'daily',
        repeat_numbers: 3,
      },
    )
    expect(skipped).toEqual(span('2026-03-29T01:30:00Z', '2026-03-29T02:00:00Z'))
    expect(after).toEqual(span('2026-03-30T00:30:00Z', '2026-03-30T01:00:00Z'))
  })

  test.each([
    ['an hour', '2026-03-28T02:30:00Z', '2026-03-29T02:30:00Z'],
    ['an hour and a half', '2026-03-28T03:00:00Z', '2026-03-29T03:00:00Z'],
  ])('what begins in the hour the clock skips still takes %s', (_, end, skippedEnd) => {
    const [, skipped, after] = startsOf('Europe/Berlin', span('2026-03-28T01:30:00Z', end), {
      repeat_frequency_type: 'daily',
      repeat_numbers: 3,
    })
    expect(skipped).toEqual(span('2026-03-29T01:30:00Z', skippedEnd))
    expect(Date.parse(after?.end_date ?? '') - Date.parse(after?.start_date ?? '')).toBe(
      Date.parse(end) - Date.parse('2026-03-28T01:30:00Z'),
    )
  })

  test('takes the first of a time that comes twice', () => {
    const [, twice] = startsOf(
      'Europe/Berlin',
      span('2026-10-24T00:30:00Z', '2026-10-24T00:45:00Z'),
      {
        repeat_frequency_type: 'daily',
        repeat_numbers: 2,
      },
    )
    expect(twice).toEqual(span('2026-10-25T00:30:00Z', '2026-10-25T00:45:00Z'))
  })

  test('a session over midnight ends on the next day', () => {
    const [, second] = startsOf(
      'Europe/Berlin',
      span('2026-10-24T20:00:00Z', '2026-10-24T23:00:00Z'),
      {
        repeat_frequency_type: 'daily',
        repeat_numbers: 2,
      },
    )
    expect(second).toEqual(span('2026-10-25T21:00:00Z', '2026-10-26T00:00:00Z'))
  })

  test('a moved time moves others by the clock, not by hours', () => {
    const by = wallShift('2026-10-20T04:00:00Z', '2026-10-20T04:30:00Z', 'Europe/Berlin')
    expect(
      shifted(span('2026-10-27T05:00:00Z', '2026-10-27T06:00:00Z'), by, 'Europe/Berlin'),
    ).toEqual(span('2026-10-27T05:30:00Z', '2026-10-27T06:30:00Z'))
    const acrossTheChange = wallShift(
      '2026-10-24T04:00:00Z',
      '2026-10-26T05:00:00Z',
      'Europe/Berlin',
    )
    expect([acrossTheChange.days, acrossTheChange.hours]).toEqual([2, 0])
    expect(daysMoved('2026-10-20T22:30:00Z', '2026-10-20T21:30:00Z', 'Europe/Berlin')).toBe(-1)
  })
})
