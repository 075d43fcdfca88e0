import type { SessionResult } from '#contract/analysis/results.ts'
import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { isAlternativeTo } from '#domain/rules/imports.ts'
import { outingRows } from '#domain/training/outing-rows.ts'
import { crewOfRecording } from '#domain/training/rated-crews.ts'
import { contextOf } from '#domain/training/result-figures.ts'
import { figuresAt, pieceFigures } from '#domain/training/score-pieces.ts'
import { MOST_OF_A_SQUAD, recordingsOf } from './recordings.ts'

type Split = { distance: number; time: number }
export const SIDE_KINDS = ['athlete', 'crew', 'squad'] as const

/**
 * One of two that are compared: what was entered, if anything was, and the activities that show it,
 * outing by outing, the one that counts first.
 */
export type Side = {
  key: string
  kind: (typeof SIDE_KINDS)[number]
  name: string
  result: Result | null
  recordings: number[][]
}
/** What at least two have done: a planned piece, or the whole session. */
export type Comparable = { piece: number; sides: Side[] }

/** The splits of a piece in order, or the piece as its only one; none where one is missing. */
export function splitsOf(scores: SessionScores, result: Result, piece: number): Split[] {
  const context = contextOf(scores, result)
  const laid = scores.pieces.find((one) => one.piece === piece)
  const parts = (laid?.parts ?? []).map(({ part, number }) => {
    const score = result.scores.find(
      (one) => one.piece === piece && one.part === part && one.number === number,
    )
    return score ? figuresAt(result.scores, score, laid, context) : null
  })
  const whole = [pieceFigures(result.scores, piece, scores.pieces, context)]
  const figures = parts.length > 0 && parts.every((part) => part?.time != null) ? parts : whole
  return figures.flatMap((one) =>
    one && one.time !== null && one.distance !== null
      ? [{ time: one.time, distance: one.distance }]
      : [],
  )
}

/**
 * Returns the pieces that at least two have, the fastest first, and the session as it was recorded:
 * by boats, athletes, and squads with several recordings.
 */
export function comparable(
  scores: SessionScores,
  recorded: readonly SessionResult[],
): Comparable[] {
  const pieces = scores.pieces.map(({ piece }) => ({
    piece,
    sides: enteredSides(scores, recorded, piece),
  }))
  return [...pieces, { piece: WHOLE_SESSION, sides: recordedSides(scores, recorded) }].filter(
    ({ sides }) => sides.length > 1,
  )
}

function enteredSides(
  scores: SessionScores,
  recorded: readonly SessionResult[],
  piece: number,
): Side[] {
  const timeOf = (result: Result) =>
    splitsOf(scores, result, piece).reduce((sum, { time }) => sum + time, 0)
  return scores.results
    .filter((result) => !result.alternative && splitsOf(scores, result, piece).length > 0)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .map((result) => ({
      ...sideOf(result),
      result,
      recordings: recordingsOf(result, piece, scores, recorded),
    }))
}

function sideOf({ name, user_id, crew_id, squad_id }: Result): Pick<Side, 'key' | 'kind' | 'name'> {
  if (user_id !== null) return { key: `athlete-${user_id}`, kind: 'athlete', name }
  return crew_id === null
    ? { key: `squad-${squad_id}`, kind: 'squad', name }
    : { key: `crew-${crew_id}`, kind: 'crew', name }
}

/** Returns the longest outing of each person. */
function recordedSides(
  { sport_id, crews, squads }: SessionScores,
  recorded: readonly SessionResult[],
): Side[] {
  const longest = outingRows(
    recorded.filter((one) => one.seen && !isAlternativeTo(sport_id, one.sport_id)),
  )
    .map(({ row }) => row)
    .toSorted((one, other) => (other.distance ?? 0) - (one.distance ?? 0))
  const own = longest.filter(
    (one, index) => longest.findIndex(({ user_id }) => user_id === one.user_id) === index,
  )
  const ids = (of: (one: SessionResult) => boolean) =>
    own.filter(of).map(({ activity_id }) => [activity_id])
  const boats = crews
    .filter(({ user_ids }) => user_ids.length > 1)
    .map((crew) => ({
      key: `crew-${crew.crew_id}`,
      kind: 'crew' as const,
      name: crew.name || crew.class,
      recordings: ids((one) => crewOfRecording(crews, one, sport_id) === crew),
    }))
  const athletes = own.map(({ user_id, full_name, activity_id }) => ({
    key: `athlete-${user_id}`,
    kind: 'athlete' as const,
    name: full_name,
    recordings: [[activity_id]],
  }))
  const groups = squads
    .map(({ squad_id, name, user_ids }) => ({
      key: `squad-${squad_id}`,
      kind: 'squad' as const,
      name,
      recordings: ids(({ user_id }) => user_ids.includes(user_id)).slice(0, MOST_OF_A_SQUAD),
    }))
    .filter(({ recordings }) => recordings.length > 1)
  return [...boats.filter(({ recordings }) => recordings.length > 0), ...athletes, ...groups].map(
    (side) => ({ ...side, result: null }),
  )
}
