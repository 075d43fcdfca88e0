import { WHOLE_SESSION, type ScorePart } from '../constants/scores.ts'
import {
  extentOfScore,
  figuresOf,
  pieceExtent,
  sumOfFigures,
  type Figures,
  type ScoreLike,
} from './score-figures.ts'
import type { Gmt } from './gmt.ts'
import type { LaidPiece } from './score-layout.ts'

export type ScoreAt = ScoreLike & { piece: number; part: ScorePart; number: number }
type Context = { sport_id: number; gmt: Gmt | null }

const NO_PLAN = { planned_distance: null, planned_time: null }

/** Figures of one place of a result; `laid` is the plan of its piece, if it has one. */
export function figuresAt(
  scores: readonly ScoreAt[],
  score: ScoreAt,
  laid: LaidPiece | undefined,
  context: Context,
): Figures {
  const partOf = (number: number) =>
    laid?.parts.find((part) => part.part !== 'set' && part.number === number) ?? NO_PLAN
  if (score.part !== 'piece')
    return figuresOf(extentOfScore(score, partOf(score.number)), score, context)
  const parts = scores.filter(
    ({ piece, part }) => piece === score.piece && part !== 'piece' && part !== 'set',
  )
  // Parts add up to the piece only when none is missing.
  const whole = laid && parts.length === laid.parts.length ? parts : []
  const extents = whole.map((part) => extentOfScore(part, partOf(part.number)))
  return figuresOf(pieceExtent(score, laid ?? NO_PLAN, extents), score, context)
}

const EMPTY = { part: 'piece', number: 0 } as const

/** Figures of a piece, also where only its splits were entered. */
export function pieceFigures(
  scores: readonly ScoreAt[],
  piece: number,
  pieces: readonly LaidPiece[],
  context: Context,
): Figures {
  const score = scores.find((one) => one.piece === piece && one.part === 'piece') ?? {
    piece,
    ...EMPTY,
  }
  return figuresAt(
    scores,
    score,
    pieces.find((one) => one.piece === piece),
    context,
  )
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
  return { ...sumOfFigures(rowed, context), pieces: rowed.length }
}
