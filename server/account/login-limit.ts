import { attemptLimit, type AttemptLimit } from './attempt-limit.ts'

export type LoginLimit = {
  /** Counts an attempt; seconds to wait when there were too many, else 0. `known`: the account's owner has signed in from there before. */
  wait(ip: string, name: string, known: boolean): number
  /** The password was right: the attempt was no guess and counts no longer against the account. */
  wasRight(name: string, known: boolean): void
}

const ACCOUNT_WINDOW_MS = 10 * 60_000
const KEPT_MOST = 200_000
const MINUTE_BOUND = 30

/**
 * At most `perMinute` sign-in attempts from one address for one name in a minute, ten times that from the address for any name, and
 * for one name in ten minutes from anywhere 20 (in proportion to `perMinute`, of 30): 15 from strange places and 5 from places the
 * account's owner has signed in from. The owner's five are apart, so that strangers cannot use them up.
 */
export function loginLimit(perMinute: number, now: () => number = Date.now): LoginLimit {
  const fromPlace = attemptLimit({ window_ms: 60_000, for_name: perMinute, from_address: perMinute * 10 }, now)
  const share = Math.max(1, perMinute / MINUTE_BOUND)
  const strange = budget(Math.floor(15 * share), now)
  const owner = budget(Math.floor(5 * share), now)
  const nameOf = (given: string) => given.trim().toLowerCase()
  return {
    wait(ip, given, known) {
      const early = fromPlace.wait(ip, given)
      return early > 0 ? early : (known ? owner : strange).take(nameOf(given))
    },
    wasRight: (given, known) => (known ? owner : strange).giveBack(nameOf(given)),
  }
}

/** Passwords of somebody already signed in, asked for again: ten in ten minutes, in the same proportion. */
export const passwordLimit = (perMinute: number, now?: () => number): AttemptLimit =>
  attemptLimit(
    { window_ms: ACCOUNT_WINDOW_MS, for_name: Math.ceil(10 * Math.max(1, perMinute / MINUTE_BOUND)), from_address: Infinity },
    now,
  )

/** So many in ten minutes for each name. When too many names are kept, those go first that were asked for longest ago. */
function budget(most: number, now: () => number) {
  const spent = new Map<string, { count: number; until: number }>()
  const forgetOld = () => {
    for (const [name, { until }] of spent) {
      if (until > now() && spent.size <= KEPT_MOST) return
      spent.delete(name)
    }
  }
  return {
    /** Seconds to wait, or 0 when one was left. */
    take(name: string): number {
      const known = spent.get(name)
      const entry = known && known.until > now() ? known : { count: 0, until: now() + ACCOUNT_WINDOW_MS }
      if (entry.count >= most) return Math.ceil((entry.until - now()) / 1000)
      entry.count++
      spent.delete(name)
      spent.set(name, entry)
      forgetOld()
      return 0
    },
    giveBack(name: string): void {
      const entry = spent.get(name)
      if (entry && entry.count > 0) entry.count--
    },
  }
}
