import { describe, expect, test } from 'vitest'
import { lasting, movedTo, timesOf } from './moved-times.ts'

const zone = 'Europe/Berlin'
/** The row has more than its times, as a calendar row does. */
const row = { name: 'Row', start_date: '2026-10-24T04:00:00Z', end_date: '2026-10-24T05:30:00Z' }
const to = (day: string, minutes: number | null = null, resized = false) =>
  timesOf(row, { day, minutes, resized, taken: '2026-10-24' }, zone)

test.each([
  [
    'another day keeps the time on the club’s clock',
    to('2026-10-26'),
    '2026-10-26T05:00:00Z',
    '2026-10-26T06:30:00Z',
  ],
  [
    'another hour keeps the length',
    to('2026-10-24', 8 * 60 + 15),
    '2026-10-24T06:15:00Z',
    '2026-10-24T07:45:00Z',
  ],
  [
    'the end of a day is not the next one',
    to('2026-10-24', 24 * 60),
    '2026-10-24T21:45:00Z',
    '2026-10-24T23:15:00Z',
  ],
  ['a pulled end', to('2026-10-24', 9 * 60, true), row.start_date, '2026-10-24T07:00:00Z'],
  [
    'an end pulled above the start',
    to('2026-10-24', 60, true),
    row.start_date,
    '2026-10-24T04:15:00Z',
  ],
])('%s', (_, times, start_date, end_date) => {
  expect(times).toEqual({ start_date, end_date })
})

describe('what lasts several days, taken hold of on a later one,', () => {
  const night = { start_date: '2027-11-18T21:00:00Z', end_date: '2027-11-19T05:00:00Z' }
  test.each([
    [
      'moves by a day in the month',
      '2027-11-20',
      null,
      false,
      '2027-11-19T21:00:00Z',
      '2027-11-20T05:00:00Z',
    ],
    [
      'moves by a day at the same height',
      '2027-11-20',
      0,
      false,
      '2027-11-19T21:00:00Z',
      '2027-11-20T05:00:00Z',
    ],
    [
      'moves by as far as its part',
      '2027-11-19',
      90,
      false,
      '2027-11-18T22:30:00Z',
      '2027-11-19T06:30:00Z',
    ],
    [
      'moves past midnight',
      '2027-11-19',
      150,
      false,
      '2027-11-18T23:30:00Z',
      '2027-11-19T07:30:00Z',
    ],
    ['moves back', '2027-11-18', 18 * 60, false, '2027-11-18T15:00:00Z', '2027-11-18T23:00:00Z'],
    [
      'gets another end there',
      '2027-11-19',
      8 * 60,
      true,
      '2027-11-18T21:00:00Z',
      '2027-11-19T07:00:00Z',
    ],
    [
      'ends at midnight',
      '2027-11-19',
      24 * 60,
      true,
      '2027-11-18T21:00:00Z',
      '2027-11-19T23:00:00Z',
    ],
  ])('%s', (_, day, minutes, resized, start_date, end_date) => {
    expect(timesOf(night, { day, minutes, resized, taken: '2027-11-19' }, zone)).toEqual({
      start_date,
      end_date,
    })
  })
})

describe('a whole day stays one', () => {
  const winter = { start_date: '2027-03-25T23:00:00Z', end_date: '2027-03-26T22:59:00Z' }
  const autumn = { start_date: '2027-10-29T22:00:00Z', end_date: '2027-10-30T21:59:00Z' }
  test.each([
    [
      'when an hour is skipped',
      winter,
      '2027-03-28',
      '2027-03-27T23:00:00Z',
      '2027-03-28T21:59:00Z',
    ],
    ['in summer', winter, '2027-03-29', '2027-03-28T22:00:00Z', '2027-03-29T21:59:00Z'],
    [
      'when an hour comes twice',
      autumn,
      '2027-10-31',
      '2027-10-30T22:00:00Z',
      '2027-10-31T22:59:00Z',
    ],
    [
      'to its last second',
      { ...winter, end_date: '2027-03-26T22:59:59Z' },
      '2027-03-28',
      '2027-03-27T23:00:00Z',
      '2027-03-28T21:59:59Z',
    ],
  ])('%s', (_, times, day, start_date, end_date) => {
    expect(movedTo(times, { day, time: '00:00' }, zone)).toEqual({ start_date, end_date })
  })
})

test.each([
  ['one hour in the doubled hour', '2027-10-30T00:00:00Z', 1, '2027-10-31', '02:00'],
  ['a night session of four hours in autumn', '2027-10-29T20:00:00Z', 4, '2027-10-30', '22:00'],
  ['a night session of eight hours in spring', '2027-03-26T21:00:00Z', 8, '2027-03-27', '22:00'],
])('%s keeps its length', (_, start_date, hours, day, time) => {
  const length = hours * 3_600_000
  const end_date = new Date(Date.parse(start_date) + length).toISOString()
  for (const moved of [
    movedTo({ start_date, end_date }, { day, time }, zone),
    lasting({ day, time }, length, zone),
  ])
    expect(Date.parse(moved.end_date) - Date.parse(moved.start_date)).toBe(length)
})

test.each([
  [
    'a plan of a whole day',
    '2027-03-28',
    '00:00',
    86_340_000,
    '2027-03-27T23:00:00Z',
    '2027-03-28T21:59:00Z',
  ],
  [
    'what begins in the skipped hour',
    '2027-03-28',
    '02:30',
    5_400_000,
    '2027-03-28T01:30:00Z',
    '2027-03-28T03:00:00Z',
  ],
  [
    'what would end in it',
    '2027-03-28',
    '01:45',
    1_800_000,
    '2027-03-28T00:45:00Z',
    '2027-03-28T01:15:00Z',
  ],
  ['an instant', '2027-06-01', '07:00', 0, '2027-06-01T05:00:00Z', '2027-06-01T05:00:00Z'],
])('lasts from then on: %s', (_, day, time, length, start_date, end_date) => {
  expect(lasting({ day, time }, length, zone)).toEqual({ start_date, end_date })
})
