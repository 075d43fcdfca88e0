import { sql } from 'kysely'
import {
  HomeWeekDay,
  Incoming,
  Missing,
  Needs,
  Unwell,
  type Home,
} from '#contract/analysis/home.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { AWAY, COUNTS } from '../../boats/equipment/open.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'

type Coaching = NonNullable<Home['coaching']>
type Seen = { viewerId: number; timeZone: string }

/** More names would push aside what else waits. */
const MOST_NAMED = 3

/** Athletes of today's published sessions who do not come or have not answered. */
export const missingOn = (
  db: Db,
  clubId: ClubId,
  today: string,
  { viewerId, timeZone }: Seen,
): Promise<Coaching['missing']> => {
  const seen = visibleTo(sql`p.user_id`, clubId, viewerId)
  return checkedRows(
    db,
    Missing,
    sql`
      select s.id as session_id, p.user_id, u.full_name, a.attending,
        coalesce(a.ill and ${seen}, false) as ill,
        coalesce(a.injured and ${seen}, false) as injured,
        case when ${seen} then a.reason end as reason
      from sessions s
      join participants p on p.club_id = s.club_id and p.session_id = s.id
      join users u on u.id = p.user_id
      left join attendance a
        on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
      where s.club_id = ${clubId} and s.published_at is not null and p.role_id = ${ROLE.athlete}
        and s.sport_id is distinct from ${SPORT.day_off}
        and s.starts_at >= (${today}::date)::timestamp at time zone ${timeZone}
        and s.starts_at < (${today}::date + 1)::timestamp at time zone ${timeZone}
        and not app.was_present(a.attending, a.presence) and a.waiting_since is null
      order by s.starts_at, s.id, a.attending is null, u.last_name collate names,
        u.first_name collate names, u.id
      limit 500`,
  )
}

/**
 * A week by days: what is planned, drafts included, and what was done, a mean over the visible
 * athletes who are planned for it or trained.
 */
export const coachWeek = (
  db: Db,
  clubId: ClubId,
  monday: string,
  { viewerId, timeZone }: Seen,
): Promise<Coaching['week']> =>
  checkedRows(
    db,
    HomeWeekDay,
    sql`
      with planned as (
        select s.id, s.starts_at, (s.starts_at at time zone ${timeZone})::date as day,
          coalesce(s.planned_time, extract(epoch from s.ends_at - s.starts_at)) as seconds
        from sessions s
        where s.club_id = ${clubId} and s.kind = 'session' and s.sport_id <> ${SPORT.day_off}
          and s.starts_at >= (${monday}::date)::timestamp at time zone ${timeZone}
          and s.starts_at < (${monday}::date + 7)::timestamp at time zone ${timeZone}
      ),
      trained as (
        select t.local_date as day, t.user_id, t.seconds
        from training_loads t
        join sessions s on s.club_id = t.club_id and s.id = t.session_id
        where t.club_id = ${clubId} and s.starts_at <= now()
          and s.sport_id is distinct from ${SPORT.day_off}::int
          and t.local_date between ${monday}::date and ${monday}::date + 6
          and ${visibleTo(sql`t.user_id`, clubId, viewerId)}
      ),
      athletes as (
        select planned.day, p.user_id, planned.seconds
        from planned
        join participants p on p.club_id = ${clubId} and p.session_id = planned.id
        where p.role_id = ${ROLE.athlete} and ${visibleTo(sql`p.user_id`, clubId, viewerId)}
      )
      select d.day::date::text as day,
        (select count(*)::int from planned where day = d.day) as sessions,
        (select count(*)::int from planned where day = d.day and starts_at <= now()) as begun,
        coalesce((select sum(seconds) from athletes where day = d.day) / n.people, 0)
          ::double precision as planned,
        coalesce((select sum(seconds) from trained where day = d.day) / n.people, 0)
          ::double precision as done
      from generate_series(${monday}::date, ${monday}::date + 6, interval '1 day') d (day)
      cross join (
        select nullif(count(*), 0) as people
        from (select user_id from athletes union select user_id from trained) either
      ) n
      order by d.day`,
  )

