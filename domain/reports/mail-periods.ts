import { addDays, addMonths, daysBetween, isoWeekStart } from '../time/week.ts'
import { daysOfSpan, type Days } from './spans.ts'

/** How often a report is sent: every Monday, or the first Monday of a month. */
export const MAIL_RHYTHMS = ['weekly', 'monthly'] as const
export type MailRhythm = (typeof MAIL_RHYTHMS)[number]

/** When it is sent on its Monday, by the clock of the club. */
const SENT_FROM = '06:00'
/** After so many days a mail that could not be sent is no longer sent. */
const LATEST_DAYS = 2

type LocalTime = { day: string; time: string }

const firstMonday = (day: string) => {
  const first = `${day.slice(0, 7)}-01`
  const monday = isoWeekStart(first)
  return monday === first ? first : addDays(monday, 7)
}

/**
 * The Monday, at six by the clock of the club, on which a report was last to be sent. It names what
 * is sent once, whatever the clock does.
 */
export function lastMailDay(rhythm: MailRhythm, { day, time }: LocalTime): string {
  const isPast = (monday: string) => monday < day || (monday === day && time >= SENT_FROM)
  if (rhythm === 'weekly') {
    const monday = isoWeekStart(day)
    return isPast(monday) ? monday : addDays(monday, -7)
  }
  const monday = firstMonday(day)
  return isPast(monday) ? monday : firstMonday(addMonths(`${day.slice(0, 7)}-01`, -1))
}

/** The Monday whose mail is to be sent now; null when it is sent, or too late. */
export function mailDue(rhythm: MailRhythm, sent: string | null, now: LocalTime): string | null {
  const monday = lastMailDay(rhythm, now)
  const isOld = sent !== null && sent >= monday
  return isOld || daysBetween(monday, now.day) > LATEST_DAYS ? null : monday
}

/** The days that the mail of a Monday is about: the week or the month before. */
export const daysOfMail = (rhythm: MailRhythm, monday: string): Days =>
  daysOfSpan(rhythm === 'weekly' ? 'last-week' : 'last-month', monday)
