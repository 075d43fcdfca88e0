import type { SessionResult } from '#contract/results.ts'
import type { Result, SessionScores } from '#contract/scores.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { isAlternativeTo } from '#domain/rules/imports.ts'
import { rankFigures, recordedFigures, type Figures, type RankedBy } from '#domain/training/score-figures.ts'
import type { Gmt } from '#domain/training/gmt.ts'
import { outingRows, type Outing } from '#domain/training/outing-rows.ts'
import { ownPieces } from '#domain/training/programmes.ts'
import { crewOfRecording, gmtOfRated, nameOfRecording } from '#domain/training/rated-crews.ts'
import { figuresAt, pieceFigures, totalFigures } from '#domain/training/score-pieces.ts'
import { setFigures, type SetFigures } from '#domain/training/strength-sets.ts'

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
export type ResultLines = { lines: ResultLine[]; rankedBy: RankedBy; laps: number }

type Pieces = readonly SessionScores['pieces'][number][]

const crewOf = ({ crews }: SessionScores, { crew_id }: Result) => crews.find((crew) => crew.crew_id === crew_id)
export const contextOf = (scores: SessionScores, result: Result) => ({
  sport_id: result.sport_id,
  gmt: gmtOfRated(crewOf(scores, result)),
})

/** Pieces that something was entered or measured for. */
export const scoredPieces = ({ pieces, results }: SessionScores): Pieces =>
  pieces.filter(({ piece }) => results.some((result) => hasValues(result, piece)))

/** Who a result is of. */
const peopleOf = ({ crews, squads }: SessionScores, { user_id, crew_id, squad_id }: Result): readonly number[] =>
  user_id === null
    ? ((crew_id === null ? squads.find((squad) => squad.squad_id === squad_id) : crews.find((crew) => crew.crew_id === crew_id))
        ?.user_ids ?? [])
    : [user_id]

/** Everything of one piece, or with `piece` null of the session, where recordings stand beside what was entered. */
export function resultLines(scores: SessionScores, activities: readonly SessionResult[], piece: number | null): ResultLines {
  const entered = scores.results.filter((result) => hasValues(result, piece)).map((result) => enteredLine(scores, result, piece))
  const recorded = piece === null ? outingRows(activities).map((outing) => recordedLine(scores, outing)) : []
  const planned = entered.filter(({ line }) => line.result?.alternative === false)
  const most = Math.max(0, ...planned.map(({ pieces }) => pieces))
  // Totals of fewer pieces are no times to be compared, nor are recordings with what was entered or with another sport.
  const ranked =
    planned.length > 0
      ? planned.filter(({ pieces }) => pieces === most).map(({ line }) => line)
      : recorded.filter(({ sport_id }) => !isAlternativeTo(scores.sport_id, sport_id))
  const { by, places } = rankFigures(ranked)
  const lines = [...entered.map(({ line }) => line), ...recorded].map((line) => {
    const at = ranked.indexOf(line)
    return at < 0 ? line : { ...line, place: places[at] ?? null }
  })
  return { lines, rankedBy: by, laps: Math.max(0, ...lines.map((line) => line.laps.length)) }
}

const hasValues = ({ scores, alternative, note }: Result, piece: number | null) =>
  piece === null ? scores.length > 0 || note !== null : !alternative && scores.some((score) => score.piece === piece)

function enteredLine(scores: SessionScores, result: Result, piece: number | null): { line: ResultLine; pieces: number } {
  const context = contextOf(scores, result)
  const pieces = result.alternative ? [] : ownPieces(scores, peopleOf(scores, result), result.scores)
  const figures =
    piece === null ? totalFigures(result.scores, pieces, context) : { ...pieceFigures(result.scores, piece, pieces, context), pieces: 1 }
  const { pieces: rowed, ...own } = figures
  const values = bodyOf(result, piece)
  const line = {
    ...own,
    ...values,
    ...setFigures(piece === null ? result.scores : result.scores.filter((score) => score.piece === piece), pieces),
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
    laps: lapsOf(result, piece, pieces, context),
  }
  return { line, pieces: rowed }
}

const lapsOf = ({ scores }: Result, piece: number | null, pieces: Pieces, context: { sport_id: number; gmt: Gmt | null }) => {
  if (piece === null) return pieces.map((one) => pieceFigures(scores, one.piece, pieces, context).time)
  const laid = pieces.find((one) => one.piece === piece)
  return (laid?.parts ?? []).map(({ part, number }) => {
    const score = scores.find((one) => one.piece === piece && one.part === part && one.number === number)
    return score ? figuresAt(scores, score, laid, context).time : null
  })
}

/** Of the total: what was said of the whole session, else the mean of the pieces, the highest lactate and effort. */
function bodyOf({ scores }: Result, piece: number | null): Pick<ResultLine, 'heart_rate' | 'lactate' | 'rpe'> {
  const rows = scores.filter((score) => score.part === 'piece' && (piece === null || score.piece === piece))
  const whole = rows.find((score) => score.piece === WHOLE_SESSION)
  const known = (of: 'heart_rate' | 'lactate' | 'rpe') => rows.map((score) => score[of]).filter((value) => value !== null)
  const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null)
  const mean = (values: readonly number[]) => (values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null)
  return {
    heart_rate: whole?.heart_rate ?? mean(known('heart_rate')),
    lactate: whole?.lactate ?? most(known('lactate')),
    rpe: whole?.rpe ?? most(known('rpe')),
  }
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
