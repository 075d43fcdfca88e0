import {
  MOST_PARTS,
  MOST_PIECES,
  SCORE_BOUNDS,
  SCORE_FIELDS,
  SCORE_PARTS,
  type ScoreField,
} from '#domain/constants/scores.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Id,
  IdParams,
  ListOf,
  nullable,
  Scalar,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'
import { LaidPiece, Stored } from './result-entry-plan.ts'

const access = { level: 'member' } as const

const bounded = ({ min, max }: { min: number; max: number }) =>
  T.Optional(nullable(Amount(min, max)))
const counted = ({ min, max }: { min: number; max: number }) =>
  T.Optional(nullable(T.Integer({ minimum: min, maximum: max })))

/**
 * SI units: seconds, metres, watts, newtons, kilograms, degrees; force_position in percent of the
 * drive, energy in kcal, rpe a step from 1 to 8.
 */
const Values = {
  time: bounded(SCORE_BOUNDS.time),
  start: bounded(SCORE_BOUNDS.start),
  finish: bounded(SCORE_BOUNDS.finish),
  /** The bounds depend on the piece: those of a distance, or of a whole session. */
  distance: T.Optional(nullable(T.Number())),
  stroke_rate: bounded(SCORE_BOUNDS.stroke_rate),
  heart_rate: bounded(SCORE_BOUNDS.heart_rate),
  cadence: bounded(SCORE_BOUNDS.cadence),
  power: bounded(SCORE_BOUNDS.power),
  lactate: bounded(SCORE_BOUNDS.lactate),
  stroke_length: bounded(SCORE_BOUNDS.stroke_length),
  force: bounded(SCORE_BOUNDS.force),
  force_position: bounded(SCORE_BOUNDS.force_position),
  energy: bounded(SCORE_BOUNDS.energy),
  rpe: counted(SCORE_BOUNDS.rpe),
  exercise_id: T.Optional(nullable(Id)),
  reps: counted(SCORE_BOUNDS.reps),
  exercise_weight: bounded(SCORE_BOUNDS.exercise_weight),
  wind_speed: bounded(SCORE_BOUNDS.wind_speed),
  wind_direction: bounded(SCORE_BOUNDS.wind_direction),
  stream_speed: bounded(SCORE_BOUNDS.stream_speed),
  stream_direction: bounded(SCORE_BOUNDS.stream_direction),
  rowing_direction: bounded(SCORE_BOUNDS.rowing_direction),
  note: T.Optional(nullable(Text(500))),
} as const

/**
 * A piece by the number the session's pieces say, which it keeps when the plan changes: in one that
 * never did they are counted from 1. Piece 0 is
 * the whole session; number is 0 for the piece itself, else counts its splits, segments or sets
 * from 1.
 */
const Place = {
  piece: T.Integer({ minimum: 0, maximum: MOST_PIECES }),
  part: WordOf(...SCORE_PARTS),
  number: T.Integer({ minimum: 0, maximum: MOST_PARTS }),
}

const NewScore = Strict({ ...Place, values: Strict(Values) })

