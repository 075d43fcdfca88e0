import type { SessionResult } from '#contract/analysis/results.ts'
import type { Result, Score, SessionScores } from '#contract/analysis/result-entry.ts'
import { WHOLE_SESSION, type ScorePart } from '#domain/constants/scores.ts'
import type { LentFigures, LineFigures } from '#domain/training/line-figures.ts'
import {
  contextOf,
  crewOf,
  hasValues,
  rankResults,
  resultFigures,
  type ResultFigures,
} from '#domain/training/result-figures.ts'
import type { Figures, ScoreLike } from '#domain/training/score-figures.ts'
import { placeInPlan } from '#domain/training/score-layout.ts'
import { figuresAt } from '#domain/training/score-pieces.ts'
import { sessionLines, type SessionLine } from '#domain/training/session-lines.ts'
import type { SetFigures } from '#domain/training/strength-sets.ts'

/**
 * One line of an export: all of somebody's session, a piece or a part of one, with what was entered
 * and what follows from it; or a recording.
 */
export type ScoreLine = {
  name: string
  class: string
  /** Among those who did the same; null for parts and for what is not ranked. */
  place: number | null
  sport_id: number
  alternative: boolean
  programme: string
  exercise: string
  /**
   * Its place in the plan, of a programme its nth; null for all pieces together, for one no longer
   * planned and for a recording.
   */
  piece: number | null
  /** Taken out of the plan when it had results already. */
  dropped: boolean
  /** The race of a seat race its boat was in. */
  race: number | null
  part: ScorePart | 'session' | 'recording'
  number: number
  figures: Figures
  /** What the sets of a piece or of the session add up to. */
  sets: SetFigures | null
  score: ScoreLike & { note: string | null }
  recorded: Pick<LineFigures, 'heart_rate_max' | 'ets' | 'trimp'> | null
  /** What of the figures a recording gave to what was entered. */
  lent: LentFigures
  /** The devices of a recording, the one that counts first. */
  devices: readonly string[]
  result_note: string | null
}

export const sheetName = (day: string, kind: 'xlsx' | 'csv'): string => `results-${day}.${kind}`

type Line = SessionLine<Result, SessionResult>
type Placed = (result: Result) => number | null
type Places = ReadonlyMap<number, Placed>
type Exercises = ReadonlyMap<number, string>

/**
 * What the results page shows: of everybody the session, its pieces and what was timed inside them,
 * result by result in the order of the
 * plan; then the outings of which nothing was entered, each as a whole and once, however many
 * devices recorded it.
 * @param exercises what they are called, by their ids
 */
export function scoreRows(
  scores: SessionScores,
  recordings: readonly SessionResult[],
  exercises: Exercises,
): ScoreLine[] {
  const inPiece = new Map(scores.pieces.map(({ piece }) => [piece, placedIn(scores, piece)]))
  return sessionLines(scores, recordings).lines.flatMap((line) =>
    line.result ? resultRows(scores, line.result, line, exercises, inPiece) : recordingRows(line),
  )
}

/** Places of the results of a piece. */
function placedIn(scores: SessionScores, piece: number): Placed {
  const results = scores.results.filter((result) => hasValues(result, piece))
  const lines = new Map<Result, ResultFigures>(
    results.map((result) => [result, resultFigures(scores, result, piece)]),
  )
  const { placeOf } = rankResults<Figures>(
    scores,
    [...lines.values()].map((line) => ({ line, pieces: line.pieces })),
    [],
  )
  return (result) => {
    const line = lines.get(result)
    return line ? placeOf(line) : null
  }
}

/**
 * A line for all pieces together is first, unless there is just one piece and no recording
 * completes it. What is said of the result as a whole appears once, in the first line.
 */
function resultRows(
  scores: SessionScores,
  result: Result,
  line: Line,
  exercises: Exercises,
  inPiece: Places,
): ScoreLine[] {
  const row = rowOf(scores, result, exercises)
  const whole = result.scores.find(({ piece, part }) => piece === WHOLE_SESSION && part === 'piece')
  const numbers = inOrder(scores, result)
  const lines = [
    ...(numbers.length === 1 && !whole && !line.outing
      ? []
      : [completedRow(row(null, whole), line)]),
    ...(numbers.length > 0 && whole && hasOwnFigures(whole) ? [row(WHOLE_SESSION, whole)] : []),
    ...numbers.flatMap((piece) => {
      const [own, ...parts] = valuesIn(result, piece)
      return [
        { ...row(piece, own), place: inPiece.get(piece)?.(result) ?? null },
        ...parts.map((part) => row(piece, part)),
      ]
    }),
  ]
  return lines.map((one, index) => (index === 0 ? { ...one, result_note: result.note } : one))
}

