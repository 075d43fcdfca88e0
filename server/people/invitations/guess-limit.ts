import type { Budget } from '../../http/attempts.ts'

export type GuessLimit = {
  /** Counts a guess of this person; seconds to wait when there were too many, else 0. */
  wait(userId: number): number
}

const WINDOW_MS = 60_000
const KEPT_MOST = 50_000

/** Limits one person to `perMinute` codes or club names in a minute. */
export function guessLimit(perMinute: number, now: () => number = Date.now): GuessLimit {
  const guesses = new Map<number, { count: number; until: number }>()
  return {
    wait(userId) {
      const time = now()
      const known = guesses.get(userId)
      const entry = known && known.until > time ? known : { count: 0, until: time + WINDOW_MS }
      entry.count++
      if (guesses.size >= KEPT_MOST) guesses.clear()
      guesses.set(userId, entry)
      return entry.count > perMinute ? Math.ceil((entry.until - time) / 1000) : 0
    },
  }
}

const TEN_MINUTES_S = 600
const MINUTE_BOUND = 30

/**
 * Codes that lead nowhere, from one address: twenty in ten minutes, in proportion to `perMinute`,
 * of 30.
 */
export const wrongCodes = (from: string, perMinute: number): Budget => ({
  of: `wrong codes of links by ${from}`,
  most: Math.ceil(20 * Math.max(1, perMinute / MINUTE_BOUND)),
  window_s: TEN_MINUTES_S,
})
