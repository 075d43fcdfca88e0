import type { SessionResult } from '#contract/analysis/results.ts'
import type { Result, ScoreSource, SessionScores } from '#contract/analysis/result-entry.ts'
import type { ScoreField } from '#domain/constants/scores.ts'
import {
  clashIn,
  type LentFigures,
  type LineFigures,
  type TimeClash,
} from '#domain/training/line-figures.ts'
import { crewOf, hasValues, rankResults, resultFigures } from '#domain/training/result-figures.ts'
import {
  lapSpeedsOf,
  lapsOf,
  raceOf,
  sourceOf,
  sourcesOf,
  type LineSource,
} from '#domain/training/result-lines.ts'
import type { RankedBy } from '#domain/training/score-figures.ts'
import { sessionLines, type SessionLine } from '#domain/training/session-lines.ts'

/**
 * A line of the table: what was entered for somebody, recorded by a device, or both of one outing.
 */
export type ResultLine = LineFigures & {
  key: string
  name: string
  detail: string
  sport_id: number
  /** In another sport than planned. */
  alternative: boolean
  source: LineSource
  /** Where what was entered or measured by pieces comes from, by field. */
  sources: Partial<Record<ScoreField, ScoreSource>>
  /** What the recording gave to what was entered. */
  lent: LentFigures
  clash: TimeClash | null
  result: Result | null
  activity: SessionResult | null
  /** The other recordings of the outing. */
  beside: readonly SessionResult[]
  place: number | null
  /** The race of a seat race the boat was in; null for all others. */
  race: number | null
  /** Seconds: of the pieces in the total, of the splits in a piece. */
  laps: (number | null)[]
  /** Metres a second of the same. */
  lapSpeeds: (number | null)[]
}
/**
 * The `laps` of the longest line; those after the `planned` ones belong to pieces that are no
 * longer planned.
 */
export type ResultLines = { lines: ResultLine[]; rankedBy: RankedBy; laps: number; planned: number }

type Pieces = readonly SessionScores['pieces'][number][]

/** Pieces that something was entered or measured for. */
export const scoredPieces = ({ pieces, results }: SessionScores): Pieces =>
  pieces.filter(({ piece }) => results.some((result) => hasValues(result, piece)))

/**
 * Returns everything of one piece, or of the session if `piece` is null. Recordings complete what
 * was entered or are listed beside it.
 */
export function resultLines(
  scores: SessionScores,
  activities: readonly SessionResult[],
  piece: number | null,
): ResultLines {
  const { by, lines } = piece === null ? wholeLines(scores, activities) : pieceLines(scores, piece)
  const planned = piece === null ? scores.pieces.filter((one) => one.planned).length : Infinity
  return {
    lines,
    rankedBy: by,
    laps: Math.max(0, ...lines.map((line) => line.laps.length)),
    planned,
  }
}

type Ranked = { by: RankedBy; lines: ResultLine[] }

function wholeLines(scores: SessionScores, activities: readonly SessionResult[]): Ranked {
  const { by, lines } = sessionLines(scores, activities)
  return { by, lines: lines.map((line) => wholeLine(scores, line)) }
}

function wholeLine(scores: SessionScores, line: SessionLine<Result, SessionResult>): ResultLine {
  const {
    name,
    class: detail,
    sport_id,
    alternative,
    result,
    outing,
    figures,
    lent,
    clash,
    place,
  } = line
  return {
    ...figures,
    name,
    detail,
    sport_id,
    alternative,
    lent,
    clash,
    place,
    key: result ? `result-${result.id}` : `activity-${outing?.row.activity_id}`,
    source: result ? sourceOf(result, null) : 'recorded',
    sources: result ? sourcesOf(result, null) : {},
    result,
    activity: outing?.row ?? null,
    beside: outing?.beside ?? [],
    race: result ? raceOf(scores, result) : null,
    laps: result ? lapsOf(scores, result, null) : [],
    lapSpeeds: result ? lapSpeedsOf(scores, result, null) : [],
  }
}

function pieceLines(scores: SessionScores, piece: number): Ranked {
  const entered = scores.results
    .filter((result) => hasValues(result, piece))
    .map((result) => {
      const { pieces, ...own } = resultFigures(scores, result, piece)
      const line: ResultLine = {
        ...own,
        key: `result-${result.id}`,
        name: result.name,
        detail: crewOf(scores, result)?.class ?? '',
        sport_id: result.sport_id,
        alternative: result.alternative,
        source: sourceOf(result, piece),
        sources: sourcesOf(result, piece),
        lent: NOTHING_LENT,
        clash: clashIn(result, piece),
        result,
        activity: null,
        beside: [],
        race: raceOf(scores, result),
        place: null,
        heart_rate_max: null,
        ets: null,
        trimp: null,
        laps: lapsOf(scores, result, piece),
        lapSpeeds: lapSpeedsOf(scores, result, piece),
      }
      return { line, pieces }
    })
  const { by, placeOf } = rankResults(scores, entered, [])
  return { by, lines: entered.map(({ line }) => ({ ...line, place: placeOf(line) })) }
}

const NOTHING_LENT: LentFigures = new Set()
