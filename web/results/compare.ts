import type { Result, SessionScores } from '#contract/scores.ts'
import { gapsOf, type Gap } from '#domain/training/score-figures.ts'
import { figuresAt, pieceFigures } from '#domain/training/score-pieces.ts'
import { contextOf } from './result-lines.ts'

type Split = { distance: number; time: number }
export type Compared = { sport_id: number; first: string; second: string; gaps: Gap[] }

/** The splits of a piece in order, or the piece as its only one; none where one is missing. */
function splitsOf(scores: SessionScores, result: Result, piece: number): Split[] {
  const context = contextOf(scores, result)
  const laid = scores.pieces.find((one) => one.piece === piece)
  const parts = (laid?.parts ?? []).map(({ part, number }) => {
    const score = result.scores.find((one) => one.piece === piece && one.part === part && one.number === number)
    return score ? figuresAt(result.scores, score, laid, context) : null
  })
  const whole = [pieceFigures(result.scores, piece, scores.pieces, context)]
  const figures = parts.length > 0 && parts.every((part) => part?.time != null) ? parts : whole
  return figures.flatMap((one) => (one && one.time !== null && one.distance !== null ? [{ time: one.time, distance: one.distance }] : []))
}

/** Pieces that at least two have, with their results, the fastest first. */
export function comparable(scores: SessionScores): { piece: number; results: Result[] }[] {
  const timeOf = (result: Result, piece: number) => splitsOf(scores, result, piece).reduce((sum, { time }) => sum + time, 0)
  const of = (piece: number) =>
    scores.results
      .filter((result) => !result.alternative && splitsOf(scores, result, piece).length > 0)
      .toSorted((one, other) => timeOf(one, piece) - timeOf(other, piece))
  return scores.pieces.map(({ piece }) => ({ piece, results: of(piece) })).filter(({ results }) => results.length > 1)
}

export function comparedSplits(scores: SessionScores, piece: number, first: Result, second: Result): Compared {
  const gaps = gapsOf(splitsOf(scores, first, piece), splitsOf(scores, second, piece))
  return { sport_id: scores.sport_id, first: first.name, second: second.name, gaps }
}
