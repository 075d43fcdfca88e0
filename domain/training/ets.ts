import { ETS_FACTORS } from '../constants/intensities.ts'
import { sportById } from '../constants/sports.ts'
import { NO_SCORE, type Score } from './score.ts'
import { weighMinutes, zoneMinutesOf, type SessionEffort } from './zone-minutes.ts'

/** What a club may tune; both default to the published examples. */
export type EtsTuning = { factors?: readonly number[]; weight?: number }

/**
 * Endurance training score: sport weight × sum of zone factor × minutes, in "T2 minutes" (one is a
 * minute of single sculling in zone 2).
 * After the T2-minute method of Tran, Rice, Main and Gastin (2014).
 */
export function ets(
  minutes: readonly number[],
  weight: number,
  factors: readonly number[] = ETS_FACTORS,
): number {
  return weight * weighMinutes(minutes, factors)
}

/**
 * The score of one athlete's session: from measured time in zones, else from the plan; strength
 * training without either counts a point a
 * minute. A day off is 0, a session not attended or with nothing known has no score.
 */
export function sessionEts(
  session: SessionEffort & { sport_id: number; attended: boolean },
  tuning: EtsTuning = {},
): Score {
  const sport = sportById(session.sport_id)
  if (!sport || !session.attended) return NO_SCORE
  if (sport.category === 'NO') return { value: 0, basis: 'none' }
  const zones = zoneMinutesOf(session)
  if (zones)
    return {
      value: ets(zones.minutes, tuning.weight ?? sport.ets_weight, tuning.factors),
      basis: zones.basis,
    }
  if (sport.category === 'SC' && session.duration_min !== null)
    return { value: session.duration_min, basis: 'estimated' }
  return NO_SCORE
}
