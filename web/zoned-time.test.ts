import { expect, test } from 'vitest'
import { offsetMinutes, toInstant, toLocal } from './zoned-time.ts'

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
  expect(toInstant('Europe/Berlin', { day: '2026-03-29', time: '02:30' }).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(toInstant('Europe/Berlin', { day: '2026-10-25', time: '02:30' }).toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('offsets count minutes ahead of UTC', () => {
  expect(offsetMinutes('Europe/Berlin', new Date('2026-01-01T12:34:56.789Z'))).toBe(60)
  expect(offsetMinutes('America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe(-240)
})
