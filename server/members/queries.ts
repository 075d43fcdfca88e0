import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import { seenBy } from '../privacy/queries.ts'

type Wanted = { viewer_id: number; statuses: number[]; page: number; limit: number; include: ReadonlySet<string> }

/** The list as the contract names it, written by PostgreSQL in one statement; only the includes asked for are computed. */
export async function clubUsersJson(db: Db, clubId: ClubId, { viewer_id, statuses, page, limit, include }: Wanted): Promise<string> {
  const parts = [
    ...(include.has('current_club_user')
      ? [
          sql`, 'current_club_user', json_build_object('cox', m.cox, 'stroke', m.stroke, 'scull', m.scull, 'sweep', m.sweep, 'status', m.status)`,
        ]
      : []),
    ...(include.has('last_user_stat')
      ? [sql`, 'last_user_stat', case when ${seenBy(sql`m.user_id`, clubId, viewer_id)} then ${lastHealth} end`]
      : []),
    ...(include.has('user_squads.squad') ? [sql`, 'user_squads', ${squadsOf}`] : []),
    ...(include.has('current_club_roles') ? [sql`, 'current_club_roles', ${rolesOf}`] : []),
  ]
  const { rows } = await sql<{ json: string }>`
    with people as (
      select m.*, u.first_name, u.last_name, u.full_name, u.picture, u.gender
      from memberships m join users u on u.id = m.user_id
      where m.club_id = ${clubId} and m.status = any (${statuses})
      order by u.last_name, u.first_name, u.id limit ${limit} offset ${(page - 1) * limit}
    )
    select json_build_object(
      'data', coalesce((select json_agg(json_build_object(
          'id', m.user_id, 'full_name', m.full_name, 'first_name', m.first_name, 'last_name', m.last_name, 'picture', m.picture, 'gender', m.gender, 'status', m.status
          ${sql.join(parts, sql``)}) order by m.last_name, m.first_name, m.user_id) from people m), '[]'),
      'meta', json_build_object('page', ${page}::int, 'limit', ${limit}::int,
          'total', (select count(*) from memberships m where m.club_id = ${clubId} and m.status = any (${statuses}))))::text as json`.execute(
    db,
  )
  return rows[0]?.json ?? ''
}

const lastHealth = sql`(
  select json_build_object('healthy', not (a.ill or a.injured), 'ill', a.ill, 'injured', a.injured)
  from attendance a where a.club_id = m.club_id and a.user_id = m.user_id order by a.answered_at desc limit 1)`
const squadsOf = sql`coalesce((
  select json_agg(json_build_object('squad', json_build_object('id', s.id, 'name', s.name)) order by s.name)
  from squad_users su join squads s on s.club_id = su.club_id and s.id = su.squad_id where su.club_id = m.club_id and su.user_id = m.user_id), '[]')`
const rolesOf = sql`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.key) order by r.id)
  from membership_roles mr join roles r on r.id = mr.role_id where mr.club_id = m.club_id and mr.user_id = m.user_id), '[]')`
