import type { SessionScores } from '#contract/scores.ts'
import { layoutOf } from '#domain/training/score-layout.ts'
import type { SessionDraft } from './session-draft.ts'
import { readStructure } from './structure-draft.ts'

type Laid = Pick<SessionScores['pieces'][number], 'piece' | 'exercise_id' | 'planned_distance' | 'planned_time'>

/** Of the planned pieces with results those, by number, that the draft plans no more or otherwise. Nothing is said of a structure that cannot be read. */
export function lostPieces({ pieces, results }: Pick<SessionScores, 'pieces' | 'results'>, draft: SessionDraft): number[] {
  const wanted = wantedPieces(draft)
  if (wanted === null) return []
  const entered = new Set(results.filter(({ alternative }) => !alternative).flatMap(({ scores }) => scores.map(({ piece }) => piece)))
  const stays = (laid: Laid) => wanted.some((one) => one.piece === laid.piece && sameTask(one, laid))
  return pieces.filter((laid) => laid.planned && entered.has(laid.piece) && !stays(laid)).map(({ piece }) => piece)
}

const sameTask = (one: Laid, other: Laid) =>
  one.exercise_id === other.exercise_id && one.planned_distance === other.planned_distance && one.planned_time === other.planned_time

function wantedPieces({ programmes, structure }: SessionDraft): readonly Laid[] | null {
  const reading = readStructure(structure)
  if (reading.state === 'wrong') return null
  const exercises = programmes.flatMap(({ pieces }) =>
    pieces.map(({ number = 0, exercise_id }) => ({ piece: number, exercise_id, planned_distance: null, planned_time: null })),
  )
  return reading.state === 'read' ? [...layoutOf(reading.plan), ...exercises] : exercises
}
