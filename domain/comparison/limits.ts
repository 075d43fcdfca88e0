/** So many recordings are laid over each other, of so many sessions. */
export const MOST_LINES = 8
export const MOST_SESSIONS = 8

export const ALONG = ['distance', 'time'] as const
export type Along = (typeof ALONG)[number]

/** Why a recording is not among the curves. */
export const UNLAID = ['piece', 'samples', 'distance'] as const
export type Unlaid = (typeof UNLAID)[number]

/** Lengths of splits to choose from, in metres. */
export const SPLITS = [100, 200, 250, 500, 1000, 2000, 5000, 10_000] as const
export type SplitLength = (typeof SPLITS)[number]

/** Rows of splits that are read without having been asked for, and that there are at most. */
const USUAL_ROWS = 40
export const MOST_ROWS = 200

/** The length asked for, or the usual one; longer where there would be too many splits. */
export function splitFor(asked: number | undefined, metres: number, usual: number): SplitLength {
  const rows = asked === undefined ? USUAL_ROWS : MOST_ROWS
  return SPLITS.find((split) => split >= (asked ?? usual) && metres <= rows * split) ?? 10_000
}
