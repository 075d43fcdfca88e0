import { speedOf } from '../time/pace.ts'

/** Paul's law: a pace over 500 m rises by so many seconds with each doubling of the distance. */
export const SECONDS_A_DOUBLING = 5
/** Shorter is a sprint and longer a paddle: neither foretells a race. */
const FORETELLING_M = { least: 500, most: 10_000 }
export const RACE_M = 2000

/** Seconds that a piece foretells over a distance; null where it is too short or too long. */
export function predictedTime(
  { distance, time }: { distance: number; time: number },
  over: number = RACE_M,
  slope: number = SECONDS_A_DOUBLING,
): number | null {
  const { least, most } = FORETELLING_M
  if (distance < least || distance > most || time <= 0) return null
  const pace = (500 * time) / distance
  const there = pace + slope * Math.log2(over / distance)
  return there > 0 ? (there * over) / 500 : null
}

/** Seconds for 500 m. */
export function pace500({ distance, time }: { distance: number; time: number }): number | null {
  const speed = speedOf(distance, time)
  return speed === null || speed <= 0 ? null : 500 / speed
}
