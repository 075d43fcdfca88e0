import { sql, type RawBuilder } from 'kysely'
import type { AssigningPreview, ChosenPeople } from '#contract/planning/session-life.ts'
import { sessionPeopleChanged } from '#contract/events.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { record } from '../../events/record.ts'

/**
 * Everybody named, by squad or as everybody: each once, as a coach where they coach, else as an
 * athlete. A step named `chosen`.
 */
const chosen = (
  clubId: ClubId,
  { user_ids, squad_ids, everybody = false }: ChosenPeople,
): RawBuilder<unknown> => sql`
  chosen as (
    select m.user_id, case when exists (select from membership_roles r
      where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = 2)
        and not exists (select from membership_roles r where r.club_id = m.club_id
          and r.user_id = m.user_id and r.role_id in (3, 6)) then 2 else 6 end as role_id
    from memberships m
    where m.club_id = ${clubId} and m.status in (1, 4, 6)
      and (m.user_id = any (${user_ids}::bigint[])
      or exists (select from membership_roles r where r.club_id = m.club_id
        and r.user_id = m.user_id and r.role_id in (2, 3, 6)
        and (${everybody} or exists (
          select from squad_users su
          where su.club_id = m.club_id and su.user_id = m.user_id
            and su.squad_id = any (${squad_ids}::bigint[])
        ))))
  )`

/**
 * How many people are chosen, how many are not in all the sessions yet, and who has another session
 * at the time of one of these: one they are
 * in, or, each two once, one they would come into as well.
 */
export async function assigningPreview(
  db: Db,
  clubId: ClubId,
  body: ChosenPeople,
): Promise<AssigningPreview> {
  const { rows } = await sql<AssigningPreview>`
    with ${chosen(clubId, body)},
    missing as (
      select c.user_id, s.id, s.name, s.starts_at, s.ends_at, s.all_day
        or s.sport_id is not distinct from ${SPORT.day_off} as day_long from chosen c cross
        join sessions s
      where s.club_id = ${clubId} and s.id = any (${body.session_ids}::bigint[])
        and not exists (select from participants p where p.club_id = s.club_id
          and p.session_id = s.id and p.user_id = c.user_id)
    ),
    others as (
      select m.user_id, m.id as session_id, o.id as other_id, o.name as other_name, o.starts_at
      from missing m join participants p on p.club_id = ${clubId} and p.user_id = m.user_id
      join sessions o on o.club_id = p.club_id and o.id = p.session_id and o.starts_at < m.ends_at
        and o.ends_at > m.starts_at and not o.all_day
        and o.sport_id is distinct from ${SPORT.day_off}
      union all
      select m.user_id, m.id, o.id, o.name, o.starts_at
      from missing m join missing o on o.user_id = m.user_id
        and (o.starts_at, o.id) > (m.starts_at, m.id) and o.starts_at < m.ends_at
        and o.ends_at > m.starts_at
      where not m.day_long and not o.day_long
    ),
    clashes as (
      select o.*, u.full_name from others o join users u on u.id = o.user_id
        order by u.last_name, u.first_name, o.starts_at, o.other_id limit 100
    )
    select (select count(*)::int from chosen) as people,
      (select count(distinct user_id)::int from missing) as added,
      (select coalesce(json_agg(json_build_object('user_id', user_id, 'full_name', full_name,
        'session_id', session_id, 'other_id', other_id,
        'other_name', other_name, 'start_date', ${instant(sql`starts_at`)})), '[]')
          from clashes) as conflicts`.execute(db)
  return rows[0] ?? { people: 0, added: 0, conflicts: [] }
}

/** Puts the chosen into each of the sessions; returns how many were added somewhere. */
export async function assignMembers(db: Db, clubId: ClubId, body: ChosenPeople): Promise<number> {
  const { rows } = await sql<{ user_id: number }>`
    with ${chosen(clubId, body)}
    insert into participants (club_id, session_id, user_id, role_id)
    select s.club_id, s.id, c.user_id, c.role_id from chosen c cross join sessions s
      where s.club_id = ${clubId} and s.id = any (${body.session_ids}::bigint[])
    on conflict (club_id, session_id, user_id) do nothing returning user_id`.execute(db)
  await record(db, sessionPeopleChanged, { clubId, subject: body.session_ids, data: {} })
  return new Set(rows.map(({ user_id }) => user_id)).size
}

/**
 * Takes the chosen out of each of the sessions with their answers, but never the person who planned
 * it; returns how many were removed somewhere.
 */
export async function removeMembers(db: Db, clubId: ClubId, body: ChosenPeople): Promise<number> {
  const { rows } = await sql<{ user_id: number }>`
    with ${chosen(clubId, body)}
    delete from participants p using sessions s
    where p.club_id = ${clubId} and p.session_id = any (${body.session_ids}::bigint[])
      and s.club_id = p.club_id and s.id = p.session_id
      and p.user_id in (select user_id from chosen union select unnest(${body.user_ids}::bigint[]))
      and p.user_id is distinct from s.creator_id
    returning p.user_id`.execute(db)
  await record(db, sessionPeopleChanged, { clubId, subject: body.session_ids, data: {} })
  return new Set(rows.map(({ user_id }) => user_id)).size
}
