import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { instantAt, isLocalTime, offsetMinutes, toInstant, toLocal, daysIn } from './zoned-time.ts'

test.each([
  ['Europe/Berlin', '2026-11-24', '06:00', '2026-11-24T05:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['Pacific/Auckland', '2026-01-01', '08:15', '2025-12-31T19:15:00.000Z'],
  ['America/St_Johns', '2026-01-01', '08:15', '2026-01-01T11:45:00.000Z'],
])('%s: %s %s is %s and back', (zone, day, time, instant) => {
  expect(toInstant(zone, { day, time }).toISOString()).toBe(instant)
  expect(toLocal(zone, new Date(instant))).toEqual({ day, time })
})

test('a skipped time moves on, a repeated time is the first', () => {
  expect(toInstant('Europe/Berlin', { day: '2026-03-29', time: '02:30' }).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  )
  expect(toInstant('Europe/Berlin', { day: '2026-10-25', time: '02:30' }).toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  )
})

test.each([
  ['Europe/Zurich', '0002-03-16'],
  ['America/New_York', '0001-01-01'],
  ['Asia/Shanghai', '9999-12-31'],
  ['Pacific/Auckland', '0001-01-01'],
])('%s: noon of %s, of a year no one means, is that day again', (zone, day) => {
  expect(toLocal(zone, toInstant(zone, { day, time: '12:00' })).day).toBe(day)
})

test('beyond the years there are stands the first or the last minute of them', () => {
  expect(toLocal('America/New_York', new Date('0001-01-01T00:00:00Z'))).toEqual({
    day: '0001-01-01',
    time: '00:00',
  })
  expect(toLocal('Asia/Shanghai', new Date('9999-12-31T23:00:00Z'))).toEqual({
    day: '9999-12-31',
    time: '23:59',
  })
  expect(offsetMinutes('Asia/Shanghai', new Date('+012000-01-01T00:00:00Z'))).toBe(480)
})

test.each([
  ['2027-03-16', '06:00', true],
  ['0002-03-16', '06:00', false],
  ['20277-03-16', '06:00', false],
  ['2101-01-01', '06:00', false],
  ['2027-02-29', '06:00', false],
  ['', '06:00', false],
  ['2027-03-16', '', false],
  ['2027-03-16', '24:00', false],
])('%j %j is whole: %s', (day, time, whole) => expect(isLocalTime({ day, time })).toBe(whole))

test('offsets count minutes ahead of UTC', () => {
  expect(offsetMinutes('Europe/Berlin', new Date('2026-01-01T12:34:56.789Z'))).toBe(60)
  expect(offsetMinutes('America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe(-240)
})

test.each([
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
])(
  'a year in %s is the instants that Temporal says, every quarter where the clocks change',
  (zone) => {
    const midnight = (day: number) => Temporal.PlainDateTime.from('2018-01-01').add({ days: day })
    const offset = (day: number) => midnight(day).toZonedDateTime(zone).offset
    const wrong = Array.from({ length: 365 }, (_, day) => day)
      .flatMap((day) => {
        const minutes = offset(day - 1) === offset(day + 2) ? 360 : 15
        return Array.from({ length: 1440 / minutes }, (_unused, step) =>
          midnight(day).add({ minutes: minutes * step, seconds: 30 }),
        )
      })
      .filter((wall) => {
        const instant = wall.toZonedDateTime(zone).toInstant()
        return Date.parse(instantAt(wall.toString(), zone)) !== instant.epochMilliseconds
      })
      .map(String)
    expect(wrong).toEqual([])
  },
)

test.each([
  ['2026-06-12T22:00:00Z', '2026-06-13T22:00:00Z', ['2026-06-13', '2026-06-13']],
  ['2026-06-12T22:00:00Z', '2026-06-13T21:59:00Z', ['2026-06-13', '2026-06-13']],
  ['2026-06-12T22:00:00Z', '2026-06-12T22:00:00Z', ['2026-06-13', '2026-06-13']],
  ['2026-06-13T18:00:00Z', '2026-06-13T22:01:00Z', ['2026-06-13', '2026-06-14']],
])('from %s to %s are the days %j in Zürich', (start_date, end_date, days) => {
  expect(Object.values(daysIn('Europe/Zurich', { start_date, end_date }))).toEqual(days)
})
