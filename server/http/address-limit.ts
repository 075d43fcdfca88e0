/** How often an address may ask in a window of time, on this node alone: it costs no statement. */
export type AddressLimit = {
  /** The seconds to wait; 0 for none. */
  take(address: string): number
}

const WINDOW_MS = 60_000
const SECOND_MS = 1000
/** Addresses that are remembered; beyond that all are forgiven. */
const MOST_ADDRESSES = 50_000

export function addressLimit(most: number, now: () => number = Date.now): AddressLimit {
  const asked = new Map<string, number>()
  let ends = 0
  return {
    take(address) {
      const at = now()
      if (at >= ends || asked.size > MOST_ADDRESSES) {
        asked.clear()
        ends = at + WINDOW_MS
      }
      const count = (asked.get(address) ?? 0) + 1
      asked.set(address, count)
      return count > most ? Math.ceil((ends - at) / SECOND_MS) : 0
    },
  }
}
