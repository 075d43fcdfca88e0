import { sql } from 'kysely'
import type { SessionPlan, StrengthStructure } from '#contract/plan.ts'
import { programmesIn } from '#domain/training/programmes.ts'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal, type FieldFault } from '../http/refusal.ts'
import type { Steps } from './parts.ts'

type Programmes = readonly StrengthStructure[]
type Plan = Pick<Partial<SessionPlan>, 'strength_structure' | 'strength_structures'>

/** Where a fault in the nth programme is told: at the field that was sent. */
const fieldOf = ({ strength_structures }: Plan, place: number): string =>
  strength_structures === undefined ? 'strength_structure' : `strength_structures.${place}`

/** What the programmes of a plan alone get wrong: sets that do not fit, somebody named by two. */
export function programmeFaults(plan: Plan): Record<string, FieldFault> {
  const seen = new Set<number>()
  const faults: Record<string, FieldFault> = {}
  for (const [place, { pieces, athlete_ids = [] }] of (programmesIn(plan) ?? []).entries()) {
    const at = fieldOf(plan, place)
    if (!pieces.every(({ sets_count, segments }) => segments.length === 1 || segments.length === sets_count)) faults[at] = 'format'
    if (athlete_ids.some((id) => seen.has(id))) faults[`${at}.athlete_ids`] = 'twice'
    for (const id of athlete_ids) seen.add(id)
  }
  return faults
}

/** Replaces the programmes of the target sessions; whom they are for comes when the people are there. */
export function programmeSteps(clubId: ClubId, programmes: Programmes): Steps {
  const here = sql`club_id = ${clubId} and session_id in (select session_id from target)`
  const gone = sql`fewer_programmes as (delete from strength_programmes where ${here} and position >= ${programmes.length})`
  if (programmes.length === 0) return [gone]
  const rows = programmes.flatMap(({ pieces }, programme) => pieces.map((piece, position) => ({ ...piece, programme, position })))
  return [
    gone,
    sql`programmes as (
      insert into strength_programmes (club_id, session_id, position, name)
      select ${clubId}::bigint, t.session_id, place - 1, nullif(trim(name), '')
      from target t, unnest(${programmes.map(({ name = null }) => name)}::text[]) with ordinality as n (name, place)
      on conflict (club_id, session_id, position) do update set name = excluded.name)`,
    sql`fewer_sets as (delete from strength_pieces where ${here}
      and position >= coalesce((${programmes.map(({ pieces }) => pieces.length)}::int[])[programme + 1], 0))`,
    sql`sets as (
      insert into strength_pieces (club_id, session_id, programme, position, exercise_id, sets_count, rest, segments)
      select ${clubId}::bigint, t.session_id, programme, position, exercise_id, sets_count, rest, segments
      from target t, json_to_recordset(${JSON.stringify(rows)}::json) as p (programme int, position int, exercise_id bigint, sets_count int,
        rest double precision, segments jsonb)
      on conflict (club_id, session_id, programme, position) do update set exercise_id = excluded.exercise_id, sets_count = excluded.sets_count,
        rest = excluded.rest, segments = excluded.segments)`,
  ]
}

/**
 * Gives the athletes of sessions the programmes that name them, in one statement; of a series in those sessions they train in.
 * @throws Refusal at the field of a programme that names somebody who is an athlete of none of them
 */
export async function assignProgrammes(db: Db, clubId: ClubId, sessionIds: readonly number[], plan: Plan): Promise<void> {
  const programmes = programmesIn(plan)
  if (!programmes) return
  const named = programmes.flatMap(({ athlete_ids = [] }, programme) => athlete_ids.map((user_id) => ({ user_id, programme })))
  const { rows } = await sql<{ strange: number[] }>`
    with named as (select * from json_to_recordset(${JSON.stringify(named)}::json) as n (user_id bigint, programme int)),
    there as (
      select p.session_id, n.user_id, n.programme from named n join participants p on p.user_id = n.user_id
      where p.club_id = ${clubId} and p.session_id = any (${sessionIds}::bigint[]) and p.role_id = 2
    ),
    gone as (
      delete from strength_athletes a where a.club_id = ${clubId} and a.session_id = any (${sessionIds}::bigint[])
        and not exists (select from there t where t.session_id = a.session_id and t.user_id = a.user_id)
    ),
    placed as (
      insert into strength_athletes (club_id, session_id, user_id, programme) select ${clubId}::bigint, session_id, user_id, programme from there
      on conflict (club_id, session_id, user_id) do update set programme = excluded.programme
    )
    select coalesce(json_agg(distinct n.programme), '[]') as strange from named n where n.user_id not in (select user_id from there)`.execute(
    db,
  )
  const strange = rows[0]?.strange ?? []
  if (strange.length > 0)
    throw new Refusal('invalid', {
      fields: Object.fromEntries(strange.map((place) => [`${fieldOf(plan, place)}.athlete_ids`, 'not_in_session' as const])),
    })
}
