import { describe, expect, test } from 'vitest'
import { seasonsFrom } from './context.ts'
import { ownDays } from './own-training.ts'

const WEDNESDAY = '2026-11-25'

describe('the own training', () => {
  test('of a week is compared with the same days of the week before', () => {
    expect(ownDays('week', WEDNESDAY)).toEqual({
      days: { start_date: '2026-11-23', end_date: WEDNESDAY },
      before: { start_date: '2026-11-16', end_date: '2026-11-18' },
      by: 'day',
      until: '2026-11-29',
    })
  })

  test('of twelve weeks ends with the running one', () => {
    expect(ownDays('twelve-weeks', WEDNESDAY)).toEqual({
      days: { start_date: '2026-09-07', end_date: WEDNESDAY },
      before: { start_date: '2026-06-15', end_date: '2026-09-02' },
      by: 'week',
      until: WEDNESDAY,
    })
  })

  test('of a season begins in the month of the club', () => {
    expect(ownDays('season', WEDNESDAY, seasonsFrom(10))).toMatchObject({
      days: { start_date: '2026-10-01', end_date: WEDNESDAY },
      before: { start_date: '2025-10-01', end_date: '2025-11-25' },
    })
    expect(ownDays('season', WEDNESDAY).days.start_date).toBe('2026-01-01')
  })

  test('of a Monday is of that day alone', () => {
    expect(ownDays('week', '2026-11-23').days).toEqual({
      start_date: '2026-11-23',
      end_date: '2026-11-23',
    })
  })
})
