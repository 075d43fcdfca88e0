import type { NewResult } from '#contract/analysis/result-entry.ts'

export type Values = NewResult['scores'][number]['values']

/** The structure of a session: so many pieces of one length (m), with splits (m). */
export const piecesOf = (count: number, { planned_distance = 2000, split_length = 500 } = {}) => ({
  piece_structure: 2 as const,
  repetitions: count,
  pieces: [{ planned_distance, planned_time: null, rest: 360, split_length, segments: [] }],
})

export const piece = (number: number, values: Values) => ({
  piece: number,
  part: 'piece' as const,
  number: 0,
  values,
})
export const split = (of: number, number: number, values: Values) => ({
  piece: of,
  part: 'split' as const,
  number,
  values,
})
