import { WHOLE_SESSION } from '../constants/scores.ts'
import type { LaidPiece } from '../training/score-layout.ts'
import { pieceFigures, type ScoreAt } from '../training/score-pieces.ts'
import type { Entered } from './done.ts'

/** What was entered in a session for an athlete, or for all in a boat. */
export type EnteredResult = {
  session_id: number
  user_ids: readonly number[]
  /** Of the athlete alone rather than of a boat. */
  own: boolean
  /** Of something else than was planned. */
  alternative: boolean
  sport_id: number
  scores: readonly ScoreAt[]
}

export type EnteredOf = Entered & { session_id: number; user_id: number; sport_id: number }

const SECONDS_A_MINUTE = 60

/**
 * What a result adds up to: the values of the whole session, else the sum of its pieces. What was
 * planned counts for what was not entered of a piece, by the rule of the reports.
 */
export function extentOfResult(
  { scores, sport_id }: Pick<EnteredResult, 'scores' | 'sport_id'>,
  pieces: readonly LaidPiece[],
): Entered {
  const figuresOf = (piece: number) => {
    const context = { sport_id }
    const { time, distance, stroke_rate } = pieceFigures(scores, piece, pieces, context)
    const strokes =
      time === null || stroke_rate === null ? null : (time * stroke_rate) / SECONDS_A_MINUTE
    return { seconds: time, distance, strokes }
  }
  const whole = figuresOf(WHOLE_SESSION)
  const numbers = new Set(scores.map(({ piece }) => piece))
  numbers.delete(WHOLE_SESSION)
  const parts = [...numbers].map(figuresOf)
  const either = (of: (entered: Entered) => number | null) =>
    positive(of(whole)) ?? positive(parts.reduce((sum, part) => sum + (of(part) ?? 0), 0))
  return {
    seconds: either(({ seconds }) => seconds),
    distance: either(({ distance }) => distance),
    strokes: either(({ strokes }) => strokes),
  }
}

const positive = (value: number | null) => (value !== null && value > 0 ? value : null)

/**
 * What was entered for each of some people in each session, by sport, what was planned first. What
 * somebody entered of their own goes before what was entered for their boat, which only adds to it
 * within the same sport.
 */
export function enteredBy(
  results: readonly EnteredResult[],
  plans: ReadonlyMap<number, readonly LaidPiece[]>,
  people: ReadonlySet<number>,
): EnteredOf[] {
  const lines = results
    .filter(({ user_ids }) => user_ids.some((id) => people.has(id)))
    .toSorted(
      (one, other) =>
        Number(other.own) - Number(one.own) || Number(one.alternative) - Number(other.alternative),
    )
    .flatMap((result) => {
      const { session_id, sport_id, alternative, user_ids, own } = result
      const extent = extentOfResult(result, alternative ? [] : (plans.get(session_id) ?? []))
      return user_ids
        .filter((id) => people.has(id))
        .map((user_id) => ({ own, line: { ...extent, session_id, user_id, sport_id } }))
    })
  const places = Map.groupBy(lines, ({ line }) => `${line.session_id} ${line.user_id}`)
  return [...places.values()].flatMap((all) => {
    const nearest = all.filter(({ own }) => own === all[0]?.own)
    const sports = new Set(nearest.map(({ line }) => line.sport_id))
    return [...sports].flatMap((sport) =>
      filledIn(all.flatMap(({ line }) => (line.sport_id === sport ? line : []))),
    )
  })
}

/** The first line, with what it lacks from those that follow. */
function filledIn(lines: readonly EnteredOf[]): EnteredOf[] {
  const [first] = lines
  if (!first) return []
  const known = (name: keyof Entered) => lines.find((line) => line[name] !== null)?.[name] ?? null
  const extent = {
    seconds: known('seconds'),
    distance: known('distance'),
    strokes: known('strokes'),
  }
  return [{ ...first, ...extent }]
}
