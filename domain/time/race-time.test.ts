import { expect, test } from 'vitest'
import { raceTimeText, readRaceTime, readStart } from './race-time.ts'

test.each([
  ['6:32.4', 392.4, '6:32.4'],
  ['06:32,45', 392.45, '6:32.45'],
  ['1:02:03', 3723, '1:02:03.0'],
  ['392.4', 392.4, '6:32.4'],
  ['59,99', 59.99, '0:59.99'],
])('reads “%s”', (text, seconds, written) => {
  expect(readRaceTime(text)).toBe(seconds)
  expect(raceTimeText(seconds)).toBe(written)
})

test.each(['', '6:72.4', '6:5', '1:75:00', 'DNS', '0', '-3'])('reads no time in “%s”', (text) =>
  expect(readRaceTime(text)).toBeNull(),
)

test.each([
  ['10:35', '2026-06-06', '10:35'],
  ['9.05', '2026-06-06', '09:05'],
  ['0905', '2026-06-06', '09:05'],
  ['7.6. 10:35', '2026-06-07', '10:35'],
  ['07/06/2027 9:00', '2027-06-07', '09:00'],
  ['2026-06-07 08:10', '2026-06-07', '08:10'],
  ['24:10', null, null],
])('reads the start “%s”', (text, day, time) =>
  expect(readStart(text, '2026-06-06')).toEqual(day === null ? null : { day, time }),
)
