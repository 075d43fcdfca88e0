import { isRowingOrPaddling, SPORT, sportById } from '../constants/sports.ts'

/** What a session of a sport is planned with. */
export type PlannedParts = {
  /** distance, time and effort */
  amount: boolean
  /** pieces of distance or time */
  structure: boolean
  /** sets of exercises */
  strength: boolean
  /** intensities of speed and heart rate */
  intensities: boolean
  stroke_rate: boolean
  seat_racing: boolean
  results: boolean
}

/**
 * A day off has nothing to plan, a multisport day has no pieces of its own, and sets are for
 * strength and conditioning.
 */
export function plannedParts(sportId: number): PlannedParts {
  const category = sportById(sportId)?.category
  const trains = sportId !== SPORT.day_off
  const single = trains && sportId !== SPORT.multisport
  return {
    amount: trains,
    structure: single && category !== 'SC',
    strength: single && category === 'SC',
    intensities: trains,
    stroke_rate: isRowingOrPaddling(sportId) || sportId === SPORT.ergo,
    seat_racing: isRowingOrPaddling(sportId),
    results: single,
  }
}

/** An address of the web that can be opened: https or http with a host. */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && hostname.includes('.')
  } catch {
    return false
  }
}
