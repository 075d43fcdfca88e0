import { cr10Of } from '../constants/scales.ts'
import { sportById } from '../constants/sports.ts'
import { NO_SCORE, type Score } from './score.ts'

/**
 * Session-RPE load in arbitrary units: CR10 value × minutes, rests included (Foster 1998, 2001).
 * Null when either is unknown.
 */
export function fosterLoad(cr10: number | null, duration_min: number | null): number | null {
  return cr10 === null || duration_min === null ? null : cr10 * duration_min
}

/** The load of a stored RPE step, 1-8. */
export function fosterLoadOfStep(
  rpe_id: number | null,
  duration_min: number | null,
): number | null {
  return fosterLoad(rpe_id === null ? null : cr10Of(rpe_id), duration_min)
}

/** The load of one athlete's session: 0 on a day off, none when not attended or not rated. */
export function sessionFoster(session: {
  sport_id: number
  attended: boolean
  rpe_id: number | null
  duration_min: number | null
}): Score {
  const sport = sportById(session.sport_id)
  if (!sport || !session.attended) return NO_SCORE
  if (sport.category === 'NO') return { value: 0, basis: 'none' }
  const value = fosterLoadOfStep(session.rpe_id, session.duration_min)
  return value === null ? NO_SCORE : { value, basis: 'measured' }
}

export type WeekLoad = {
  total: number
  mean: number
  sd: number
  monotony: number | null
  strain: number | null
}

/**
 * Monotony (daily mean over its standard deviation, n - 1) and strain (total × monotony) of
 * consecutive days, normally seven; rest days are 0.
 * Both are null when all days are equal. Null for fewer than two days.
 */
export function weekLoad(days: readonly number[]): WeekLoad | null {
  if (days.length < 2) return null
  const total = days.reduce((sum, load) => sum + load, 0)
  const mean = total / days.length
  const sd = Math.sqrt(days.reduce((sum, load) => sum + (load - mean) ** 2, 0) / (days.length - 1))
  const varies = sd > Math.abs(mean) * 1e-9
  const monotony = varies ? mean / sd : null
  return { total, mean, sd, monotony, strain: monotony === null ? null : total * monotony }
}

export type RatedSession = { cr10: number | null; duration_min: number | null }

/**
 * Mean CR10 of a period weighted by duration; sessions without a rating or a duration are left out
 * and counted.
 */
export function meanRpe(sessions: readonly RatedSession[]): {
  value: number | null
  skipped: number
} {
  let load = 0
  let minutes = 0
  let skipped = 0
  for (const { cr10, duration_min } of sessions) {
    if (cr10 === null || duration_min === null) skipped += 1
    else {
      load += cr10 * duration_min
      minutes += duration_min
    }
  }
  return { value: minutes > 0 ? load / minutes : null, skipped }
}
