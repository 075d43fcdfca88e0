/** Where a score comes from: a heart-rate stream, the plan, an assumption, or nowhere. */
export type ScoreBasis = 'measured' | 'planned' | 'estimated' | 'none'

/** A value of null is "no data", never 0. */
export type Score = { value: number | null; basis: ScoreBasis }

export const NO_SCORE: Score = { value: null, basis: 'none' }
