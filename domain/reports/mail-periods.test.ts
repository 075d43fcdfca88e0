import { describe, expect, test } from 'vitest'
import { daysOfMail, lastMailDay, mailDue, type MailRhythm } from './mail-periods.ts'

// 16 November 2026 is a Monday; the first Monday of the month is the 2nd.
test.each<[MailRhythm, string, string, string]>([
  ['weekly', '2026-11-16', '05:59', '2026-11-09'],
  ['weekly', '2026-11-16', '06:00', '2026-11-16'],
  ['weekly', '2026-11-22', '23:59', '2026-11-16'],
  ['monthly', '2026-11-02', '05:59', '2026-10-05'],
  ['monthly', '2026-11-02', '06:00', '2026-11-02'],
  ['monthly', '2026-11-01', '12:00', '2026-10-05'],
  ['monthly', '2026-11-30', '12:00', '2026-11-02'],
  ['monthly', '2026-06-01', '06:00', '2026-06-01'],
  ['monthly', '2027-01-01', '12:00', '2026-12-07'],
])('a %s mail was last to be sent, on %s at %s, on %s', (rhythm, day, time, monday) => {
  expect(lastMailDay(rhythm, { day, time })).toBe(monday)
})

describe('what is due', () => {
  const at = (day: string, time = '06:00') => ({ day, time })

  test('is the Monday that is not sent yet', () => {
    expect(mailDue('weekly', '2026-11-09', at('2026-11-16'))).toBe('2026-11-16')
    expect(mailDue('weekly', null, at('2026-11-16'))).toBe('2026-11-16')
  })

  test('is nothing once it is sent, nor before six', () => {
    expect(mailDue('weekly', '2026-11-16', at('2026-11-16', '07:00'))).toBeNull()
    expect(mailDue('weekly', '2026-11-09', at('2026-11-16', '05:00'))).toBeNull()
  })

  test('is sent late after a day off, and no longer after three', () => {
    expect(mailDue('weekly', '2026-11-09', at('2026-11-18', '23:00'))).toBe('2026-11-16')
    expect(mailDue('weekly', '2026-11-09', at('2026-11-19'))).toBeNull()
  })

  test('is due once where the clock is set back in the night before', () => {
    expect(mailDue('weekly', '2026-10-19', at('2026-10-26'))).toBe('2026-10-26')
    expect(mailDue('weekly', '2026-10-26', at('2026-10-26'))).toBeNull()
  })
})

test('a mail is about the week or the month before its Monday', () => {
  expect(daysOfMail('weekly', '2026-11-16')).toEqual({
    start_date: '2026-11-09',
    end_date: '2026-11-15',
  })
  expect(daysOfMail('monthly', '2026-11-02')).toEqual({
    start_date: '2026-10-01',
    end_date: '2026-10-31',
  })
})
