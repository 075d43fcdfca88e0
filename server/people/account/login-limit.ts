import type { Attempts, Budget } from '../../http/attempts.ts'
import { normalName } from './attempt-limit.ts'

export type LoginLimit = {
  /**
   * Counts an attempt; seconds to wait when there were too many, else 0. `known`: the account's
   * owner has signed in from there before.
   */
  wait(ip: string, name: string, known: boolean): Promise<number>
  /** The password was right: the attempt was no guess and counts no longer against the account. */
  wasRight(name: string, known: boolean): void
}

const MINUTE_BOUND = 30
const FROM_STRANGE_PLACES = 15
const FROM_KNOWN_PLACES = 5

/**
 * At most `perMinute` sign-in attempts from one address for one name in a minute, ten times that
 * from the address for any name, and
 * for one name in ten minutes from anywhere 20 (in proportion to `perMinute`, of 30): 15 from
 * strange places and 5 from places the
 * account's owner has signed in from. The owner's five are apart, so that strangers cannot use them
 * up.
 */
export function loginLimit(attempts: Attempts, perMinute: number): LoginLimit {
  const share = Math.max(1, perMinute / MINUTE_BOUND)
  const ofAccount = (name: string, known: boolean): Budget => ({
    of: `sign-in as ${name} from a ${known ? 'known' : 'strange'} place`,
    most: Math.floor((known ? FROM_KNOWN_PLACES : FROM_STRANGE_PLACES) * share),
    window_s: 600,
  })
  return {
    wait(ip, given, known) {
      const name = normalName(given)
      return attempts.take([
        { of: `sign-in from ${ip} as ${name}`, most: perMinute, window_s: 60 },
        { of: `sign-in from ${ip}`, most: perMinute * 10, window_s: 60 },
        ofAccount(name, known),
      ])
    },
    wasRight: (given, known) => attempts.giveBack(ofAccount(normalName(given), known)),
  }
}
