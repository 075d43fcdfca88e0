import { MAX_OCCURRENCES } from '../constants/limits.ts'
import { repeatDays, type RepeatFault, type RepeatRule } from './repeat-days.ts'
import { isoWeekStart } from './week.ts'

/**
 * A session of a series with the day it is on in the club's time zone (YYYY-MM-DD); `over` when it
 * has begun.
 */
export type Member = { id: number; day: string; over: boolean }

/**
 * What another rule makes of a series: sessions that stay, that move to another day or go, and days
 * that get a new one.
 */
type SeriesChange = { stays: number[]; moves: Move[]; goes: number[]; days: string[] }
type Move = { id: number; to: string }
export type ChangedSeries = { ok: true; change: SeriesChange } | { ok: false; fault: RepeatFault }

/** `today`: the first day something may be planned on. */
type Rules = { before: RepeatRule; after: RepeatRule; from: string; today: string }

/**
 * What happens to these sessions, in order of time, under a rule that begins on `from`. A session
 * on a day of both rules stays, and so does one that has begun. Of the others the nth of a week
 * moves to the nth day the new rule has in it, and only what is left over is removed or newly
 * planned, nothing before today. A session that was moved by hand to a day the old rule does not
 * name stays as well, unless the new rule ends before. A day that the old rule names and that has
 * no session was taken out by hand, and neither it nor the day that takes its place gets one.
 */
export function changeSeries(
  sessions: readonly Member[],
  { before, after, from, today }: Rules,
): ChangedSeries {
  const found = repeatDays(after, from)
  if (!found.ok) return found
  const wanted = new Set(found.days)
  const last = found.days.at(-1) ?? from
  const [earliest = from] = sessions.map(({ day }) => day)
  const ruled = daysBefore(before, earliest, sessions.at(-1)?.day ?? from)
  const taken = new Set(sessions.map(({ day }) => day))
  const isStaying = ({ day, over }: Member) =>
    over || wanted.has(day) || (!ruled.has(day) && day <= last)
  const comes = found.days.filter((day) => !taken.has(day) && !ruled.has(day))
  const left = [...ruled].filter((day) => !wanted.has(day))
  const leaves = sessions.filter((session) => !isStaying(session))
  const { to, filled } = moved(left, comes, new Set(leaves.map(({ day }) => day)), today)
  return {
    ok: true,
    change: {
      stays: sessions.filter(isStaying).map(({ id }) => id),
      moves: leaves.flatMap(({ id, day }) => {
        const other = to.get(day)
        return other === undefined ? [] : [{ id, to: other }]
      }),
      goes: leaves.filter(({ day }) => !to.has(day)).map(({ id }) => id),
      days: comes.filter((day) => day >= today && !filled.has(day)),
    },
  }
}

type Moved = { to: ReadonlyMap<string, string>; filled: ReadonlySet<string> }

/**
 * Which days of the old rule become which of the new one: week by week in their order. Where a week
 * has as many of both, a day without a session
 * that could move keeps its place in the order; else only those with one are counted.
 */
function moved(
  left: readonly string[],
  comes: readonly string[],
  leaving: ReadonlySet<string>,
  today: string,
): Moved {
  const weeks = Map.groupBy(comes, isoWeekStart)
  const pairs = [...Map.groupBy(left, isoWeekStart)].flatMap(([week, days]) => {
    const news = weeks.get(week) ?? []
    const olds = days.length === news.length ? days : days.filter((day) => leaving.has(day))
    return olds.slice(0, news.length).map((day, place) => [day, news[place] ?? day] as const)
  })
  return {
    to: new Map(pairs.filter(([day, to]) => leaving.has(day) && to >= today)),
    filled: new Set(pairs.map(([, to]) => to)),
  }
}

/** The days the old rule names between the first and the last session there is. */
function daysBefore(rule: RepeatRule, first: string, last: string): ReadonlySet<string> {
  const ended =
    rule.repeat_frequency_type === 'specific_dates'
      ? rule
      : { ...rule, repeat_numbers: MAX_OCCURRENCES, repeat_end_date: last }
  const found = repeatDays(ended, first)
  return new Set(found.ok ? found.days : [])
}
