import { expect, test } from 'vitest'
import { dateOrderOf } from '#domain/sheets/days.ts'
import { parseDuration, parseMoment } from './clock.ts'

test.each([
  ['1:02:03.4', 3723.4],
  ['02:03,4', 123.4],
  ['38:45', 2325],
  ['12.5', 12.5],
  ['0:00', 0],
  ['', Number.NaN],
  ['---', Number.NaN],
  ['1:2:3:4', Number.NaN],
])('a duration of %s', (text, seconds) =>
  expect(Math.round(parseDuration(text) * 10) / 10).toBe(seconds),
)

const epoch = (iso: string) => ({ epoch: Date.parse(iso) / 1000 })

test.each([
  ['2024-05-01T06:30:00Z', epoch('2024-05-01T06:30:00Z')],
  ['2017-12-06T17:24:55.1+02:00', epoch('2017-12-06T15:24:55.100Z')],
  ['2017-09-25 17:22:24.1 GMT+02:00', epoch('2017-09-25T15:22:24.100Z')],
  ['02 Mar 2026 06:30:00 (UTC)', epoch('2026-03-02T06:30:00Z')],
  ['1463751686.5', { epoch: 1_463_751_686.5 }],
  ['1617103135492', { epoch: 1_617_103_135.492 }],
  ['2024-05-01 6:30', { wall: ['2024-05-01T06:30:00'] }],
  ['11/14/16 07:38am', { wall: ['2016-11-14T07:38:00'] }],
  ['14/11/2016 07:38 PM', { wall: ['2016-11-14T19:38:00'] }],
  ['01/03/2021 12:56 p.m.', { wall: ['2021-01-03T12:56:00', '2021-03-01T12:56:00'] }],
  ['01/03/2021 12:56 a.m.', { wall: ['2021-01-03T00:56:00', '2021-03-01T00:56:00'] }],
  ['05/05/2021', { wall: ['2021-05-05T00:00:00'] }],
  ['01.03.2021 08:00', { wall: ['2021-03-01T08:00:00'] }],
  ['Mon Jan 21 2019 12:47:40 GMT-0500 (EST)', epoch('2019-01-21T17:47:40Z')],
  ['2021-04-26 06:37:32 -07:00', epoch('2021-04-26T13:37:32Z')],
  ['15. 6. 2018 - 17:34:12', { wall: ['2018-06-15T17:34:12'] }],
  ['Sat Apr 6, 2019 - 7:22:46 AM', { wall: ['2019-04-06T07:22:46'] }],
  ['9999999999690', null],
  ['2021-02-30', null],
  ['13/13/2021', null],
  ['01/03/2021 25:00', null],
  ['yesterday', null],
  ['', null],
])('a moment of %s', (text, moment) => expect(parseMoment(text)).toEqual(moment))

test('one date that can be read in one way only says how to read all of them', () => {
  expect(dateOrderOf(['01/03/2021', '13/03/2021'])).toBe('day-month')
  expect(dateOrderOf(['01/03/2021', '03/13/2021'])).toBe('month-day')
  expect(dateOrderOf(['01/03/2021', 'x'])).toBeNull()
  expect(parseMoment('01/03/2021', 'day-month')).toEqual({ wall: ['2021-03-01T00:00:00'] })
})
