import type { SessionResult } from '#contract/results.ts'
import type { Result, Score, SessionScores } from '#contract/scores.ts'
import { WHOLE_SESSION, type ScorePart } from '#domain/constants/scores.ts'
import { isAlternativeTo } from '#domain/rules/imports.ts'
import { outingRows, type Outing } from '#domain/training/outing-rows.ts'
import { crewOfRecording, gmtOfRated, nameOfRecording } from '#domain/training/rated-crews.ts'
import { contextOf, crewOf, hasValues, rankResults, resultFigures, type ResultFigures } from '#domain/training/result-figures.ts'
import { recordedFigures, type Figures, type ScoreLike } from '#domain/training/score-figures.ts'
import { placeInPlan } from '#domain/training/score-layout.ts'
import { figuresAt } from '#domain/training/score-pieces.ts'
import type { SetFigures } from '#domain/training/strength-sets.ts'

/** One line of an export: all of somebody's session, a piece or a part of one, with what was entered and what follows from it; or a recording. */
export type ScoreLine = {
  name: string
  class: string
  /** Among those who did the same; null for parts and for what is not ranked. */
  place: number | null
  sport_id: number
  alternative: boolean
  programme: string
  exercise: string
  /** Its place in the plan, of a programme its nth; null for all pieces together, for one no longer planned and for a recording. */
  piece: number | null
  /** Taken out of the plan when it had results already. */
  dropped: boolean
  part: ScorePart | 'session' | 'recording'
  number: number
  figures: Figures
  /** What the sets of a piece or of the session add up to. */
  sets: SetFigures | null
  score: ScoreLike & { note: string | null }
  recording: SessionResult | null
  /** The devices of a recording, the one that counts first. */
  devices: readonly string[]
  result_note: string | null
}

export const sheetName = (day: string, kind: 'xlsx' | 'csv'): string => `results-${day}.${kind}`

type Placed = (result: Result) => number | null
type Places = { inSession: Placed; inPiece: (piece: number) => Placed }
type Exercises = ReadonlyMap<number, string>

/**
 * What the results page shows: of everybody the session, its pieces and what was timed inside them, result by result in the order of the
 * plan; then the outings, each as a whole and once, however many devices recorded it.
 * @param exercises what they are called, by their ids
 */
export function scoreRows(scores: SessionScores, recordings: readonly SessionResult[], exercises: Exercises): ScoreLine[] {
  const recorded = outingRows(recordings).map((outing) => recordingRow(scores, outing))
  const alike = recorded.filter(({ alternative }) => !alternative).map(({ figures }) => figures)
  const ranked = rankedIn(scores, null, alike)
  const pieces = new Map(scores.pieces.map(({ piece }) => [piece, rankedIn(scores, piece, []).placed]))
  const places: Places = { inSession: ranked.placed, inPiece: (piece) => pieces.get(piece) ?? (() => null) }
  return [
    ...scores.results.flatMap((result) => resultRows(scores, result, exercises, places)),
    ...recorded.map((line) => ({ ...line, place: ranked.placeOf(line.figures) })),
  ]
}

/** Places of the results of a piece, or with null of the session. */
function rankedIn(scores: SessionScores, piece: number | null, recorded: readonly Figures[]) {
  const results = scores.results.filter((result) => !result.alternative && hasValues(result, piece))
  const lines = new Map<Result, ResultFigures>(results.map((result) => [result, resultFigures(scores, result, piece)]))
  const { placeOf } = rankResults<Figures>(
    [...lines.values()].map((line) => ({ line, pieces: line.pieces })),
    recorded,
  )
  const placed: Placed = (result) => {
    const line = lines.get(result)
    return line ? placeOf(line) : null
  }
  return { placeOf, placed }
}

/** All pieces together stand first where they are not one; what is said of the result as a whole stands once, in its first line. */
function resultRows(scores: SessionScores, result: Result, exercises: Exercises, places: Places): ScoreLine[] {
  if (!hasValues(result, null)) return []
  const row = rowOf(scores, result, exercises)
  const whole = result.scores.find(({ piece, part }) => piece === WHOLE_SESSION && part === 'piece')
  const numbers = inOrder(scores, result)
  const lines = [
    ...(numbers.length === 1 && !whole ? [] : [{ ...row(null, whole), place: places.inSession(result) }]),
    ...(numbers.length > 0 && whole && hasOwnFigures(whole) ? [row(WHOLE_SESSION, whole)] : []),
    ...numbers.flatMap((piece) => {
      const [own, ...parts] = valuesIn(result, piece)
      return [{ ...row(piece, own), place: places.inPiece(piece)(result) }, ...parts.map((part) => row(piece, part))]
    }),
  ]
  return lines.map((line, index) => (index === 0 ? { ...line, result_note: result.note } : line))
}