/** The visible athletes who are unwell now by the rule of health. */
export const unwellNow = (db: Db, clubId: ClubId, viewerId: number): Promise<Coaching['unwell']> =>
  checkedRows(
    db,
    Unwell,
    sql`
      select m.user_id, u.full_name, h.ill, h.injured, h.since::text as since
      from memberships m
      join users u on u.id = m.user_id
      cross join lateral app.health_on(m.club_id, m.user_id, now()) h
      where m.club_id = ${clubId} and (h.ill or h.injured)
        and ${visibleTo(sql`m.user_id`, clubId, viewerId)}
      order by u.last_name collate names, u.first_name collate names, u.id
      limit 100`,
  )

/** What came in by files of the last two days, by session. */
export const incomingFiles = (
  db: Db,
  clubId: ClubId,
  viewerId: number,
): Promise<Coaching['incoming']> =>
  checkedRows(
    db,
    Incoming,
    sql`
      select s.id as session_id, s.name as session_name, s.sport_id,
        ${instant(sql`s.starts_at`)} as start_date, i.people, i.notes, took.expected,
        means.distance, means.stroke_rate
      from (
        select f.session_id, count(distinct f.user_id)::int as people,
          count(distinct f.user_id) filter (where exists (
            select from results r
            where r.club_id = f.club_id and r.session_id = f.session_id and r.user_id = f.user_id
              and r.note is not null
          ))::int as notes
        from imports f
        where f.club_id = ${clubId} and f.state = 'done' and f.session_id is not null
          and f.created_at > now() - interval '2 days'
          and ${visibleTo(sql`f.user_id`, clubId, viewerId)}
        group by f.session_id
      ) i
      join sessions s on s.club_id = ${clubId} and s.id = i.session_id
      cross join lateral (
        select count(*)::int as expected
        from participants p
        join attendance a
          on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
        where p.club_id = s.club_id and p.session_id = s.id and p.role_id = ${ROLE.athlete}
          and app.was_present(a.attending, a.presence)
          and ${visibleTo(sql`p.user_id`, clubId, viewerId)}
      ) took
      cross join lateral (
        select avg(nullif(v.distance, 0)) as distance, avg(v.stroke_rate_avg) as stroke_rate
        from activities v
        where v.club_id = s.club_id and v.session_id = s.id and v.merged_into is null
          and ${visibleTo(sql`v.user_id`, clubId, viewerId)}
      ) means
      order by s.starts_at desc, s.id
      limit 6`,
  )

/** What somebody has to look into: files that found no session, and things booked twice. */
export async function needsOf(
  db: Db,
  clubId: ClubId,
  viewerId: number,
): Promise<Coaching['needs']> {
  const row = await checkedRow(
    db,
    Needs,
    sql`
      with loose as (
        select i.user_id from imports i
        where i.club_id = ${clubId} and i.state = 'needs-assignment'
          and ${visibleTo(sql`i.user_id`, clubId, viewerId)}
      ),
      booked as (
        select b.id, b.item_id, ${AWAY.from} as starts, ${AWAY.until} as ends
        from equipment_bookings b
        left join sessions s on s.club_id = b.club_id and s.id = b.session_id
        where b.club_id = ${clubId} and ${COUNTS}
      ),
      clash as (
        select one.item_id
        from booked one
        join booked other
          on other.item_id = one.item_id and other.id > one.id
          and other.starts < one.ends and other.ends > one.starts
        where one.ends > now() and one.starts < now() + interval '14 days'
      )
      select
        (select count(*)::int from loose) as files,
        array(
          select u.full_name from users u where u.id in (select user_id from loose)
          order by u.last_name collate names, u.first_name collate names, u.id limit ${MOST_NAMED}
        ) as file_athletes,
        (select count(*)::int from clash) as clashes,
        array(
          select e.name from equipment e
          where e.club_id = ${clubId} and e.id in (select item_id from clash)
          order by e.name collate names, e.id limit ${MOST_NAMED}
        ) as clashing`,
  )
  return row ?? { files: 0, file_athletes: [], clashes: 0, clashing: [] }
}
