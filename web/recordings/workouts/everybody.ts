import type { DoneAthlete } from '#contract/recordings/workouts.ts'

export type Done = DoneAthlete & { done: NonNullable<DoneAthlete['done']> }
export type Order = 'least' | 'name'

/** Those with a recording, who did least first; by name as they come. */
export function orderedBy(order: Order, athletes: readonly DoneAthlete[]): Done[] {
  const done = athletes.filter((one): one is Done => one.done !== null)
  return order === 'name' ? done : done.toSorted((one, other) => one.done.share - other.done.share)
}

/** The middle one, of an even number the mean of the two. */
export function medianShare(done: readonly Done[]): number {
  const shares = done.map((one) => one.done.share).toSorted((one, other) => one - other)
  const [low = 0, high = low] = [
    shares[Math.floor((shares.length - 1) / 2)],
    shares[Math.floor(shares.length / 2)],
  ]
  return (low + high) / 2
}

const MOST_NAMED = 2
/** Nobody stops on the second. */
const WHOLE = 0.995

type Short = {
  place: number
  unit: 'time' | 'distance'
  done: number
  planned: number
}

/** The pieces that were not done as long as planned: the first ones, and how many there are more. */
export function unfinished({ done }: Done): { short: Short[]; more: number } {
  const all = done.pieces.flatMap(({ share, ...piece }, index): Short[] =>
    share < WHOLE
      ? [{ place: index + 1, unit: piece.unit, done: piece.done, planned: piece.planned }]
      : [],
  )
  return { short: all.slice(0, MOST_NAMED), more: Math.max(0, all.length - MOST_NAMED) }
}