/** With what the recording of the outing gave to what was entered. */
function completedRow(
  row: ScoreLine,
  { class: of, place, figures, lent, outing }: Line,
): ScoreLine {
  const { heart_rate, rpe } = figures
  return {
    ...row,
    class: of,
    place,
    figures,
    score: { ...row.score, heart_rate, rpe },
    recorded: figures,
    lent,
    devices: devicesOf(outing),
  }
}

const devicesOf = (outing: Line['outing']): string[] =>
  outing ? [outing.row, ...outing.beside].flatMap(({ device }) => device || []) : []
const NOTHING_LENT: LentFigures = new Set()

/** What was said of the whole session although its pieces add up to something else. */
const hasOwnFigures = ({ time, distance, stroke_rate, power }: Score) =>
  [time, distance, stroke_rate, power].some((value) => value !== null)

/** The values of a piece, undefined where only parts of it were entered, and of its parts. */
function valuesIn({ scores }: Result, piece: number): [Score | undefined, ...Score[]] {
  const own = scores.filter((score) => score.piece === piece)
  const parts = own
    .filter(({ part }) => part !== 'piece')
    .toSorted((one, other) => one.number - other.number)
  return [own.find(({ part }) => part === 'piece'), ...parts]
}

/** The pieces something was entered for, as they are planned. */
function inOrder({ pieces }: SessionScores, { scores, alternative }: Result): number[] {
  const places = new Map(alternative ? [] : pieces.map(({ piece }, place) => [piece, place]))
  const numbers = [...new Set(scores.map(({ piece }) => piece))].filter(
    (piece) => piece !== WHOLE_SESSION,
  )
  return numbers.toSorted((one, other) => (places.get(one) ?? one) - (places.get(other) ?? other))
}

/**
 * Writes the line of a place of somebody's: all pieces together (null), a piece, or a part of one.
 */
function rowOf(scores: SessionScores, result: Result, exercises: Exercises) {
  const context = contextOf(scores, result)
  const owner = {
    name: result.name,
    class: crewOf(scores, result)?.class ?? '',
    race: raceOf(scores, crewOf(scores, result)?.race_piece),
    sport_id: result.sport_id,
    alternative: result.alternative,
    place: null,
    recorded: null,
    lent: NOTHING_LENT,
    devices: [],
    result_note: null,
  }
  return (piece: number | null, score: Score | undefined): ScoreLine => {
    const named =
      piece === null || result.alternative
        ? { programme: '', exercise: '', piece, dropped: false }
        : planned(scores, piece, exercises)
    const laid = result.alternative ? undefined : scores.pieces.find((one) => one.piece === piece)
    const line = { ...owner, ...named, number: 0, sets: null }
    if (score && score.part !== 'piece') {
      const { part, number } = score
      const figures = figuresAt(result.scores, score, laid, context)
      return { ...line, part, number, figures, score }
    }
    if (piece === WHOLE_SESSION && score) {
      const figures = figuresAt(result.scores, score, undefined, context)
      return { ...line, part: 'session', figures, score }
    }
    const total = resultFigures(scores, result, piece)
    const { heart_rate, lactate, rpe } = total
    const values = { ...score, heart_rate, lactate, rpe, note: score?.note ?? null }
    const part = piece === null ? 'session' : 'piece'
    return { ...line, part, figures: total, sets: total, score: values }
  }
}

const raceOf = ({ pieces }: SessionScores, piece: number | undefined): number | null =>
  pieces.find((one) => one.piece === piece)?.race?.number ?? null

/** What the plan calls a piece: its place, or the exercise of a programme. */
function planned({ pieces, programmes }: SessionScores, piece: number, exercises: Exercises) {
  const laid = pieces.find((one) => one.piece === piece)
  const programme = programmes.find(({ number }) => number === laid?.programme)
  return {
    programme: programme?.name ?? '',
    exercise: exercises.get(laid?.exercise_id ?? 0) ?? '',
    piece:
      placeInPlan(pieces, piece) ?? (piece === WHOLE_SESSION || laid?.exercise_id ? piece : null),
    dropped: laid?.planned === false,
  }
}

function recordingRows({
  name,
  class: of,
  place,
  sport_id,
  alternative,
  outing,
  figures,
}: Line): ScoreLine[] {
  return [
    {
      name,
      class: of,
      place,
      sport_id,
      alternative,
      programme: '',
      exercise: '',
      piece: null,
      dropped: false,
      race: null,
      part: 'recording',
      number: 0,
      figures,
      sets: null,
      score: { heart_rate: figures.heart_rate, rpe: figures.rpe, note: null },
      recorded: figures,
      lent: NOTHING_LENT,
      devices: devicesOf(outing),
      result_note: null,
    },
  ]
}
