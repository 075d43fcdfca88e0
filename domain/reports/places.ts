import { addDays, addMonths, isoWeekStart } from '../time/week.ts'
import { CALENDAR_YEARS, type ReportContext } from './context.ts'
import type { Period } from './report.ts'
import { seasonStart } from './seasons.ts'
import type { Days } from './spans.ts'

/** Periods that follow each other on the calendar. */
type Course = Exclude<Period, 'weekday' | 'session'>

const FIRST_DAY: Readonly<Record<Course, (day: string, context: ReportContext) => string>> = {
  day: (day) => day,
  week: isoWeekStart,
  month: (day) => `${day.slice(0, 7)}-01`,
  year: seasonStart,
}
const NEXT: Readonly<Record<Course, (first: string) => string>> = {
  day: (day) => addDays(day, 1),
  week: (monday) => addDays(monday, 7),
  month: (first) => addMonths(first, 1),
  year: (first) => addMonths(first, 12),
}

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7']

/** Every period of some days, those in which nobody did anything included; sessions have no course. */
export function periodsOf(
  { start_date, end_date }: Days,
  by: Period,
  context = CALENDAR_YEARS,
): readonly string[] {
  if (by === 'weekday') return WEEKDAYS
  if (by === 'session') return []
  const periods: string[] = []
  const first = FIRST_DAY[by](start_date, context)
  for (let at = first; at <= end_date; at = NEXT[by](at)) periods.push(at)
  return periods
}

/** A place in a course: the period there, and that of the days compared with. */
export type Place = { period: string | null; earlier: string | null }

/** The periods of some days beside those of earlier days: the first with the first, and so on. */
export function placesOf(
  days: Days,
  earlier: Days | null,
  by: Period,
  context = CALENDAR_YEARS,
): Place[] {
  const now = periodsOf(days, by, context)
  const before = earlier ? periodsOf(earlier, by, context) : []
  return Array.from({ length: Math.max(now.length, before.length) }, (_, place) => ({
    period: now[place] ?? null,
    earlier: before[place] ?? null,
  }))
}

/** The places from the first to the last that is known of. */
export function trimmed(places: readonly Place[], isKnown: (place: Place) => boolean): Place[] {
  const first = places.findIndex(isKnown)
  return first < 0 ? [] : places.slice(first, places.findLastIndex(isKnown) + 1)
}
