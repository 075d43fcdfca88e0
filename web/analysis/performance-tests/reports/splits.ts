import type { TestLine } from '#contract/analysis/performance-tests.ts'
import { ergoWattsOfPace } from '#domain/time/pace.ts'

/** A split with its end in metres, its pace over 500 m and the power that the pace takes. */
export type Split = {
  to: number
  pace: number | null
  watts: number | null
  heart_rate: number | null
}

/** @param metres of every split that does not say so itself */
export function splitsOf(lines: readonly TestLine[], metres: number): Split[] {
  let to = 0
  return lines.map(({ time_s, distance, watts, heart_rate }) => {
    const length = distance ?? metres
    to += length
    const pace = time_s === null || length <= 0 ? null : (500 * time_s) / length
    return { to, pace, watts: watts ?? ergoWattsOfPace(pace), heart_rate }
  })
}
