import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { isNamed, programmesIn, type Programme } from '#domain/training/programmes.ts'
import {
  exercisesOf,
  settledExerciseNumbers,
  type KnownExercise,
} from '#domain/training/exercise-numbers.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { hidesPeople, withoutHiding } from '../../db/hiding.ts'
import { run } from '../../db/statement.ts'
import { Refusal, type FieldFault } from '../../http/refusal.ts'
import {
  dropExercises,
  hiddenAthletes,
  keepHiddenAthletes,
  placeAthletes,
  planExercisesAgain,
  putProgrammes,
  putSets,
  removeSets,
  knownExercises,
  usedNumbers,
} from './statements.ts'

type Numbered = ReturnType<typeof exercisesOf>[number] & { session_id: number; number: number }
type OfSession = { session_id: number }

/**
 * The exercises wanted in each session with the numbers results refer to, and those of before that
 * are not among them.
 */
async function numberExercises(
  db: Db,
  club_id: ClubId,
  session_ids: readonly number[],
  programmes: readonly Programme[],
): Promise<{ wanted: Numbered[]; dropped: (KnownExercise & OfSession)[] }> {
  const rows = await run(db, knownExercises, { club_id, session_ids })
  const known = Map.groupBy(rows, ({ session_id }) => session_id)
  const used = Map.groupBy(
    await withoutHiding(db, () => run(db, usedNumbers, { club_id, session_ids })),
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

type Plan = Pick<Partial<SessionPlan>, 'strength_structure' | 'strength_structures'>

/** A fault in the nth programme is reported at the field that was sent. */
const fieldOf = ({ strength_structures }: Plan, place: number): string =>
  strength_structures === undefined ? 'strength_structure' : `strength_structures.${place}`

/**
 * What the programmes of a plan alone get wrong: sets that do not fit, somebody or the number of an
 * exercise named by two.
 */
export function programmeFaults(plan: Plan): Record<string, FieldFault> {
  const seen = new Set<number>()
  const numbers = new Set<number>()
  const faults: Record<string, FieldFault> = {}
  for (const [place, { pieces, athlete_ids = [] }] of (programmesIn(plan) ?? []).entries()) {
    const at = fieldOf(plan, place)
    if (
      !pieces.every(
        ({ sets_count, segments }) => segments.length === 1 || segments.length === sets_count,
      )
    )
      faults[at] = 'format'
    if (athlete_ids.some((id) => seen.has(id))) faults[`${at}.athlete_ids`] = 'twice'
    for (const id of athlete_ids) seen.add(id)
    for (const { number } of pieces) {
      if (number === undefined) continue
      if (numbers.has(number)) faults[at] = 'twice'
      numbers.add(number)
    }
  }
  return faults
}

/**
 * Replaces the programmes of sessions; they are assigned once the people are there. Athletes who are
 * hidden from the person in context keep theirs, as far as it is still planned.
 */
export async function replaceProgrammes(
  db: Db,
  club_id: ClubId,
  session_ids: readonly number[],
  programmes: readonly Programme[],
): Promise<void> {
  const here = { club_id, session_ids }
  const hidden = hidesPeople(db) ? await run(db, hiddenAthletes, here) : []
  const { wanted, dropped } = await numberExercises(db, club_id, session_ids, programmes)
  await db
    .deleteFrom('strength_programmes')
    .where('club_id', '=', club_id)
    .where('session_id', '=', anyOf(session_ids))
    .where('position', '>=', programmes.length)
    .execute()
  await run(db, putProgrammes, {
    ...here,
    programmes: JSON.stringify(
      programmes.map((programme, position) => ({
        position,
        name: programme.name?.trim() || null,
        named: isNamed(programme),
      })),
    ),
  })
  await run(db, removeSets, { ...here, lengths: programmes.map(({ pieces }) => pieces.length) })
  await run(db, putSets, { club_id, exercises: JSON.stringify(wanted) })
  if (dropped.length > 0)
    await withoutHiding(db, () =>
      run(db, dropExercises, { club_id, exercises: JSON.stringify(dropped) }),
    )
  await run(db, planExercisesAgain, { club_id, exercises: JSON.stringify(wanted) })
  if (hidden.length > 0)
    await run(db, keepHiddenAthletes, { club_id, athletes: JSON.stringify(hidden) })
}

/**
 * Gives the athletes of sessions the programmes that name them; of a series in those sessions they
 * train in.
 * @throws Refusal at the field of a programme that names somebody who is an athlete of none of them
 */
export async function assignProgrammes(
  db: Db,
  club_id: ClubId,
  session_ids: readonly number[],
  plan: Plan,
): Promise<void> {
  const programmes = programmesIn(plan)
  if (!programmes) return
  const named = programmes.flatMap(({ athlete_ids = [] }, programme) =>
    athlete_ids.map((user_id) => ({ user_id, programme })),
  )
  const people = named.map(({ user_id }) => user_id)
  await removeAllBut(db, club_id, session_ids, people)
  const placed = await run(db, placeAthletes, {
    club_id,
    session_ids,
    named: JSON.stringify(named),
    athlete_role: ROLE.athlete,
  })
  const there = new Set(placed.map(({ user_id }) => user_id))
  const strange = named.filter(({ user_id }) => !there.has(user_id))
  if (strange.length > 0)
    throw new Refusal('invalid', {
      fields: Object.fromEntries(
        strange.map(({ programme }) => [
          `${fieldOf(plan, programme)}.athlete_ids`,
          'not_in_session' as const,
        ]),
      ),
    })
}

/**
 * Takes the programmes from everybody but these people, where they are athletes, and those hidden
 * from the person in context.
 */
async function removeAllBut(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  people: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('strength_athletes as a')
    .where('a.club_id', '=', clubId)
    .where('a.session_id', '=', anyOf(sessionIds))
    .where((eb) => eb.exists(eb.selectFrom('users as u').whereRef('u.id', '=', 'a.user_id')))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('participants as p')
            .select('p.user_id')
            .whereRef('p.club_id', '=', 'a.club_id')
            .whereRef('p.session_id', '=', 'a.session_id')
            .whereRef('p.user_id', '=', 'a.user_id')
            .where('p.role_id', '=', ROLE.athlete)
            .where('p.user_id', '=', anyOf(people)),
        ),
      ),
    )
    .execute()
}
