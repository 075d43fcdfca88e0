import { sql } from 'kysely'
import { Incoming, Missing, Needs, Unwell, type Home } from '#contract/analysis/home.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { AWAY, COUNTS } from '../../boats/equipment/open.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { startsWithin } from '../../planning/session-facts/open.ts'

type Coaching = NonNullable<Home['coaching']>
type Seen = { viewerId: number; timeZone: string }
type Span = { from: string; until: string }

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
      order by s.starts_at, s.id, a.attending is null, u.last_name, u.first_name, u.id
      limit 500`,
  )
}

/** What is planned between two days, drafts included: a chip each. */
export async function sessionsAhead(
  db: Db,
  clubId: ClubId,
  { from, until }: Span,
  timeZone: string,
): Promise<Coaching['ahead']> {
  const rows = await db
    .selectFrom('sessions as s')
    .select(['s.id', 's.name', 's.sport_id', 's.starts_at', 's.ends_at', 's.all_day'])
    .select(sql<boolean>`s.published_at is not null`.as('published'))
    .where('s.club_id', '=', clubId)
    .where(startsWithin(from, until, timeZone))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(100)
    .execute()
  return rows.map(({ starts_at, ends_at, all_day, ...session }) => ({
    ...session,
    start_date: withoutMilliseconds(starts_at),
    end_date: withoutMilliseconds(ends_at),
    all_day_event: all_day,
  }))
}

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
      order by u.last_name, u.first_name, u.id
      limit 100`,
  )

/** Files of the last two days, by the session they went to. */
export const incomingFiles = (
  db: Db,
  clubId: ClubId,
  viewerId: number,
): Promise<Coaching['incoming']> =>
  checkedRows(
    db,
    Incoming,
    sql`
      select s.id as session_id, s.name as session_name, count(*)::int as files,
        count(*) filter (where exists (
          select from results r
          where r.club_id = i.club_id and r.session_id = s.id and r.user_id = i.user_id
            and r.note is not null
        ))::int as notes
      from imports i
      join sessions s on s.club_id = i.club_id and s.id = i.session_id
      where i.club_id = ${clubId} and i.state = 'done'
        and i.created_at > now() - interval '2 days'
        and ${visibleTo(sql`i.user_id`, clubId, viewerId)}
      group by s.id, s.name, s.starts_at
      order by s.starts_at desc, s.id
      limit 12`,
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
      select
        (
          select count(*)::int from imports i
          where i.club_id = ${clubId} and i.state = 'needs-assignment'
            and ${visibleTo(sql`i.user_id`, clubId, viewerId)}
        ) as files,
        (
          with booked as (
            select b.id, b.item_id, ${AWAY.from} as starts, ${AWAY.until} as ends
            from equipment_bookings b
            left join sessions s on s.club_id = b.club_id and s.id = b.session_id
            where b.club_id = ${clubId} and ${COUNTS}
          )
          select count(*)::int
          from booked one
          join booked other
            on other.item_id = one.item_id and other.id > one.id
            and other.starts < one.ends and other.ends > one.starts
          where one.ends > now() and one.starts < now() + interval '14 days'
        ) as clashes`,
  )
  return row ?? { files: 0, clashes: 0 }
}
