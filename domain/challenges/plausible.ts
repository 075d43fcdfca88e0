import { fastestOf } from '../constants/fastest.ts'

/** Why an entry looks wrong. */
export const FLAGS = ['too-fast', 'long-day', 'far-day', 'entered'] as const
export type Flag = (typeof FLAGS)[number]

const DAY_S = 86_400
/** Nobody rows, and hardly anybody rides, further in a day. */
const MOST_METRES_A_DAY = 300_000
/** What is entered by hand without a recording is believed up to these. */
const ENTERED = { seconds: 6 * 3600, distance: 60_000 } as const

export type Judged = {
  sport_id: number
  seconds: number | null
  distance: number | null
  is_recorded: boolean
}

/** What is wrong with one session by itself; null where nothing is. */
export function flagOf({ sport_id, seconds, distance, is_recorded }: Judged): Flag | null {
  if (seconds && distance && distance / seconds > fastestOf(sport_id)) return 'too-fast'
  if (is_recorded) return null
  const isMuch = (seconds ?? 0) > ENTERED.seconds || (distance ?? 0) > ENTERED.distance
  return isMuch ? 'entered' : null
}

/** What is wrong with all sessions of a person on a day together. */
export function flagOfDay(sessions: readonly Pick<Judged, 'seconds' | 'distance'>[]): Flag | null {
  const sum = (of: 'seconds' | 'distance') =>
    sessions.reduce((total, session) => total + (session[of] ?? 0), 0)
  if (sum('seconds') > DAY_S) return 'long-day'
  return sum('distance') > MOST_METRES_A_DAY ? 'far-day' : null
}
