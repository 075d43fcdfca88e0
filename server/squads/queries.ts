import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'

type Page = { page: number; limit: number; include: ReadonlySet<string> }

/** The reply of `squads` as JSON text; the people of each squad and their names only when included. */
export async function squadPage(db: Db, clubId: ClubId, { page, limit, include }: Page): Promise<string> {
  const person = include.has('squad_users.user')
    ? sql`, 'user', json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'full_name', u.full_name, 'picture', u.picture)`
    : sql``
  const people = sql`, 'squad_users', coalesce((
    select json_agg(json_build_object('user_id', u.id,
        'role_ids', (select coalesce(json_agg(r.role_id order by r.role_id), '[]') from membership_roles r where r.club_id = su.club_id and r.user_id = u.id) ${person}) order by u.last_name, u.first_name, u.id)
    from squad_users su join users u on u.id = su.user_id where su.club_id = s.club_id and su.squad_id = s.id), '[]')`
  const { rows } = await sql<{ json: string }>`
    with page as (select * from squads where club_id = ${clubId} order by name, id limit ${limit} offset ${(page - 1) * limit})
    select json_build_object(
      'data', coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name ${include.size > 0 ? people : sql``}) order by s.name, s.id) from page s), '[]'),
      'meta', json_build_object('page', ${page}::int, 'limit', ${limit}::int, 'total', (select count(*) from squads where club_id = ${clubId})))::text as json`.execute(
    db,
  )
  return rows[0]?.json ?? ''
}
