import type { SessionScores } from '#contract/analysis/result-entry.ts'
import {
  knownPiece,
  numberedPieces,
  settledNumbers,
  type KnownPiece,
} from '#domain/training/piece-numbers.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { numbersIn, tasksIn } from './piece-numbers.ts'
import type { SessionDraft } from './session-draft.ts'
import { readStructure } from './structure-draft.ts'

/**
 * Pieces with results by their numbers: `gone` are those that are no longer planned, `changed`
 * those that are another task; `results` says how many results there are.
 */
export type Lost = Record<'gone' | 'changed', { pieces: number[]; results: number }>
type Entered = Pick<SessionScores, 'pieces' | 'results'>

/**
 * What the draft does to results that were entered. Nothing is said of a structure that cannot be
 * read.
 */
export function lostPieces(
  scores: Entered,
  planned: PlanStructure | null,
  draft: SessionDraft,
): Lost {
  const known = planned ? numberedPieces(planned).map(knownPiece) : []
  const wanted = wantedPieces(known, draft)
  const before = new Map(known.map(({ number, task }) => [number, task]))
  const concerned = (is: (laid: SessionScores['pieces'][number]) => boolean) =>
    resultsOf(
      scores,
      wanted === null ? [] : scores.pieces.filter((laid) => laid.planned && is(laid)),
    )
  return {
    gone: concerned(({ piece, exercise_id }) =>
      exercise_id === null ? !wanted?.has(piece) : wanted?.get(piece) !== `${exercise_id}`,
    ),
    changed: concerned(
      ({ piece }) =>
        before.has(piece) && wanted?.has(piece) === true && wanted.get(piece) !== before.get(piece),
    ),
  }
}

/** Returns those of these pieces that have results, and how many results there are. */
function resultsOf({ results }: Entered, pieces: SessionScores['pieces']): Lost['gone'] {
  const rowed = results.filter(({ alternative }) => !alternative)
  const entered = pieces
    .map(({ piece }) => piece)
    .filter((piece) => rowed.some(({ scores }) => scores.some((score) => score.piece === piece)))
  return {
    pieces: entered,
    results: rowed.filter(({ scores }) => scores.some(({ piece }) => entered.includes(piece)))
      .length,
  }
}

/** What the draft plans, by number: the task of a piece, the exercise of sets. */
function wantedPieces(
  planned: readonly KnownPiece[],
  draft: SessionDraft,
): ReadonlyMap<number, string> | null {
  if (readStructure(draft.structure).state === 'wrong') return null
  const tasks = tasksIn(draft.structure)
  const numbers = settledNumbers(
    { planned, dropped: [], used: [] },
    tasks,
    numbersIn(draft) ?? undefined,
  )
  const exercises = draft.programmes.flatMap(({ pieces }) =>
    pieces.map(({ number = 0, exercise_id }) => [number, `${exercise_id}`] as const),
  )
  return new Map([
    ...numbers.map((number, index) => [number, tasks[index] ?? ''] as const),
    ...exercises,
  ])
}