/** A result belongs to one athlete, crew or squad: exactly one of the three ids is given. */
const NewResult = Strict({
  user_id: T.Optional(nullable(Id)),
  crew_id: T.Optional(nullable(Id)),
  squad_id: T.Optional(nullable(Id)),
  /** Something else than was planned, then in a sport of its own. */
  alternative: T.Optional(T.Boolean()),
  sport_id: T.Optional(T.Integer({ minimum: 1, maximum: 54 })),
  /**
   * The version last read, 0 for none: without it, or with an older one, values that are there are
   * not overwritten with others.
   */
  version: T.Optional(T.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  note: T.Optional(nullable(Text(2000))),
  scores: T.Array(NewScore, { maxItems: 1000 }),
})
export type NewResult = Static<typeof NewResult>

const Owner = {
  user_id: nullable(Id),
  crew_id: nullable(Id),
  squad_id: nullable(Id),
  alternative: T.Boolean(),
}

/**
 * Both values of what somebody else has entered since; field `result_note` is the note of the
 * result itself.
 */
const ScoreConflict = T.Object({
  ...Owner,
  result_version: T.Integer(),
  piece: T.Integer(),
  part: T.String(),
  number: T.Integer(),
  field: T.String(),
  yours: Scalar,
  theirs: Scalar,
})

export const addScores = endpoint({
  method: 'POST',
  path: 'session/{id}/add-scores',
  access,
  summary:
    'Enter values of athletes, crews or squads: all or nothing; null takes a value back, ' +
    'what is left out stays. Where somebody else has entered another value meanwhile it is a ' +
    'conflict that holds both, and 409 piece_gone where a piece is no longer planned',
  params: IdParams,
  body: Strict({ results: T.Array(NewResult, { minItems: 1, maxItems: 200 }) }),
  reply: data(T.Object({ results: T.Array(T.Object({ id: Id, ...Owner, version: T.Integer() })) })),
  conflict: ScoreConflict,
})

const Source = T.Object({
  kind: WordOf('entered', 'measured', 'corrected'),
  /** The device's value, where a person gives another. */
  measured: T.Optional(T.Number()),
  activity_id: T.Optional(Id),
  by: T.Optional(nullable(Id)),
  at: T.String(),
})
export type ScoreSource = Static<typeof Source>

export const Score = T.Object({
  piece: T.Integer(),
  part: WordOf(...SCORE_PARTS),
  number: T.Integer(),
  time: Stored,
  start: Stored,
  finish: Stored,
  distance: Stored,
  stroke_rate: Stored,
  heart_rate: Stored,
  cadence: Stored,
  power: Stored,
  lactate: Stored,
  stroke_length: Stored,
  force: Stored,
  force_position: Stored,
  energy: Stored,
  rpe: Stored,
  exercise_id: Stored,
  reps: Stored,
  exercise_weight: Stored,
  wind_speed: Stored,
  wind_direction: Stored,
  stream_speed: Stored,
  stream_direction: Stored,
  rowing_direction: Stored,
  note: nullable(T.String()),
  sources: T.Unsafe<Partial<Record<ScoreField, ScoreSource>>>({
    type: 'object',
    additionalProperties: Source,
  }),
})
export type Score = Static<typeof Score>

const Change = T.Object({
  id: Id,
  piece: T.Integer(),
  part: WordOf(...SCORE_PARTS),
  number: T.Integer(),
  field: WordOf(...SCORE_FIELDS),
  before: nullable(T.String()),
  after: nullable(T.String()),
  changed_by: nullable(T.String()),
  changed_at: T.String(),
})
export type ScoreChange = Static<typeof Change>

export const Result = T.Object({
  id: Id,
  ...Owner,
  name: T.String(),
  sport_id: T.Integer(),
  note: nullable(T.String()),
  version: T.Integer(),
  /**
   * Whether heart rate, lactate, effort, energy and notes are for the viewer; else they are left
   * out.
   */
  seen: T.Boolean(),
  scores: T.Array(Score),
  /** Newest first; only when asked for. */
  history: T.Optional(T.Array(Change)),
})
export type Result = Static<typeof Result>

/** seen: whether body values of all of them are for the viewer, to read and to enter. */
export const Athlete = T.Object({
  user_id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  did_alternative: T.Boolean(),
  seen: T.Boolean(),
})
const Crew = T.Object({
  crew_id: Id,
  name: T.String(),
  class: T.String(),
  boat_type: T.Integer(),
  user_ids: T.Array(Id),
  /**
   * What its pieces are measured by, seconds over metres: its own gold medal time or that of its
   * class, of a paddling class one each for the pieces nearest to its distance.
   */
  gmts: T.Array(T.Object({ time: T.Number(), distance: T.Number(), every_length: T.Boolean() })),
  /** Only of a crew that was made for one race of a seat race: the number of its piece. */
  race_piece: T.Optional(T.Integer()),
  seen: T.Boolean(),
})
/** user_ids: of its members those who are in the session. */
export const Squad = T.Object({
  squad_id: Id,
  name: T.String(),
  user_ids: T.Array(Id),
  seen: T.Boolean(),
})

export const SessionScores = T.Object({
  sport_id: T.Integer(),
  /**
   * The pieces that take values: first those that are planned, as they are rowed, with splits,
   * segments or sets; behind them those that are no longer planned.
   */
  pieces: T.Array(LaidPiece),
  /** A strength session has these, in the order of the plan, with the athletes each is for. */
  programmes: T.Array(
    T.Object({ number: T.Integer(), name: nullable(T.String()), user_ids: T.Array(Id) }),
  ),
  athletes: T.Array(Athlete),
  crews: T.Array(Crew),
  squads: T.Array(Squad),
  results: T.Array(Result),
  /** Names of those who changed a value. */
  people: T.Array(T.Object({ user_id: Id, full_name: T.String() })),
  alternative_results: T.Boolean(),
  /**
   * Who has enough known values to be ranked: all; those for whom something was entered; or none,
   * where others are hidden from the viewer.
   */
  ranked: WordOf('all', 'entered', 'none'),
  /** all: everybody's; own: one's own. ready: structure and people are there. */
  user_actions: T.Object({
    all: T.Boolean(),
    own: T.Boolean(),
    own_alternative: T.Boolean(),
    ready: T.Boolean(),
  }),
})
export type SessionScores = Static<typeof SessionScores>

export const sessionScores = endpoint({
  method: 'GET',
  path: 'session/{id}/scores',
  access,
  summary:
    'What was entered for a session: pieces, people, values with their sources, with ' +
    'include=history what was changed, and with entering what who enters writes over',
  params: IdParams,
  query: T.Object({ include: T.Optional(ListOf('history')), entering: T.Optional(T.Boolean()) }),
  reply: data(SessionScores),
})

export const scoresSheet = endpoint({
  method: 'GET',
  path: 'session/{id}/scores/sheet',
  access,
  summary:
    'The results of a session as a spreadsheet: one row a person, a piece and a part of one, ' +
    'with totals and ranks as the results page shows them',
  params: IdParams,
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

export const scoresCsv = endpoint({
  method: 'GET',
  path: 'session/{id}/scores/csv',
  access,
  summary:
    'The same as text in UTF-8: seconds, metres, weights in the unit of the person who asks; ' +
    'separator and decimal mark as spreadsheets in their language expect them (English and ' +
    'Chinese , and . – German and French ; and ,)',
  params: IdParams,
  download: 'text/csv',
})
