import type { ScoreField } from '../constants/scores.ts'
import {
  contextOf,
  crewOf,
  piecesOf,
  type EnteredResult,
  type EnteredScore,
  type ScoredPlan,
} from './result-figures.ts'
import type { Figures } from './score-figures.ts'
import { figuresAt, pieceFigures } from './score-pieces.ts'

/**
 * Where the time of a line comes from: a file's own total, or a value entered, measured or
 * corrected.
 */
export type LineSource = 'recorded' | 'entered' | 'measured' | 'corrected'

type Source = { kind: Exclude<LineSource, 'recorded'>; at: string }
type SourcedResult<Of extends Source> = EnteredResult<
  EnteredScore & { sources: Partial<Record<ScoreField, Of>> }
>
/** A session of which some pieces may be races of a seat race. */
type RacedPlan = Omit<ScoredPlan, 'crews'> & {
  crews: readonly (ScoredPlan['crews'][number] & { race_piece?: number })[]
}

/** The number of the race of a seat race that the boat was in; null for all others. */
export const raceOf = (plan: RacedPlan, result: EnteredResult): number | null => {
  const piece = crewOf(plan, result)?.race_piece
  return plan.pieces.find((one) => one.piece === piece)?.race?.number ?? null
}

/** Of the pieces in the total, or of the splits in a piece; null where nothing is known. */
function lapFigures(
  plan: ScoredPlan,
  result: EnteredResult,
  piece: number | null,
): (Figures | null)[] {
  const { scores } = result
  const [pieces, context] = [piecesOf(plan, result), contextOf(plan, result)]
  if (piece === null) return pieces.map((one) => pieceFigures(scores, one.piece, pieces, context))
  const laid = pieces.find((one) => one.piece === piece)
  return (laid?.parts ?? []).map(({ part, number }) => {
    const score = scores.find(
      (one) => one.piece === piece && one.part === part && one.number === number,
    )
    return score ? figuresAt(scores, score, laid, context) : null
  })
}

/** Seconds of the pieces, or of the splits of one. */
export const lapsOf = (...of: Parameters<typeof lapFigures>): (number | null)[] =>
  lapFigures(...of).map((figures) => figures?.time ?? null)

/** Metres a second of the pieces, or of the splits of one. */
export const lapSpeedsOf = (...of: Parameters<typeof lapFigures>): (number | null)[] =>
  lapFigures(...of).map((figures) => figures?.speed ?? null)

/** A correction takes precedence, then what a person entered, then what the device recorded. */
const BY_WEIGHT = ['corrected', 'entered', 'measured'] as const

const rowsOf = <Of extends Source>({ scores }: SourcedResult<Of>, piece: number | null) =>
  scores.filter((score) => piece === null || score.piece === piece)

export function sourceOf(result: SourcedResult<Source>, piece: number | null): LineSource {
  const kinds = new Set(
    rowsOf(result, piece).flatMap(({ sources }) => Object.values(sources).map(({ kind }) => kind)),
  )
  return BY_WEIGHT.find((kind) => kinds.has(kind)) ?? 'entered'
}

/** Returns, for each field, the source that is shown, which is the newest of its kind. */
export function sourcesOf<Of extends Source>(
  result: SourcedResult<Of>,
  piece: number | null,
): Partial<Record<ScoreField, Of>> {
  const marked = rowsOf(result, piece).flatMap(({ sources }) => Object.entries(sources))
  const fields = Map.groupBy(marked, ([field]) => field)
  return Object.fromEntries(
    [...fields].flatMap(([field, entries]) => {
      const [shown] = entries
        .map(([, source]) => source)
        .toSorted(
          (one, other) =>
            BY_WEIGHT.indexOf(one.kind) - BY_WEIGHT.indexOf(other.kind) ||
            other.at.localeCompare(one.at),
        )
      return shown ? [[field, shown]] : []
    }),
  )
}
