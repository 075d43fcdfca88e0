import {
  exercisesOf,
  settledExerciseNumbers,
  type KnownExercise,
} from '#domain/training/exercise-numbers.ts'
import type { Programme } from '#domain/training/programmes.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { knownExercises, usedNumbers } from './statements.ts'

type Numbered = ReturnType<typeof exercisesOf>[number] & { session_id: number; number: number }
type OfSession = { session_id: number }

/**
 * The exercises wanted in each session with the numbers results refer to, and those of before that
 * are not among them.
 */
export async function numberExercises(
  db: Db,
  club_id: ClubId,
  session_ids: readonly number[],
  programmes: readonly Programme[],
): Promise<{ wanted: Numbered[]; dropped: (KnownExercise & OfSession)[] }> {
  const rows = await run(db, knownExercises, { club_id, session_ids })
  const known = Map.groupBy(rows, ({ session_id }) => session_id)
  const used = Map.groupBy(
    await run(db, usedNumbers, { club_id, session_ids }),
    ({ session_id }) => session_id,
  )
  const exercises = exercisesOf(programmes)
  const wanted = session_ids.flatMap((session_id) => {
    const numbers = settledExerciseNumbers(
      known.get(session_id) ?? [],
      (used.get(session_id) ?? []).map(({ number }) => number),
      exercises,
    )
    return exercises.map((exercise, place) => ({
      ...exercise,
      session_id,
      number: numbers[place] ?? 0,
    }))
  })
  const taken = new Set(wanted.map(({ session_id, number }) => `${session_id}/${number}`))
  const dropped = rows.filter(({ session_id, number }) => !taken.has(`${session_id}/${number}`))
  return { wanted, dropped }
}
