import { addDays, isoWeekday } from '../time/week.ts'
import { toInstant, toLocal } from '../time/zoned-time.ts'
import { KINDS, type NoticeKind, type NoticeWay } from './kinds.ts'

/** How mails of notices come: one by one, or all of a day or a week together. */
export const MAIL_RHYTHMS_OF_NOTICES = ['at_once', 'daily', 'weekly'] as const
type NoticeRhythm = (typeof MAIL_RHYTHMS_OF_NOTICES)[number]

export type Timing = {
  time_zone: string
  /** HH:MM; nothing comes in between, which may be over midnight. Null without quiet hours. */
  quiet_from: string | null
  quiet_until: string | null
  rhythm: NoticeRhythm
  /** HH:MM: when the mail of a day or a week comes. */
  mail_time: string
  /** Of the mail of a week: 1 Monday … 7 Sunday. */
  mail_weekday: number
}

export const DEFAULT_TIMING = {
  quiet_from: null,
  quiet_until: null,
  rhythm: 'at_once',
  mail_time: '18:00',
  mail_weekday: 7,
} as const satisfies Omit<Timing, 'time_zone'>

/**
 * When a notice of now is to be sent by a way other than the app, in the person's own time. What
 * cannot be switched off comes at once.
 */
export function dueAt(kind: NoticeKind, way: NoticeWay, timing: Timing, now: Date): Date {
  if (KINDS[kind].fixed) return now
  return afterQuiet(way === 'mail' ? mailAt(timing, now) : now, timing)
}

function mailAt({ time_zone, rhythm, mail_time, mail_weekday }: Timing, now: Date): Date {
  if (rhythm === 'at_once') return now
  const { day } = toLocal(time_zone, now)
  const most = rhythm === 'daily' ? 1 : 7
  const days = Array.from({ length: most + 1 }, (_, ahead) => addDays(day, ahead))
  const instants = days
    .filter((one) => rhythm === 'daily' || isoWeekday(one) === mail_weekday)
    .map((one) => toInstant(time_zone, { day: one, time: mail_time }))
  return instants.find((at) => at.getTime() > now.getTime()) ?? now
}

/** The same instant, or the end of the quiet hours it lies in. */
function afterQuiet(at: Date, { time_zone, quiet_from, quiet_until }: Timing): Date {
  if (quiet_from === null || quiet_until === null || quiet_from === quiet_until) return at
  const { day, time } = toLocal(time_zone, at)
  const overMidnight = quiet_from > quiet_until
  const isQuiet = overMidnight
    ? time >= quiet_from || time < quiet_until
    : time >= quiet_from && time < quiet_until
  if (!isQuiet) return at
  const end = overMidnight && time >= quiet_from ? addDays(day, 1) : day
  const until = toInstant(time_zone, { day: end, time: quiet_until })
  if (until.getTime() > at.getTime()) return until
  // The hour that comes twice in autumn, for the second time.
  return new Date(at.getTime() + (minutesOf(quiet_until) - minutesOf(time)) * 60_000)
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
