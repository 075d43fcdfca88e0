import { sql, type RawBuilder } from 'kysely'
import type { EventPlan } from '#contract/plan.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Steps } from './parts.ts'

export type Creator = { user_id: number; role_id: number }
type Grant = NonNullable<EventPlan['athlete_permissions']>[number]
export type People = {
  athlete_ids: readonly number[]
  coach_ids: readonly number[]
  squad_ids: readonly number[]
}

/** The people a plan names; null when it names nobody in any way. */
export const peopleOf = ({
  athlete_ids,
  coach_ids,
  squad_ids,
}: Partial<EventPlan>): People | null =>
  athlete_ids || coach_ids || squad_ids
    ? { athlete_ids: athlete_ids ?? [], coach_ids: coach_ids ?? [], squad_ids: squad_ids ?? [] }
    : null

export const grantsOf = ({
  athlete_permissions = [],
  coach_permissions = [],
}: Partial<EventPlan>): Grant[] => [...athlete_permissions, ...coach_permissions]

/**
 * Who takes part, as steps `named` and `wanted (user_id, role_id)`, with everybody once. A squad
 * member is added by role, as coach before athlete. The creator (a step earlier in rank) is
 * whatever their role in the club makes them.
 */
export function wantedSteps(clubId: ClubId, people: People, creator: Creator | null = null): Steps {
  const own = creator
    ? sql`union all select ${creator.user_id}::bigint, ${creator.role_id}::int, -1`
    : sql``
  return [
    sql`named as (
      select id::bigint as user_id, 2 as role_id, 1 as rank
        from unnest(${people.athlete_ids}::bigint[]) id
      union all select id::bigint, 6, 0 from unnest(${people.coach_ids}::bigint[]) id
      union all
      select su.user_id, case when bool_or(mr.role_id in (3, 6)) then 6 else 2 end, 2
      from squad_users su join membership_roles mr on mr.club_id = su.club_id
        and mr.user_id = su.user_id
      where su.club_id = ${clubId} and su.squad_id = any (${people.squad_ids}::bigint[])
        and mr.role_id in (2, 3, 6)
      group by su.user_id ${own})`,
    sql`wanted as (
      select distinct on (n.user_id) n.user_id, n.role_id, n.rank
      from named n left join memberships m on m.club_id = ${clubId} and m.user_id = n.user_id
        and m.status in (1, 4, 6)
      where n.rank < 0 or m.user_id is not null
      order by n.user_id, n.rank)`,
  ]
}

/** Everybody a plan of this creator would have taking part. */
export async function wantedPeople(
  db: Db,
  clubId: ClubId,
  people: People,
  creator: Creator,
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with ${sql.join(wantedSteps(clubId, people, creator))}
    select user_id from wanted`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

type Grants = Pick<EventPlan, 'athlete_permissions' | 'coach_permissions'>

/** Names of the fields whose condition holds, as an expression of type text[]. */
const fieldsWhere = (
  conditions: Readonly<Record<string, RawBuilder<unknown>>>,
): RawBuilder<unknown> =>
  sql`array_remove(array[${sql.join(
    Object.entries(conditions).map(
      ([field, condition]) => sql`case when ${condition} then ${field}::text end`,
    ),
  )}]::text[], null)`

/**
 * In which fields a person or squad named is not of this club; reads the steps `named` and
 * `wanted`.
 */
export const nonMembers = (clubId: ClubId, { squad_ids }: People): RawBuilder<unknown> => {
  const unknown = (rank: 0 | 1) =>
    sql`exists (select from named n where n.rank = ${rank}
      and n.user_id not in (select user_id from wanted))`
  return fieldsWhere({
    athlete_ids: unknown(1),
    coach_ids: unknown(0),
    squad_ids: sql`(select count(*) from squads s where s.club_id = ${clubId}
      and s.id = any (${squad_ids}::bigint[])) < cardinality(${squad_ids}::bigint[])`,
  })
}

/**
 * The fields that give rights to somebody who does not take part; `taking` selects the ids of those
 * who do.
 */
export const nonMembersGranted = (
  grants: Grants,
  taking: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const strange = (of: Grants[keyof Grants] = []) =>
    sql`exists (select from unnest(${of.map(({ user_id }) => user_id)}::bigint[]) g
      where g not in (${taking}))`
  return fieldsWhere({
    athlete_permissions: strange(grants.athlete_permissions),
    coach_permissions: strange(grants.coach_permissions),
  })
}

export const grantStep = (grants: readonly Grant[]) =>
  sql`grants as (select user_id, bool_or(edit) as edit, bool_or(add_all_scores) as add_all_scores
    from json_to_recordset(${JSON.stringify(grants)}::json) as g (user_id bigint, edit boolean,
      add_all_scores boolean) group by user_id)`

/**
 * Adds everybody wanted to every target session, the creator with all rights. People who are there
 * already keep their answer, and the rights that nobody changes. The database gives newcomers their
 * first answer where places are limited or they are away.
 */
export const addSteps = (clubId: ClubId): Steps => [
  sql`added as (
    insert into participants (club_id, session_id, user_id, role_id, edit, add_all_scores)
    select ${clubId}::bigint, t.session_id, w.user_id, w.role_id, w.rank < 0
      or coalesce(g.edit, false), w.rank < 0 or coalesce(g.add_all_scores, false)
    from target t cross join wanted w left join grants g on g.user_id = w.user_id
    on conflict (club_id, session_id, user_id) do update set role_id = excluded.role_id,
      edit = coalesce((select g.edit from grants g where g.user_id = participants.user_id),
        participants.edit),
      add_all_scores = coalesce((select g.add_all_scores from grants g
        where g.user_id = participants.user_id), participants.add_all_scores)
    where participants.user_id is distinct from (select t.creator_id from target t
      where t.session_id = participants.session_id))`,
]

/** Removes people who are not wanted any more, but never the creator. */
export const removeStep = (clubId: ClubId) => sql`removed as (
  delete from participants p using target t where p.club_id = ${clubId}
    and p.session_id = t.session_id
    and p.user_id not in (select user_id from wanted) and p.user_id is distinct from t.creator_id)`

/** Changes the rights of people who are there already, when nobody new is named. */
export const changeRightsSteps = (clubId: ClubId): Steps => [
  sql`changed_rights as (
    update participants p set edit = g.edit, add_all_scores = g.add_all_scores
      from target t, grants g
    where p.club_id = ${clubId} and p.session_id = t.session_id and p.user_id = g.user_id
      and p.user_id is distinct from t.creator_id)`,
]
