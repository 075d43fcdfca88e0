import type { SessionResult } from '#contract/results.ts'
import type { Result, SessionScores } from '#contract/scores.ts'
import { isAlternativeTo } from '#domain/rules/imports.ts'
import { recordedFigures, type Figures, type RankedBy } from '#domain/training/score-figures.ts'
import { outingRows, type Outing } from '#domain/training/outing-rows.ts'
import { crewOfRecording, gmtOfRated, nameOfRecording } from '#domain/training/rated-crews.ts'
import { contextOf, crewOf, hasValues, piecesOf, rankResults, resultFigures } from '#domain/training/result-figures.ts'
import { figuresAt, pieceFigures } from '#domain/training/score-pieces.ts'
import type { SetFigures } from '#domain/training/strength-sets.ts'

/** Where the time of a line comes from: a file's own total, or a value entered, measured or corrected. */
export type LineSource = 'recorded' | 'entered' | 'measured' | 'corrected'

/** A line of the table: what was entered for somebody, or recorded by a device. */
export type ResultLine = Figures &
  SetFigures & {
    key: string
    name: string
    detail: string
    sport_id: number
    source: LineSource
    result: Result | null
    activity: SessionResult | null
    /** What else recorded the outing. */
    beside: readonly SessionResult[]
    place: number | null
    heart_rate: number | null
    heart_rate_max: number | null
    lactate: number | null
    rpe: number | null
    ets: number | null
    trimp: number | null
    /** Seconds: of the pieces in the total, of the splits in a piece. */
    laps: (number | null)[]
  }
/** `laps` of the longest line; those behind the `planned` ones are of pieces that are planned no more. */
export type ResultLines = { lines: ResultLine[]; rankedBy: RankedBy; laps: number; planned: number }

type Pieces = readonly SessionScores['pieces'][number][]

/** Pieces that something was entered or measured for. */
export const scoredPieces = ({ pieces, results }: SessionScores): Pieces =>
  pieces.filter(({ piece }) => results.some((result) => hasValues(result, piece)))

/** Everything of one piece, or with `piece` null of the session, where recordings stand beside what was entered. */
export function resultLines(scores: SessionScores, activities: readonly SessionResult[], piece: number | null): ResultLines {
  const entered = scores.results.filter((result) => hasValues(result, piece)).map((result) => enteredLine(scores, result, piece))
  const recorded = piece === null ? outingRows(activities).map((outing) => recordedLine(scores, outing)) : []
  const { by, placeOf } = rankResults(
    entered.filter(({ line }) => line.result?.alternative === false),
    recorded.filter(({ sport_id }) => !isAlternativeTo(scores.sport_id, sport_id)),
  )
  const lines = [...entered.map(({ line }) => line), ...recorded].map((line) => ({ ...line, place: placeOf(line) }))
  const planned = piece === null ? scores.pieces.filter((one) => one.planned).length : Infinity
  return { lines, rankedBy: by, laps: Math.max(0, ...lines.map((line) => line.laps.length)), planned }
}

function enteredLine(scores: SessionScores, result: Result, piece: number | null): { line: ResultLine; pieces: number } {
  const { pieces, ...own } = resultFigures(scores, result, piece)
  const line = {
    ...own,
    key: `result-${result.id}`,
    name: result.name,
    detail: crewOf(scores, result)?.class ?? '',
    sport_id: result.sport_id,
    source: sourceOf(result, piece),
    result,
    activity: null,
    beside: [],
    place: null,
    heart_rate_max: null,
    ets: null,
    trimp: null,
    laps: lapsOf(scores, result, piece),
  }
  return { line, pieces }
}

function lapsOf(plan: SessionScores, result: Result, piece: number | null): (number | null)[] {
  const { scores } = result
  const [pieces, context] = [piecesOf(plan, result), contextOf(plan, result)]
  if (piece === null) return pieces.map((one) => pieceFigures(scores, one.piece, pieces, context).time)
  const laid = pieces.find((one) => one.piece === piece)
  return (laid?.parts ?? []).map(({ part, number }) => {
    const score = scores.find((one) => one.piece === piece && one.part === part && one.number === number)
    return score ? figuresAt(scores, score, laid, context).time : null
  })
}

/** A correction shows, else a person's word, else the device's. */
function sourceOf({ scores }: Result, piece: number | null): LineSource {
  const rows = scores.filter((score) => piece === null || score.piece === piece)
  const kinds = new Set(rows.flatMap(({ sources }) => Object.values(sources).map(({ kind }) => kind)))
  return (['corrected', 'entered', 'measured'] as const).find((kind) => kinds.has(kind)) ?? 'entered'
}

const NO_SETS: SetFigures = { sets: null, reps: null, heaviest: null, volume: null }

function recordedLine({ crews, sport_id }: SessionScores, { row: activity, beside }: Outing<SessionResult>): ResultLine {
  const crew = crewOfRecording(crews, activity, sport_id)
  return {
    ...recordedFigures(activity, gmtOfRated(crew)),
    ...NO_SETS,
    key: `activity-${activity.activity_id}`,
    name: nameOfRecording(activity, crew),
    detail: crew?.class ?? '',
    sport_id: activity.sport_id,
    source: 'recorded',
    result: null,
    activity,
    beside,
    place: null,
    heart_rate: activity.heart_rate_avg,
    heart_rate_max: activity.heart_rate_max,
    lactate: null,
    rpe: activity.rpe,
    ets: activity.ets,
    trimp: activity.trimp,
    laps: [],
  }
}
