import { attemptLimit, type AttemptLimit } from './attempt-limit.ts'

export type LoginLimit = AttemptLimit

/** At most `perMinute` sign-in attempts from one address for one name in a minute, and ten times that from the address for any name. */
export const loginLimit = (perMinute: number, now?: () => number): LoginLimit =>
  attemptLimit({ window_ms: 60_000, for_name: perMinute, from_address: perMinute * 10 }, now)
