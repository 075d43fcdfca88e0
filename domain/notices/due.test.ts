import { describe, expect, test } from 'vitest'
import { DEFAULT_TIMING, dueAt, type Timing } from './due.ts'

const timing = (more: Partial<Timing> = {}): Timing => ({
  ...DEFAULT_TIMING,
  time_zone: 'Europe/Berlin',
  ...more,
})
const NIGHT = { quiet_from: '22:00', quiet_until: '07:00' }
const due = (now: string, more: Partial<Timing> = {}, way: 'mail' | 'push' = 'mail') =>
  dueAt('plan', way, timing(more), new Date(now)).toISOString()

test('without quiet hours and digest a notice is due at once', () => {
  expect(due('2026-06-01T10:00:00Z')).toBe('2026-06-01T10:00:00.000Z')
})

describe('quiet hours', () => {
  test.each([
    [
      'before midnight, until the morning after',
      '2026-06-01T21:30:00Z',
      '2026-06-02T05:00:00.000Z',
    ],
    ['after midnight, until the same morning', '2026-06-01T23:30:00Z', '2026-06-02T05:00:00.000Z'],
    ['from their first minute on', '2026-06-01T20:00:00Z', '2026-06-02T05:00:00.000Z'],
    ['no longer at their last', '2026-06-02T05:00:00Z', '2026-06-02T05:00:00.000Z'],
    ['not by day', '2026-06-02T12:00:00Z', '2026-06-02T12:00:00.000Z'],
    ['over the change to summer time', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['over the change to winter time', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('hold a notice %s', (_, now, expected) => {
    expect(due(now, NIGHT)).toBe(expected)
    expect(due(now, NIGHT, 'push')).toBe(expected)
  })

  test('lie within a day as well', () => {
    const noon = { quiet_from: '12:00', quiet_until: '14:00' }
    expect(due('2026-06-01T10:30:00Z', noon)).toBe('2026-06-01T12:00:00.000Z')
    expect(due('2026-06-01T12:30:00Z', noon)).toBe('2026-06-01T12:30:00.000Z')
  })

  test('are those of the own time zone', () => {
    const sydney = { ...NIGHT, time_zone: 'Australia/Sydney' }
    expect(due('2026-06-01T13:00:00Z', sydney)).toBe('2026-06-01T21:00:00.000Z')
  })

  test('that end in an hour the clock skips end when it has moved on', () => {
    const skipped = { quiet_from: '22:00', quiet_until: '02:30' }
    expect(due('2026-03-29T00:15:00Z', skipped)).toBe('2026-03-29T01:30:00.000Z')
  })

  test('end in the second of two equal hours for who is in it', () => {
    const twice = { quiet_from: '22:00', quiet_until: '02:30' }
    expect(due('2026-10-25T00:10:00Z', twice)).toBe('2026-10-25T00:30:00.000Z')
    expect(due('2026-10-25T01:10:00Z', twice)).toBe('2026-10-25T01:30:00.000Z')
  })

  test('of no length hold nothing', () => {
    const none = { quiet_from: '07:00', quiet_until: '07:00' }
    expect(due('2026-06-01T05:00:00Z', none)).toBe('2026-06-01T05:00:00.000Z')
  })
})

describe('a digest', () => {
  const daily = { rhythm: 'daily', mail_time: '18:00' } as const
  const weekly = { rhythm: 'weekly', mail_time: '18:00', mail_weekday: 1 } as const
  test.each([
    ['today where the hour is ahead', '2026-06-01T10:00:00Z', daily, '2026-06-01T16:00:00.000Z'],
    ['tomorrow where it is past', '2026-06-01T16:00:00Z', daily, '2026-06-02T16:00:00.000Z'],
    ['after the clock has changed', '2026-10-24T17:00:00Z', daily, '2026-10-25T17:00:00.000Z'],
    ['on its weekday', '2026-06-03T10:00:00Z', weekly, '2026-06-08T16:00:00.000Z'],
    ['on the same day before its hour', '2026-06-01T10:00:00Z', weekly, '2026-06-01T16:00:00.000Z'],
    ['a week later after its hour', '2026-06-01T17:00:00Z', weekly, '2026-06-08T16:00:00.000Z'],
  ])('comes %s', (_, now, rhythm, expected) => {
    expect(due(now, rhythm)).toBe(expected)
  })

  test('gathers mails only', () => {
    expect(due('2026-06-01T10:00:00Z', daily, 'push')).toBe('2026-06-01T10:00:00.000Z')
  })

  test('waits for the end of quiet hours its hour lies in', () => {
    expect(due('2026-06-01T10:00:00Z', { ...daily, mail_time: '23:00', ...NIGHT })).toBe(
      '2026-06-02T05:00:00.000Z',
    )
  })
})

test('what cannot be switched off waits for nothing', () => {
  const night = new Date('2026-06-01T23:30:00Z')
  expect(dueAt('impersonated', 'mail', timing({ ...NIGHT, rhythm: 'weekly' }), night)).toBe(night)
})
