import { addDays, daysBetween, eachDay } from '../time/week.ts'
import type { HealthReason } from '../constants/statuses.ts'
import { isIll, isInjured, type MorningHealth } from './fields.ts'

/** How somebody was on a day, from whatever said so. */
export type HealthDay = {
  day: string
  health: MorningHealth
  reasons: readonly HealthReason[]
}

export type AnsweredMorning = {
  day: string
  health: MorningHealth | null
  reasons: readonly HealthReason[]
}
/** Days away because of illness or injury, both included. */
export type HealthAbsence = { from: string; until: string; reason: 'ill' | 'injured' }
type Span = { first: string; last: string }

/**
 * How somebody was on the days of a span. A day counts once: what the morning says of it holds, and
 * an absence speaks for the days on which the morning says nothing. Days of which nobody says
 * anything are not in it.
 */
export function healthDays(
  mornings: readonly AnsweredMorning[],
  absences: readonly HealthAbsence[],
  { first, last }: Span,
): HealthDay[] {
  if (absences.length === 0) return saidDays(mornings, { first, last })
  const said = new Map(mornings.map((morning) => [morning.day, morning]))
  return eachDay(first, last).flatMap((day): HealthDay[] => {
    const morning = said.get(day)
    if (morning?.health) return [{ day, health: morning.health, reasons: morning.reasons }]
    const away = absences.filter(({ from, until }) => from <= day && day <= until)
    if (away.length === 0) return []
    const reasons = new Set(away.map(({ reason }) => reason))
    return [{ day, health: reasons.size > 1 ? 'both' : (away[0]?.reason ?? 'ill'), reasons: [] }]
  })
}

/** What mornings say, without any days away. */
const saidDays = (mornings: readonly AnsweredMorning[], { first, last }: Span): HealthDay[] =>
  mornings
    .flatMap(({ day, health, reasons }) =>
      health && day >= first && day <= last ? [{ day, health, reasons }] : [],
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))

/** A run of days that were not healthy, with at most one other day between two of them. */
export type Episode = {
  first: string
  last: string
  /** Days that were not healthy; those between them do not count. */
  days: number
  ill: boolean
  injured: boolean
  reasons: readonly HealthReason[]
}

const MOST_BETWEEN = 1

/** The episodes of days in order. A day of which nothing is known counts as one between. */
export function episodesOf(days: readonly HealthDay[]): Episode[] {
  const episodes: Episode[] = []
  for (const { day, health, reasons } of days) {
    if (health === 'healthy') continue
    const before = episodes.at(-1)
    const goesOn = before !== undefined && daysBetween(before.last, day) <= MOST_BETWEEN + 1
    const own: Episode = {
      first: day,
      last: day,
      days: 1,
      ill: isIll(health),
      injured: isInjured(health),
      reasons,
    }
    if (goesOn) episodes[episodes.length - 1] = joined(before, own)
    else episodes.push(own)
  }
  return episodes
}

const joined = (before: Episode, next: Episode): Episode => ({
  first: before.first,
  last: next.last,
  days: before.days + next.days,
  ill: before.ill || next.ill,
  injured: before.injured || next.injured,
  reasons: [...new Set([...before.reasons, ...next.reasons])],
})

export const daysLost = (episodes: readonly Episode[]): number =>
  episodes.reduce((sum, { days }) => sum + days, 0)

/**
 * The episode that somebody is in on a day: it lasts until a day is said to be healthy, or nothing
 * was said for two days.
 */
export function episodeOn(days: readonly HealthDay[], day: string): Episode | null {
  const until = days.filter((one) => one.day <= day)
  const latest = until.at(-1)
  const episode = episodesOf(until).at(-1)
  if (!latest || !episode || latest.health === 'healthy') return null
  return episode.last >= addDays(day, -MOST_BETWEEN) ? episode : null
}

/** The share of days in percent on which people could train; null where there are none. */
export const availabilityOf = (allDays: number, lost: number): number | null =>
  allDays === 0 ? null : (100 * (allDays - lost)) / allDays
