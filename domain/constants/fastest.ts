/**
 * Average speeds, in m/s, that no workout of the sport reaches; above the best ever done, below
 * what a car on the way home does where possible.
 */
const FASTEST: readonly (readonly [ids: readonly number[], speed: number])[] = [
  [[1, 2, 10, 11, 48, 49, 50, 51, 52, 53], 9],
  [[4, 20, 21], 12],
  [[5], 3],
  [[18, 19], 6],
  [[26], 9],
  [[3, 12, 13, 14, 15, 16, 17], 30],
  [[22, 24, 25, 28, 29], 20],
]
const FASTEST_OF_ALL = 70

/** Whether a result is none: nobody does that sport so fast. */
export const isTooFast = (speed: number | null, sportId: number | null): boolean =>
  speed !== null && speed > fastestOf(sportId)

export function fastestOf(sportId: number | null): number {
  return FASTEST.find(([ids]) => sportId !== null && ids.includes(sportId))?.[1] ?? FASTEST_OF_ALL
}
