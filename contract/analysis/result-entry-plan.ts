import { Id, nullable, T, WordOf } from '../schema.ts'

export const Stored = nullable(T.Number())

const LaidPart = T.Object({
  part: WordOf('split', 'segment', 'set'),
  number: T.Integer(),
  planned_distance: Stored,
  planned_time: Stored,
  reps: Stored,
  exercise_weight: Stored,
})
/** A piece that takes values. */
export const LaidPiece = T.Object({
  /** Values refer to the piece by this number, at any position. */
  piece: T.Integer(),
  planned_distance: Stored,
  planned_time: Stored,
  exercise_id: Stored,
  /** In a strength session, this is the number of its programme. */
  programme: nullable(T.Integer()),
  /** False for what was taken out of the plan when it had results already. */
  planned: T.Boolean(),
  parts: T.Array(LaidPart),
  /** Only of a race of a seat race: which it is, for who may see the seat race. */
  race: T.Optional(T.Object({ id: Id, number: T.Integer(), void: T.Boolean() })),
})
