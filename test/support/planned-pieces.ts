/** A piece of so many metres, as a plan has it. */
export const plannedPiece = (planned_distance: number, rest: number | null = null) => ({
  planned_distance,
  planned_time: null,
  rest,
  split_length: null,
  segments: [],
})
