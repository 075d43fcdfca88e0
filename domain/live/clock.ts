/** The clock of the server as heard in one answer: times are milliseconds since 1970. */
type Heard = { asked_at: number; answered_at: number; server_time: number }

/** By how much the server’s clock is ahead, known to half of a round trip. */
export type Measured = { offset: number; round_trip: number; at: number }

/** After so long a worse measurement is better than an old one: clocks drift. */
const GOOD_FOR_MS = 10 * 60_000
/** The clock of the device was set: what was measured before no longer holds. */
const WAS_SET_MS = 5_000

/**
 * What is known of the clocks after a further answer. The server answered somewhere between asking
 * and hearing it, so the quickest answer says most.
 */
export function clockAfter(before: Measured | null, heard: Heard): Measured {
  const round_trip = Math.max(0, heard.answered_at - heard.asked_at)
  const offset = Math.round(heard.server_time - (heard.asked_at + round_trip / 2))
  const next = { offset, round_trip, at: heard.answered_at }
  if (before === null || heard.answered_at - before.at > GOOD_FOR_MS) return next
  const differs = Math.abs(offset - before.offset) - (round_trip + before.round_trip) / 2
  return differs > WAS_SET_MS || round_trip <= before.round_trip ? next : before
}
