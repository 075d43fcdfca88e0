import { WHOLE_SESSION, type ScorePart } from '../constants/scores.ts'
import {
  extentOfScore,
  figuresOf,
  pieceExtent,
  sumOfFigures,
  type Figures,
  type ScoreLike,
} from './score-figures.ts'
import type { GmtOf } from './rated-crews.ts'
import type { LaidPiece } from './score-layout.ts'

export type ScoreAt = ScoreLike & { piece: number; part: ScorePart; number: number }
/** Without `gmtOf` nothing is measured by gold medal times. */
type Context = { sport_id: number; gmtOf?: GmtOf }

const NO_PLAN = { planned_distance: null, planned_time: null }

/** Figures of one place of a result; `laid` is the plan of its piece, if it has one. */
export function figuresAt(
  scores: readonly ScoreAt[],
  score: ScoreAt,
  laid: LaidPiece | undefined,
  { sport_id, gmtOf }: Context,
): Figures {
  const partOf = (number: number) =>
    laid?.parts.find((part) => part.part !== 'set' && part.number === number) ?? NO_PLAN
  const parts = scores.filter(
    ({ piece, part }) => piece === score.piece && part !== 'piece' && part !== 'set',
  )
  // Parts add up to the piece only when none is missing.
  const known = laid && parts.length === laid.parts.length ? parts : []
  const extents = known.map((part) => extentOfScore(part, partOf(part.number)))
  const whole = pieceExtent(wholeIn(scores, score.piece), laid ?? NO_PLAN, extents)
  const own = score.part === 'piece' ? whole : extentOfScore(score, partOf(score.number))
  // A part is measured by the time over its piece, however short it is itself.
  const metres = whole.distance ?? laid?.planned_distance ?? own.distance
  const gmt = metres === null ? null : (gmtOf?.(metres) ?? null)
  return figuresOf(own, score, { sport_id, gmt })
}

const wholeIn = (scores: readonly ScoreAt[], piece: number): ScoreAt =>
  scores.find((one) => one.piece === piece && one.part === 'piece') ?? {
    piece,
    part: 'piece',
    number: 0,
  }

/** Figures of a piece, also where only its splits were entered. */
export function pieceFigures(
  scores: readonly ScoreAt[],
  piece: number,
  pieces: readonly LaidPiece[],
  context: Context,
): Figures {
  const laid = pieces.find((one) => one.piece === piece)
  return figuresAt(scores, wholeIn(scores, piece), laid, context)
}

/**
 * Figures of all pieces that were rowed together, with their number; what was entered for the whole
 * session where there are none.
 */
export function totalFigures(
  scores: readonly ScoreAt[],
  pieces: readonly LaidPiece[],
  context: Context,
): Figures & { pieces: number } {
  const numbers = [...new Set(scores.map(({ piece }) => piece))].filter(
    (piece) => piece !== WHOLE_SESSION,
  )
  const rowed = numbers
    .map((piece) => pieceFigures(scores, piece, pieces, context))
    .filter(({ time }) => time !== null)
  if (rowed.length === 0) return { ...pieceFigures(scores, WHOLE_SESSION, [], context), pieces: 0 }
  return { ...sumOfFigures(rowed, context.sport_id), pieces: rowed.length }
}
