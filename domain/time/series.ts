import type { Repeat } from '#contract/plan.ts'
import { MAX_OCCURRENCES } from '../constants/limits.ts'
import { repeatDays, type RepeatFault } from './repeat-days.ts'

/** A session of a series with the day it is on in the club's time zone (YYYY-MM-DD); `over` when it has begun. */
export type Member = { id: number; day: string; over: boolean }

/** What another rule makes of a series: sessions that stay, sessions that go, and days that get one. */
export type SeriesChange = { stays: number[]; goes: number[]; days: string[] }
export type ChangedSeries = { ok: true; change: SeriesChange } | { ok: false; fault: RepeatFault }

type Rules = { before: Repeat; after: Repeat; from: string; today: string }

/**
 * What becomes of these sessions, in order of time, under a rule that begins on `from`. What has begun stays, and nothing is planned before today.
 * A session that was moved by hand to a day the old rule does not name stays as well, unless the new rule ends before; a day that the old rule
 * names and has no session was taken out by hand, and stays free.
 */
export function changeSeries(sessions: readonly Member[], { before, after, from, today }: Rules): ChangedSeries {
  const found = repeatDays(after, from)
  if (!found.ok) return found
  const wanted = new Set(found.days)
  const last = found.days.at(-1) ?? from
  const [earliest = from] = sessions.map(({ day }) => day)
  const ruled = daysBefore(before, earliest, sessions.at(-1)?.day ?? from)
  const taken = new Set(sessions.map(({ day }) => day))
  const isStaying = ({ day, over }: Member) => over || wanted.has(day) || (!ruled.has(day) && day <= last)
  const free = (day: string) => !taken.has(day) && !ruled.has(day) && day >= today
  return {
    ok: true,
    change: {
      stays: sessions.filter(isStaying).map(({ id }) => id),
      goes: sessions.filter((session) => !isStaying(session)).map(({ id }) => id),
      days: found.days.filter(free),
    },
  }
}

/** The days the old rule names between the first and the last session there is. */
function daysBefore(rule: Repeat, first: string, last: string): ReadonlySet<string> {
  const ended = rule.repeat_frequency_type === 'specific_dates' ? rule : { ...rule, repeat_numbers: MAX_OCCURRENCES, repeat_end_date: last }
  const found = repeatDays(ended, first)
  return new Set(found.ok ? found.days : [])
}
