/** How often somebody may call in a window of time, on this node alone: it costs no statement. */
export type CallLimit = {
  most: number
  window_s: number
  /** Counts a call by an address or a token. */
  take(caller: string): Quota
}

/** What is left of a window of time. */
type Quota = {
  /** The seconds to wait; 0 for none. */
  wait: number
  left: number
  /** Seconds until the window ends. */
  ends_in: number
}

const WINDOW_MS = 60_000
const SECOND_MS = 1000
/** Callers that are remembered; beyond that all are forgiven. */
const MOST_CALLERS = 50_000

export function callLimit(most: number, now: () => number = Date.now): CallLimit {
  const counts = new Map<string, number>()
  let ends = 0
  return {
    most,
    window_s: WINDOW_MS / SECOND_MS,
    take(caller) {
      const at = now()
      if (at >= ends || counts.size > MOST_CALLERS) {
        counts.clear()
        ends = at + WINDOW_MS
      }
      const count = (counts.get(caller) ?? 0) + 1
      counts.set(caller, count)
      const ends_in = Math.ceil((ends - at) / SECOND_MS)
      return { wait: count > most ? ends_in : 0, left: Math.max(0, most - count), ends_in }
    },
  }
}