/** What was said of the whole session although its pieces add up to something else. */
const hasOwnFigures = ({ time, distance, stroke_rate, power }: Score) =>
  [time, distance, stroke_rate, power].some((value) => value !== null)

/** The values of a piece, undefined where only parts of it were entered, and of its parts. */
function valuesIn({ scores }: Result, piece: number): [Score | undefined, ...Score[]] {
  const own = scores.filter((score) => score.piece === piece)
  const parts = own.filter(({ part }) => part !== 'piece').toSorted((one, other) => one.number - other.number)
  return [own.find(({ part }) => part === 'piece'), ...parts]
}

/** The pieces something was entered for, as they are planned. */
function inOrder({ pieces }: SessionScores, { scores, alternative }: Result): number[] {
  const places = new Map(alternative ? [] : pieces.map(({ piece }, place) => [piece, place]))
  const numbers = [...new Set(scores.map(({ piece }) => piece))].filter((piece) => piece !== WHOLE_SESSION)
  return numbers.toSorted((one, other) => (places.get(one) ?? one) - (places.get(other) ?? other))
}

/** Writes the line of a place of somebody's: all pieces together (null), a piece, or a part of one. */
function rowOf(scores: SessionScores, result: Result, exercises: Exercises) {
  const context = contextOf(scores, result)
  const owner = {
    name: result.name,
    class: crewOf(scores, result)?.class ?? '',
    sport_id: result.sport_id,
    alternative: result.alternative,
    place: null,
    recording: null,
    devices: [],
    result_note: null,
  }
  return (piece: number | null, score: Score | undefined): ScoreLine => {
    const named =
      piece === null || result.alternative ? { programme: '', exercise: '', piece, dropped: false } : planned(scores, piece, exercises)
    const laid = result.alternative ? undefined : scores.pieces.find((one) => one.piece === piece)
    if (score && score.part !== 'piece') {
      const figures = figuresAt(result.scores, score, laid, context)
      return { ...owner, ...named, part: score.part, number: score.number, figures, sets: null, score }
    }
    if (piece === WHOLE_SESSION && score) {
      return {
        ...owner,
        ...named,
        part: 'session',
        number: 0,
        figures: figuresAt(result.scores, score, undefined, context),
        sets: null,
        score,
      }
    }
    const total = resultFigures(scores, result, piece)
    const { heart_rate, lactate, rpe } = total
    const values = { ...score, heart_rate, lactate, rpe, note: score?.note ?? null }
    return { ...owner, ...named, part: piece === null ? 'session' : 'piece', number: 0, figures: total, sets: total, score: values }
  }
}

/** What the plan calls a piece: its place, or the exercise of a programme. */
function planned({ pieces, programmes }: SessionScores, piece: number, exercises: Exercises) {
  const laid = pieces.find((one) => one.piece === piece)
  const programme = programmes.find(({ number }) => number === laid?.programme)
  return {
    programme: programme?.name ?? '',
    exercise: exercises.get(laid?.exercise_id ?? 0) ?? '',
    piece: placeInPlan(pieces, piece) ?? (piece === WHOLE_SESSION || laid?.exercise_id ? piece : null),
    dropped: laid?.planned === false,
  }
}

function recordingRow({ sport_id, crews }: SessionScores, { row: recording, beside }: Outing<SessionResult>): ScoreLine {
  const crew = crewOfRecording(crews, recording, sport_id)
  return {
    name: nameOfRecording(recording, crew),
    class: crew?.class ?? '',
    place: null,
    sport_id: recording.sport_id,
    alternative: isAlternativeTo(sport_id, recording.sport_id),
    programme: '',
    exercise: '',
    piece: null,
    dropped: false,
    part: 'recording',
    number: 0,
    figures: recordedFigures(recording, gmtOfRated(crew)),
    sets: null,
    score: { heart_rate: recording.heart_rate_avg, rpe: recording.rpe, note: null },
    recording,
    devices: [recording, ...beside].flatMap(({ device }) => device || []),
    result_note: null,
  }
}
