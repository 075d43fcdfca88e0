import type { Sample } from '../domain/live/judge.ts'
import type { Follower } from './follower.ts'

const PER_SECOND = 5
const METRES = 0.9

/** A row as steady as none: so many samples, five a second. */
export const samplesOf = (count: number): Sample[] =>
  Array.from({ length: count }, (_, number) => ({
    at: (number * 1000) / PER_SECOND,
    distance: metresAt(number),
    speed: METRES * PER_SECOND,
    stroke_rate: 24,
    mark: number === 0 ? 'start' : null,
  }))
const metresAt = (number: number) => Math.round(number * METRES * 10) / 10

/** Whether somebody has heard of so many boats, and each sample of them once and in order. */
export function compareHeard(
  { heard }: Follower,
  boats: number,
  rowed: readonly Sample[],
): string[] {
  if (heard.size !== boats) return [`${heard.size} boats were heard of`]
  return [...heard].flatMap(([id, metres]) => differences(`recording ${id} heard`, metres, rowed))
}

export function differences(
  what: string,
  metres: readonly number[],
  rowed: readonly Sample[],
): string[] {
  if (metres.length !== rowed.length) return [`${what}: ${metres.length} samples`]
  const wrong = metres.findIndex((value, at) => Math.abs(value - (rowed[at]?.distance ?? 0)) > 0.06)
  return wrong < 0 ? [] : [`${what}: sample ${wrong + 1} is another`]
}
