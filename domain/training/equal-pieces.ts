import { BEST_METRES } from './recorded-bests.ts'

/** What pieces have in common that may be compared: metres, or seconds. */
export type Equal = { by: 'distance' | 'time'; length: number }

type Piece = { distance: number; time: number }

/** Half a metre, half a second: what a device says of a length is not always whole. */
const NEAR = 0.5
const METRES = 100
const SECONDS = 60
/** Tests are rowed over these seconds, and end at any metre, which may be a round one. */
const TEST_SECONDS: readonly number[] = [1800, 3600]

const isWhole = (value: number, of: number) =>
  value >= of - NEAR && Math.abs(value - of * Math.round(value / of)) < NEAR

/** Whether a length is this one, as far as a device says it. */
export const isNearly = (value: number, length: number) => Math.abs(value - length) < NEAR

/**
 * What a piece was done over: metres that make hundreds, else whole minutes; null for a piece that
 * has no equal. Exactly 30 or 60 minutes come before metres that no test is usually rowed over.
 */
export function equalOf({ distance, time }: Piece): Equal | null {
  const test = TEST_SECONDS.find((seconds) => isNearly(time, seconds))
  if (test !== undefined && !BEST_METRES.some((metres) => isNearly(distance, metres)))
    return { by: 'time', length: test }
  if (isWhole(distance, METRES))
    return { by: 'distance', length: METRES * Math.round(distance / METRES) }
  if (isWhole(time, SECONDS)) return { by: 'time', length: SECONDS * Math.round(time / SECONDS) }
  return null
}

export const equalKey = ({ by, length }: Equal) => `${by}-${length}`

/** Whether one is faster than another over the same. */
export const isFaster = ({ by }: Equal, one: Piece, other: Piece): boolean =>
  by === 'distance' ? one.time < other.time : one.distance > other.distance

/** The lengths of pieces, those done most often first; the shorter of equals. */
export function equalsOf(pieces: readonly Piece[]): (Equal & { number: number })[] {
  const found = new Map<string, Equal & { number: number }>()
  for (const piece of pieces) {
    const equal = equalOf(piece)
    if (!equal) continue
    const key = equalKey(equal)
    found.set(key, { ...equal, number: (found.get(key)?.number ?? 0) + 1 })
  }
  return [...found.values()].toSorted(
    (one, other) => other.number - one.number || one.length - other.length,
  )
}

/** The fastest of each athlete over the same, the fastest first; of equals the earlier. */
export function bestOfEach<One extends Piece & { user_id: number }>(
  equal: Equal,
  pieces: readonly One[],
): One[] {
  const best = new Map<number, One>()
  for (const piece of pieces) {
    const before = best.get(piece.user_id)
    if (!before || isFaster(equal, piece, before)) best.set(piece.user_id, piece)
  }
  return [...best.values()].toSorted((one, other) => (isFaster(equal, one, other) ? -1 : 1))
}
