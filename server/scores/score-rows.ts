import type { SessionResult } from '#contract/results.ts'
import type { Score, SessionScores } from '#contract/scores.ts'
import { WHOLE_SESSION, type ScorePart } from '#domain/constants/scores.ts'
import { isAlternativeTo } from '#domain/rules/imports.ts'
import { outingRows } from '#domain/training/outing-rows.ts'
import { crewOfRecording, gmtOfRated, nameOfRecording } from '#domain/training/rated-crews.ts'
import { recordedFigures, type Figures, type ScoreLike } from '#domain/training/score-figures.ts'
import { figuresAt } from '#domain/training/score-pieces.ts'

/** One line of an export: a piece or a part of one, with what was entered and what follows from it; or a whole recording. */
export type ScoreLine = {
  name: string
  class: string
  sport_id: number
  alternative: boolean
  programme: string
  exercise: string
  /** Of a programme its nth; null for a recording. */
  piece: number | null
  part: ScorePart | 'recording'
  number: number
  figures: Figures
  score: ScoreLike & { note: string | null }
  recording: SessionResult | null
  /** The devices of a recording, the one that counts first. */
  devices: readonly string[]
  result_note: string | null
}

export const sheetName = (day: string, kind: 'xlsx' | 'csv'): string => `results-${day}.${kind}`

/** Everything that was entered, result by result in the order of the pieces; `exercises` by their ids, as they are called. */
export function scoreRows({ results, pieces, crews, programmes }: SessionScores, exercises: ReadonlyMap<number, string>): ScoreLine[] {
  const ofProgramme = (number: number) => pieces.filter(({ programme }) => programme === number).map(({ piece }) => piece)
  const places = new Map(pieces.map(({ piece }, place) => [piece, place]))
  const placeOf = (piece: number) => {
    const laid = pieces.find((one) => one.piece === piece)
    const programme = programmes.find(({ number }) => number === laid?.programme)
    return {
      programme: programme?.name ?? '',
      exercise: exercises.get(laid?.exercise_id ?? 0) ?? '',
      piece: programme ? ofProgramme(programme.number).indexOf(piece) + 1 : piece,
    }
  }
  return results.flatMap((result) => {
    const crew = crews.find(({ crew_id }) => crew_id === result.crew_id)
    const context = { sport_id: result.sport_id, gmt: gmtOfRated(crew) }
    return inOrder(result.scores, result.alternative ? new Map() : places).map((score) => ({
      name: result.name,
      class: crew?.class ?? '',
      sport_id: result.sport_id,
      alternative: result.alternative,
      ...(result.alternative ? { programme: '', exercise: '', piece: score.piece } : placeOf(score.piece)),
      part: score.part,
      number: score.number,
      figures: figuresAt(result.scores, score, result.alternative ? undefined : pieces.find(({ piece }) => piece === score.piece), context),
      score,
      recording: null,
      devices: [],
      result_note: score.piece === WHOLE_SESSION || score.number > 0 ? null : result.note,
    }))
  })
}

/** The outings of the session, each as a whole and once, however many devices recorded it. */
export function recordingRows({ sport_id, crews }: SessionScores, recordings: readonly SessionResult[]): ScoreLine[] {
  return outingRows(recordings).map(({ row: recording, beside }) => {
    const crew = crewOfRecording(crews, recording, sport_id)
    return {
      name: nameOfRecording(recording, crew),
      class: crew?.class ?? '',
      sport_id: recording.sport_id,
      alternative: isAlternativeTo(sport_id, recording.sport_id),
      programme: '',
      exercise: '',
      piece: null,
      part: 'recording',
      number: 0,
      figures: recordedFigures(recording, gmtOfRated(crew)),
      score: { heart_rate: recording.heart_rate_avg, rpe: recording.rpe, note: null },
      recording,
      devices: [recording, ...beside].flatMap(({ device }) => device || []),
      result_note: null,
    }
  })
}

/** The whole session first, then the pieces as they are planned. */
const inOrder = (scores: readonly Score[], places: ReadonlyMap<number, number>) => {
  const placeOf = ({ piece }: Score) => places.get(piece) ?? piece - Number.MAX_SAFE_INTEGER
  return scores.toSorted((one, other) => placeOf(one) - placeOf(other) || one.number - other.number)
}
