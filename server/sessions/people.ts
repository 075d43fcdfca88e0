import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

export type People = { athlete_ids: readonly number[]; coach_ids: readonly number[]; squad_ids: readonly number[] }

/**
 * Puts people and the members of squads into a session. A squad member comes in by role, coach before athlete; somebody named twice
 * counts once. "replace" takes out who is not named any more, but never the creator, and keeps answers of those who stay.
 * @throws Refusal unknown_reference when a person or squad is not of this club
 */
export async function assignPeople(db: Db, clubId: ClubId, sessionId: number, people: People, how: 'add' | 'replace'): Promise<void> {
  const { rows } = await sql<{ missing: boolean }>`
    with named as (
      select id::bigint as user_id, 2 as role_id, 1 as rank from unnest(${people.athlete_ids}::bigint[]) id
      union all select id::bigint, 6, 0 from unnest(${people.coach_ids}::bigint[]) id
      union all
      select su.user_id, case when bool_or(mr.role_id in (3, 6)) then 6 else 2 end, 2
      from squad_users su join membership_roles mr on mr.club_id = su.club_id and mr.user_id = su.user_id
      where su.club_id = ${clubId} and su.squad_id = any (${people.squad_ids}::bigint[]) and mr.role_id in (2, 3, 6)
      group by su.user_id
    ),
    wanted as (
      select distinct on (n.user_id) n.user_id, n.role_id
      from named n join memberships m on m.club_id = ${clubId} and m.user_id = n.user_id and m.status in (1, 4, 6)
      order by n.user_id, n.rank
    ),
    gone as (
      delete from participants p where ${how === 'replace'} and p.club_id = ${clubId} and p.session_id = ${sessionId}
        and p.user_id not in (select user_id from wanted)
        and p.user_id is distinct from (select creator_id from sessions s where s.club_id = p.club_id and s.id = p.session_id)
    ),
    added as (
      insert into participants (club_id, session_id, user_id, role_id) select ${clubId}, ${sessionId}, user_id, role_id from wanted
      on conflict (club_id, session_id, user_id) do nothing
    )
    select exists (select from named n where n.rank < 2 and n.user_id not in (select user_id from wanted))
      or (select count(*) from squads s where s.club_id = ${clubId} and s.id = any (${people.squad_ids}::bigint[])) < cardinality(${people.squad_ids}::bigint[]) as missing`.execute(
    db,
  )
  if (rows[0]?.missing !== false) throw new Refusal('unknown_reference')
}
