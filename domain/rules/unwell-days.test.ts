import { describe, expect, test } from 'vitest'
import { unwellDaysWith } from './unwell-days.ts'

const span = (id: number, from: number, until: number) => ({
  id,
  from_date: `2026-03-${String(from).padStart(2, '0')}`,
  until_date: `2026-03-${String(until).padStart(2, '0')}`,
})
const without = ({ from_date, until_date }: ReturnType<typeof span>) => ({ from_date, until_date })

describe('an unwell morning', () => {
  test('begins a span when there is none next to it', () => {
    expect(unwellDaysWith([span(1, 2, 3)], '2026-03-05', true)).toEqual({
      remove: [],
      change: [],
      add: [without(span(0, 5, 5))],
    })
  })
  test('lengthens the span that ended the day before', () => {
    expect(unwellDaysWith([span(1, 2, 4)], '2026-03-05', true)).toEqual({
      remove: [],
      change: [span(1, 2, 5)],
      add: [],
    })
  })
  test('entered late, it begins the span of the day after earlier', () => {
    expect(unwellDaysWith([span(1, 6, 8)], '2026-03-05', true)).toEqual({
      remove: [],
      change: [span(1, 5, 8)],
      add: [],
    })
  })
  test('joins the spans on both sides', () => {
    expect(unwellDaysWith([span(1, 2, 4), span(2, 6, 8)], '2026-03-05', true)).toEqual({
      remove: [2],
      change: [span(1, 2, 8)],
      add: [],
    })
  })
  test('changes nothing within a span', () => {
    expect(unwellDaysWith([span(1, 2, 8)], '2026-03-05', true)).toEqual({
      remove: [],
      change: [],
      add: [],
    })
  })
  test('begins a new span rather than one of more than a year and a day', () => {
    const year = { id: 1, from_date: '2025-03-04', until_date: '2026-03-05' }
    expect(unwellDaysWith([year], '2026-03-06', true).add).toEqual([without(span(0, 6, 6))])
  })
})

describe('a well morning', () => {
  test('takes a span of this day away', () => {
    expect(unwellDaysWith([span(1, 5, 5)], '2026-03-05', false)).toEqual({
      remove: [1],
      change: [],
      add: [],
    })
  })
  test('ends a span on the day before', () => {
    expect(unwellDaysWith([span(1, 2, 5)], '2026-03-05', false).change).toEqual([span(1, 2, 4)])
  })
  test('lets a span begin on the day after', () => {
    expect(unwellDaysWith([span(1, 5, 8)], '2026-03-05', false).change).toEqual([span(1, 6, 8)])
  })
  test('divides a span around it', () => {
    expect(unwellDaysWith([span(1, 2, 8)], '2026-03-05', false)).toEqual({
      remove: [],
      change: [span(1, 2, 4)],
      add: [without(span(0, 6, 8))],
    })
  })
  test('changes nothing outside of spans', () => {
    expect(unwellDaysWith([span(1, 6, 8)], '2026-03-05', false)).toEqual({
      remove: [],
      change: [],
      add: [],
    })
  })
})
