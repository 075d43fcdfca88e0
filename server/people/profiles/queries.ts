import { sql } from 'kysely'
import type { AthleteRow, Profile } from '#contract/people/profiles.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../privacy/open.ts'
import { instant } from '../../db/instant.ts'

/** The stored form has roles by key, and the age class is not computed yet. */
export type StoredProfile = Omit<Profile, 'is_self' | 'can_edit' | 'zones'> & {
  age_years: number | null
}

const squads = sql`(
  select coalesce(json_agg(json_build_object('id', q.id, 'name', q.name) order by q.name), '[]')
  from squad_users su
  join squads q on q.club_id = su.club_id and q.id = su.squad_id
  where su.club_id = m.club_id and su.user_id = m.user_id)`
const SHOWN_CREWS = 5
/** Published ones; none of a session that is still a draft. */
const crews = sql`(
  select coalesce(json_agg(x.crew order by x.at desc, x.id desc), '[]')
  from (
    select c.id, coalesce(s.starts_at, c.updated_at) as at,
      json_build_object(
        'id', c.id, 'name', c.name, 'boat_type', c.boat_type, 'position', cu.position,
        'session', case when s.id is not null then json_build_object(
          'id', s.id, 'name', s.name, 'start_date', ${instant(sql`s.starts_at`)}) end
      ) as crew
    from crew_users cu
    join crews c on c.club_id = cu.club_id and c.id = cu.crew_id
    left join sessions s on s.club_id = c.club_id and s.id = c.session_id
    where cu.club_id = m.club_id and cu.user_id = m.user_id and c.published_at is not null
      and (c.session_id is null or s.published_at is not null)
    order by at desc, c.id desc
    limit ${sql.lit(SHOWN_CREWS)}
  ) x)`
const health = sql`(
  select json_build_object(
    'ill', a.ill, 'injured', a.injured, 'answered_at', ${instant(sql`a.answered_at`)})
  from attendance a
  where a.club_id = m.club_id and a.user_id = m.user_id and a.answered_at is not null
  order by a.answered_at desc
  limit 1)`

/**
 * A member as a profile shows them, in one statement; undefined for someone outside the club. For
 * people who have an account of their own and have not joined, only what the club itself noted is
 * read.
 */
export async function storedProfile(
  db: Db,
  clubId: ClubId,
  userId: number,
): Promise<StoredProfile | undefined> {
  const { rows } = await sql<StoredProfile>`
    select u.id as user_id, u.first_name, u.last_name, u.full_name, u.picture, m.status, m.cox,
      m.stroke, m.scull, m.sweep,
      (
        select coalesce(json_agg(json_build_object('id', r.id, 'name', r.key) order by r.id), '[]')
        from membership_roles mr
        join roles r on r.id = mr.role_id
        where mr.club_id = m.club_id and mr.user_id = m.user_id
      ) as roles,
      ${squads} as squads,
      ${crews} as crews,
      ${health} as health,
      case when known.open then json_build_object(
        'email', u.email, 'phone', u.phone, 'emergency_contact', u.emergency_contact,
        'gender', u.gender, 'date_of_birth', u.date_of_birth, 'weight', u.weight,
        'max_hr', u.max_hr, 'resting_hr', u.resting_hr, 'hr_zones', u.hr_zones, 'age_class', null
      ) end as person,
      case when known.open then extract(
        year from age((now() at time zone c.time_zone)::date, u.date_of_birth)
      )::int end as age_years
    from memberships m
    join users u on u.id = m.user_id
    join clubs c on c.id = m.club_id
    cross join lateral (select m.status = 1 or u.email_verified_at is null as open) known
    where m.club_id = ${clubId} and m.user_id = ${userId}`.execute(db)
  return rows[0]
}

type Wanted = {
  viewer_id: number
  query: string
  squads: readonly number[]
  page: number
  limit: number
}
type StoredAthlete = Omit<AthleteRow, 'age_class'> & { date_of_birth: string | null; total: number }

/** The athletes whose profile the viewer may see, by name, in one statement. */
export async function visibleProfiles(
  db: Db,
  clubId: ClubId,
  wanted: Wanted,
): Promise<StoredAthlete[]> {
  const pattern = `%${wanted.query.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<StoredAthlete>`
    with chosen as (
      select m.club_id, m.user_id, m.status, count(*) over ()::int as total
      from memberships m
      join users u on u.id = m.user_id
      where m.club_id = ${clubId}
        and ${visibleTo(sql`m.user_id`, clubId, wanted.viewer_id)}
        and u.full_name ilike ${pattern}
        and exists (
          select from membership_roles r
          where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = 2
        )
        and (cardinality(${wanted.squads}::bigint[]) = 0 or exists (
          select from squad_users su
          where su.club_id = m.club_id and su.user_id = m.user_id
            and su.squad_id = any (${wanted.squads}::bigint[])
        ))
      order by u.last_name, u.first_name, u.id
      limit ${wanted.limit} offset ${(wanted.page - 1) * wanted.limit}
    )
    select m.user_id, u.full_name, u.picture, m.status, m.total,
      ${squads} as squads,
      ${health} as health,
      case when known.open then u.gender end as gender,
      case when known.open then u.date_of_birth end as date_of_birth,
      (
        select max(t.local_date)::text
        from training_loads t
        join sessions s on s.club_id = t.club_id and s.id = t.session_id
        where t.club_id = m.club_id and t.user_id = m.user_id and s.starts_at <= now()
      ) as last_session
    from chosen m
    join users u on u.id = m.user_id
    cross join lateral (select m.status = 1 or u.email_verified_at is null as open) known
    order by u.last_name, u.first_name, u.id`.execute(db)
  return rows
}
