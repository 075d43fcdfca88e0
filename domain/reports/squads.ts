import { addDays, daysBetween } from '../time/week.ts'
import type { Parts } from './parts.ts'
import { periodsOf } from './places.ts'
import { figureOf, isAmount, type Against, type Report } from './report.ts'
import { earlierDays, type Days } from './spans.ts'

const DAYS_A_WEEK = 7

/** What squads can be compared by, as far as the plan of the club opens it. */
export const SQUAD_FIGURES = ['time', 'distance', 'sessions', 'ets', 'compliance'] as const
export type SquadFigure = (typeof SQUAD_FIGURES)[number]

/** A figure of several people: an amount for each of them and each week, else as it is. */
export function perAthleteAndWeek(
  report: Pick<Report, 'figures'>,
  name: string,
  { parts, athletes, weeks }: { parts: Parts; athletes: number; weeks: number },
): number | null {
  const value = figureOf(report, name, parts)
  if (value === null || !isAmount(report, name)) return value
  return athletes > 0 && weeks > 0 ? value / (athletes * weeks) : null
}

/** How many weeks some days are; a part of one counts as such. */
export const weeksIn = ({ start_date, end_date }: Days): number =>
  (daysBetween(start_date, end_date) + 1) / DAYS_A_WEEK

/**
 * The Mondays of the weeks that can be compared: those cut off by the first or the last day are
 * left out, as long as two whole ones are left.
 */
export function comparableWeeks(days: Days): readonly string[] {
  const weeks = periodsOf(days, 'week')
  const whole = weeks.filter(
    (monday) => monday >= days.start_date && addDays(monday, DAYS_A_WEEK - 1) <= days.end_date,
  )
  return whole.length > 1 ? whole : weeks
}

type ChangeQuery = {
  parts: Parts
  earlier: Parts | null
  athletes: number
  days: Days
  against: Against
}

/** By how many percent such a figure changed; the days compared with may be more or fewer. */
export function changePerWeek(
  report: Pick<Report, 'figures'>,
  name: string,
  { parts, earlier, athletes, days, against }: ChangeQuery,
): number | null {
  const valueIn = (of: Parts, those: Days) =>
    perAthleteAndWeek(report, name, { parts: of, athletes, weeks: weeksIn(those) })
  const now = valueIn(parts, days)
  const before = earlier && valueIn(earlier, earlierDays(days, against))
  if (now === null || before === null || before <= 0) return null
  return (100 * (now - before)) / before
}
