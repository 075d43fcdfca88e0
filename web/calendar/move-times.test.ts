import { expect, test } from 'vitest'
import { timesOf } from './use-move-session.ts'

const zone = 'Europe/Berlin'
const row = { start_date: '2026-10-24T04:00:00Z', end_date: '2026-10-24T05:30:00Z' }
const to = (day: string, minutes: number | null = null, resized = false) => timesOf(row, { day, minutes, resized }, zone)

test.each([
  ['another day keeps the time on the club’s clock', to('2026-10-26'), '2026-10-26T05:00:00Z', '2026-10-26T06:30:00Z'],
  ['another hour keeps the length', to('2026-10-24', 8 * 60 + 15), '2026-10-24T06:15:00Z', '2026-10-24T07:45:00Z'],
  ['the end of a day is not the next one', to('2026-10-24', 24 * 60), '2026-10-24T21:45:00Z', '2026-10-24T23:15:00Z'],
  ['a pulled end', to('2026-10-24', 9 * 60, true), row.start_date, '2026-10-24T07:00:00Z'],
  ['an end pulled above the start', to('2026-10-24', 60, true), row.start_date, '2026-10-24T04:15:00Z'],
])('%s', (_, times, start_date, end_date) => {
  expect(times).toEqual({ start_date, end_date })
})
