import { addDays } from '../time/week.ts'
import type { Phase, PhaseKind, Priority } from './season.ts'

/** A regatta or a test of the calendar that somebody has given a priority. */
export type Goal = { day: string; priority: Priority }

/** The Monday of the weeks in a season by place. */
const placeOf = (mondays: readonly string[], day: string): number =>
  mondays.findIndex((monday) => day >= monday && day <= addDays(monday, 6))

/** The A goals of a season in order, each with the place of its week. */
export const mainGoals = (mondays: readonly string[], goals: readonly Goal[]) =>
  goals
    .filter(({ priority }) => priority === 'A')
    .map(({ day }) => ({ day, place: placeOf(mondays, day) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.day.localeCompare(other.day))

/** How many weeks before the taper a B goal still begins the race phase. */
const RACING_WEEKS = 8

/**
 * The phases that lead to the A goals: the days of the taper, before it the weeks from the first B
 * goal near it, and of what is left the earlier half base, the later build.
 */
export function phasesFor(
  mondays: readonly string[],
  goals: readonly Goal[],
  taperDays: number,
): Phase[] {
  const kinds: PhaseKind[] = []
  for (const { day, place } of mainGoals(mondays, goals)) {
    const begin = kinds.length
    if (place < begin) continue
    const taper = Math.max(begin, tapersFrom(mondays, day, taperDays))
    const races = goals
      .filter(({ priority }) => priority === 'B')
      .map((goal) => placeOf(mondays, goal.day))
      .filter((race) => race >= Math.max(begin, taper - RACING_WEEKS) && race < taper)
    const race = Math.min(taper, ...races)
    const build = race - Math.floor((race - begin) / 2)
    for (let week = begin; week <= place; week += 1)
      kinds.push(week < build ? 'base' : week < race ? 'build' : week < taper ? 'race' : 'taper')
  }
  while (kinds.length > 0 && kinds.length < mondays.length) kinds.push('transition')
  return joined(kinds)
}

/** The place of the week in which the taper before a goal begins. */
export const tapersFrom = (mondays: readonly string[], day: string, taperDays: number): number => {
  const first = addDays(day, -taperDays)
  const place = placeOf(mondays, first)
  return place < 0 ? 0 : place
}

function joined(kinds: readonly PhaseKind[]): Phase[] {
  const phases: Phase[] = []
  for (const kind of kinds) {
    const last = phases.at(-1)
    if (last?.kind === kind) last.weeks += 1
    else phases.push({ kind, weeks: 1, name: null, colour: null })
  }
  return phases
}
