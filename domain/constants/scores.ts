import { BOUNDS, type Bounds } from './bounds.ts'

/**
 * The whole piece, a part of it timed on the way, a planned part with a length of its own, a set of
 * an exercise.
 */
export const SCORE_PARTS = ['piece', 'split', 'segment', 'set'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

const WEEK_S = 604_800
const CLOCK = { min: 0, max: WEEK_S }
const DEGREES = { min: 0, max: 360 }

/**
 * What may be entered for a part of a result, in SI units; a whole session may be as long as
 * `total_distance`.
 */
export const SCORE_BOUNDS = {
  time: CLOCK,
  start: CLOCK,
  finish: CLOCK,
  distance: BOUNDS.distance,
  stroke_rate: BOUNDS.stroke_rate,
  heart_rate: BOUNDS.heart_rate,
  cadence: BOUNDS.cadence,
  power: BOUNDS.watts,
  lactate: BOUNDS.lactate,
  stroke_length: BOUNDS.stroke_length,
  force: BOUNDS.force,
  force_position: BOUNDS.force_position,
  energy: BOUNDS.energy,
  rpe: { min: 1, max: 8 },
  reps: BOUNDS.reps,
  exercise_weight: BOUNDS.exercise_weight,
  wind_speed: { min: 0, max: 60 },
  wind_direction: DEGREES,
  stream_speed: { min: 0, max: 10 },
  stream_direction: DEGREES,
  rowing_direction: DEGREES,
} as const satisfies Record<string, Bounds>

export type ScoreNumber = keyof typeof SCORE_BOUNDS
export const SCORE_NUMBERS = Object.keys(SCORE_BOUNDS) as readonly ScoreNumber[]
/** Counted, never measured in between. */
export const WHOLE_SCORES: readonly ScoreNumber[] = ['rpe', 'reps']

/** Every value a part of a result can have. */
export type ScoreField = ScoreNumber | 'exercise_id' | 'note'
export const SCORE_FIELDS: readonly ScoreField[] = [...SCORE_NUMBERS, 'exercise_id', 'note']

/** These belong to the body or mind of a person: only viewers who see the athlete get them. */
export const PERSONAL_SCORES: readonly ScoreField[] = [
  'heart_rate',
  'lactate',
  'rpe',
  'energy',
  'note',
]

/** Piece 0 is the whole session. */
export const WHOLE_SESSION = 0
/** How far pieces are counted. */
export const MOST_PIECES = 9999
/** Splits, segments or sets of one piece. */
export const MOST_PARTS = 999
