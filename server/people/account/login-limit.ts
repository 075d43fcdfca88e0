import type { Attempts, Budget } from '../../http/attempts.ts'
import { normalName } from './attempt-limit.ts'

export type LoginLimit = {
  /** Counts an attempt; seconds to wait when there were too many, else 0. */
  wait(ip: string, name: string, from: Origin): Promise<number>
  /** Counts one of any name from this address. */
  waitAt(ip: string): Promise<number>
  /** The password was right: the attempt was no guess and counts no longer against the account. */
  wasRight(name: string, from: Origin): void
}

/**
 * From where somebody tries to sign in: the account's owner has signed in from that place, or on
 * that very device, before.
 */
export type Origin = 'strange place' | 'known place' | { device: string }

const MINUTE_BOUND = 30
const FROM_STRANGE_PLACES = 15
const FROM_KNOWN_PLACES = 5
const ON_KNOWN_DEVICE = 5

function mostFrom(from: Origin): number {
  if (typeof from === 'object') return ON_KNOWN_DEVICE
  return from === 'known place' ? FROM_KNOWN_PLACES : FROM_STRANGE_PLACES
}

/**
 * At most `perMinute` sign-in attempts from one address for one name in a minute, ten times that
 * from the address for any name, and
 * for one name in ten minutes from anywhere 20 (in proportion to `perMinute`, of 30): 15 from
 * strange places and 5 from places the
 * account's owner has signed in from. The owner's five are apart, so that strangers cannot use them
 * up. A device the owner has signed in on has five of its own, wherever it is, and nothing else is
 * counted for it: who attacks from the same address does not lock it out.
 */
export function loginLimit(attempts: Attempts, perMinute: number): LoginLimit {
  const share = Math.max(1, perMinute / MINUTE_BOUND)
  const ofAccount = (name: string, from: Origin): Budget => ({
    of:
      typeof from === 'object'
        ? `sign-in as ${name} on the device ${from.device}`
        : `sign-in as ${name} from a ${from}`,
    most: Math.floor(mostFrom(from) * share),
    window_s: 600,
  })
  const ofPlace = (ip: string): Budget => ({
    of: `sign-in from ${ip}`,
    most: perMinute * 10,
    window_s: 60,
  })
  return {
    waitAt: (ip) => attempts.take([ofPlace(ip)]),
    wait(ip, given, from) {
      const name = normalName(given)
      if (typeof from === 'object') return attempts.take([ofAccount(name, from)])
      return attempts.take([
        { of: `sign-in from ${ip} as ${name}`, most: perMinute, window_s: 60 },
        ofPlace(ip),
        ofAccount(name, from),
      ])
    },
    wasRight: (given, from) => attempts.giveBack(ofAccount(normalName(given), from)),
  }
}
