import { assert, constantFrom, integer, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { occurrencesOf, shifted, wallShift, type Span } from './repeats.ts'
import { isWholeDays, toLocal } from './zoned-time.ts'

const span = (start_date: string, end_date: string): Span => ({ start_date, end_date })
const daily = (repeat_numbers: number, first: Span): Span[] => {
  const rule = { repeat_frequency_type: 'daily', repeat_numbers } as const
  const found = occurrencesOf(rule, first, 'Europe/Berlin')
  return found.ok ? found.spans : []
}

test.each([
  ['one hour in the doubled hour', '2026-10-24T00:00:00Z', '2026-10-24T01:00:00Z', 1],
  ['a night of four hours in autumn', '2026-10-23T20:00:00Z', '2026-10-24T00:00:00Z', 4],
  ['a night of eight hours in autumn', '2026-10-23T20:00:00Z', '2026-10-24T04:00:00Z', 8],
  ['a night of four hours in spring', '2027-03-26T23:00:00Z', '2027-03-27T03:00:00Z', 4],
])('%s stays as long the next day', (_, start, end, hours) => {
  const spans = daily(3, span(start, end))
  for (const { start_date, end_date } of spans)
    expect(Date.parse(end_date) - Date.parse(start_date)).toBe(hours * 3_600_000)
})

test('a moved session keeps its length wherever the clocks change', () => {
  const quarter = 15 * 60_000
  const first = Date.parse('2026-01-01T00:00:00Z')
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago']
  const quarters = integer({ min: 0, max: 366 * 96 })
  const lengths = integer({ min: 1, max: 60 })
  assert(
    property(constantFrom(...zones), quarters, lengths, quarters, (zone, at, length, to) => {
      const instant = (place: number) => new Date(first + place * quarter).toISOString()
      const session = span(instant(at), instant(at + length))
      const clocks = [session.start_date, session.end_date].map((end) =>
        toLocal(zone, new Date(end)),
      )
      const [start, end] = clocks
      pre(start !== undefined && end !== undefined && !isWholeDays(start, end))
      const moved = shifted(session, wallShift(session.start_date, instant(to), zone), zone)
      expect(Date.parse(moved.end_date) - Date.parse(moved.start_date)).toBe(length * quarter)
    }),
  )
})

test.each([
  ['2027-03-26T23:00:00Z', '2027-03-27T22:59:00Z', '2027-03-27T23:00:00Z', '2027-03-28T21:59:00Z'],
  ['2026-10-23T22:00:00Z', '2026-10-24T22:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
])('a whole day from %s stays one', (start, end, nextStart, nextEnd) => {
  const [, next] = daily(2, span(start, end))
  expect(next).toEqual(span(nextStart, nextEnd))
})
