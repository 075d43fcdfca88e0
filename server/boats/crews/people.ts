import { sql } from 'kysely'
import type { SessionCrews } from '#contract/boats/crews.ts'
import { BOATS } from '#domain/constants/boats.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'
import { notOfPiece } from './queries.ts'

type People = Pick<SessionCrews, 'pool' | 'squads' | 'busy'>

const SWEEP = BOATS.filter(({ style }) => style === 'sweep').map(({ id }) => id)

/**
 * Whom a coach can seat in a session: its athletes, its coxes, and everyone who is already in one
 * of its boats. Health, age and weight are included only for people the viewer may see, and crews
 * elsewhere only when they are not drafts hidden from the viewer.
 */
export async function poolOf(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  viewer: Viewer,
): Promise<People> {
  const { rows } = await sql<People>`
    with pool as (${peopleToSeat(clubId, sessionId)}),
    people as (
      select u.id, u.full_name, u.first_name, u.last_name, u.picture, u.gender, u.date_of_birth,
        u.weight, o.invited, m.cox, m.stroke, m.scull, m.sweep, a.attending, a.ill, a.injured,
        ${visibleTo(sql`u.id`, clubId, viewer.user_id)} as seen
      from pool o
      join users u on u.id = o.user_id
      join memberships m on m.club_id = ${clubId} and m.user_id = u.id
      left join attendance a
        on a.club_id = m.club_id and a.session_id = ${sessionId} and a.user_id = u.id
    )
    select
      ${poolJson(clubId)} as pool,
      ${squadsOfPool(clubId)} as squads,
      ${busyPeople(clubId, sessionId, viewer)} as busy`.execute(db)
  return rows[0] ?? { pool: [], squads: [], busy: [] }
}

const peopleToSeat = (clubId: ClubId, sessionId: number) => sql`
  select p.user_id, true as invited
  from participants p
  join memberships m on m.club_id = p.club_id and m.user_id = p.user_id
  where p.club_id = ${clubId} and p.session_id = ${sessionId} and (p.role_id = 2 or m.cox)
  union
  select cu.user_id, exists (
    select from participants p
    where p.club_id = cu.club_id and p.session_id = ${sessionId} and p.user_id = cu.user_id
  )
  from crews c
  join crew_users cu on cu.club_id = c.club_id and cu.crew_id = c.id
  where c.club_id = ${clubId} and c.session_id = ${sessionId}`

const poolJson = (clubId: ClubId) => sql`(
  select coalesce(json_agg(json_build_object(
      'user_id', p.id, 'full_name', p.full_name, 'first_name', p.first_name,
      'last_name', p.last_name, 'picture', p.picture, 'gender', p.gender,
      'attending', p.attending, 'invited', p.invited,
      'ill', p.seen and coalesce(p.ill, false),
      'injured', p.seen and coalesce(p.injured, false),
      'date_of_birth', case when p.seen then p.date_of_birth end,
      'weight', case when p.seen then p.weight end,
      'squad_ids', (
        select coalesce(json_agg(su.squad_id order by su.squad_id), '[]')
        from squad_users su
        where su.club_id = ${clubId} and su.user_id = p.id
      ),
      'cox', p.cox, 'stroke', p.stroke, 'scull', p.scull, 'sweep', p.sweep,
      'sides', ${sides(clubId)}
    ) order by p.last_name, p.first_name, p.id), '[]')
  from people p)`

const squadsOfPool = (clubId: ClubId) => sql`(
  select coalesce(
    json_agg(json_build_object('id', q.id, 'name', q.name) order by q.name, q.id), '[]')
  from squads q
  where q.club_id = ${clubId} and exists (
    select from squad_users su
    join pool o on o.user_id = su.user_id
    where su.club_id = q.club_id and su.squad_id = q.id
  ))`

/** Who sits in a crew of another session at the time of this one. */
function busyPeople(clubId: ClubId, sessionId: number, viewer: Viewer) {
  const seesDrafts = isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
  return sql`(
    select coalesce(json_agg(json_build_object(
        'user_id', cu.user_id, 'crew_name', c.name, 'session_id', s.id, 'session_name', s.name,
        'start_date', ${instant(sql`s.starts_at`)}, 'end_date', ${instant(sql`s.ends_at`)}
      ) order by s.starts_at, s.id, cu.user_id), '[]')
    from sessions here
    join sessions s
      on s.club_id = here.club_id and s.id <> here.id
      and s.starts_at < here.ends_at and s.ends_at > here.starts_at
    join crews c on c.club_id = s.club_id and c.session_id = s.id
    join crew_users cu on cu.club_id = c.club_id and cu.crew_id = c.id
    where here.club_id = ${clubId} and here.id = ${sessionId}
      and cu.user_id in (select user_id from pool)
      and ${notOfPiece}
      and (${seesDrafts} or (s.published_at is not null and c.published_at is not null)))`
}

/** How often somebody rowed on each side in the last year. */
const sides = (clubId: ClubId) => sql`(
  select json_build_object(
    'port', count(*) filter (where x.side = 'port'),
    'starboard', count(*) filter (where x.side = 'starboard')
  )
  from (
    select
      coalesce(
        cu.side,
        case when cu.position % 2 = 0 then 'port' else 'starboard' end
      ) as side
    from crew_users cu
    join crews c on c.club_id = cu.club_id and c.id = cu.crew_id
    join sessions s on s.club_id = c.club_id and s.id = c.session_id
    where cu.club_id = ${clubId} and cu.user_id = p.id and cu.position > 0
      and c.boat_type = any (${SWEEP}::int[])
      and c.published_at is not null
      and ${notOfPiece}
      and s.ends_at between now() - interval '1 year' and now()
  ) x)`
