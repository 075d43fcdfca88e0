import { sql } from 'kysely'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { isNamed, programmesIn } from '#domain/training/programmes.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal, type FieldFault } from '../../http/refusal.ts'
import type { Steps } from './parts.ts'
import { numberSteps, type Programmes } from './programme-numbers.ts'
import { placeAthletes } from './statements.ts'

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

/** Replaces the programmes of the target sessions; they are assigned once the people are there. */
export function programmeSteps(clubId: ClubId, programmes: Programmes): Steps {
  const names = programmes.map(({ name = null }) => name)
  const lengths = programmes.map(({ pieces }) => pieces.length)
  const here = sql`club_id = ${clubId} and session_id in (select session_id from target)`
  return [
    sql`fewer_programmes as (delete from strength_programmes
      where ${here} and position >= ${programmes.length})`,
    sql`programmes as (
      insert into strength_programmes (club_id, session_id, position, name, named)
      select ${clubId}::bigint, t.session_id, place - 1, nullif(trim(name), ''), named
      from target t
      cross join unnest(${names}::text[], ${programmes.map(isNamed)}::boolean[])
        with ordinality as n (name, named, place)
      on conflict (club_id, session_id, position) do update
      set name = excluded.name, named = excluded.named)`,
    sql`fewer_sets as (delete from strength_pieces where ${here}
      and position >= coalesce((${lengths}::int[])[programme + 1], 0))`,
    ...numberSteps(clubId, programmes),
    sql`sets as (
      insert into strength_pieces (club_id, session_id, programme, position, number, exercise_id,
        sets_count, rest, segments)
      select ${clubId}::bigint, session_id, programme, position, number, exercise_id, sets_count,
        rest, segments from numbered
      on conflict (club_id, session_id, programme, position) do update
      set number = excluded.number, exercise_id = excluded.exercise_id,
        sets_count = excluded.sets_count, rest = excluded.rest, segments = excluded.segments)`,
    sql`dropped as (
      insert into dropped_exercises (club_id, session_id, number, exercise_id, programme)
      select ${clubId}::bigint, k.session_id, k.number, k.exercise_id, k.name from known k
      where not exists (select from numbered n where n.session_id = k.session_id
        and n.number = k.number) and exists (
        select from results r join scores c on c.club_id = r.club_id and c.result_id = r.id
        where r.club_id = ${clubId} and r.session_id = k.session_id and not r.alternative
          and c.piece = k.number)
      on conflict do nothing)`,
    sql`found_again as (delete from dropped_exercises d using numbered n
      where d.club_id = ${clubId} and d.session_id = n.session_id and d.number = n.number)`,
  ]
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

/** Takes the programmes from everybody but these people, where they are athletes. */
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
