import { sql } from 'kysely'
import { Home } from '#contract/analysis/home.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'

const AskedRow = Home.properties.asked.items
const ResultRow = Home.properties.results.items

/**
 * Sessions of the last three days the person was in and has not rated, or recorded nothing of. A
 * day off asks for nothing, and neither does what somebody said they would not come to.
 */
export const askedOf = (db: Db, clubId: ClubId, userId: number): Promise<Home['asked']> =>
  checkedRows(
    db,
    AskedRow,
    sql`
      select s.id as session_id, s.name as session_name, ${instant(sql`s.starts_at`)} as start_date,
        r.rpe is null as rating, not done.is_shown as result
      from sessions s
      join participants p on p.club_id = s.club_id and p.session_id = s.id
      join attendance a
        on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
      left join session_ratings r
        on r.club_id = p.club_id and r.session_id = p.session_id and r.user_id = p.user_id
      cross join lateral (
        select exists (
          select from activities v
          where v.club_id = s.club_id and v.session_id = s.id and v.user_id = p.user_id
        ) or exists (
          select from results q
          where q.club_id = s.club_id and q.session_id = s.id and q.user_id = p.user_id
        ) as is_shown
      ) done
      where s.club_id = ${clubId} and p.user_id = ${userId} and p.role_id = ${ROLE.athlete}
        and ${visibleTo(sql`p.user_id`, clubId, userId)}
        and s.kind = 'session' and s.published_at is not null
        and s.sport_id <> ${SPORT.day_off}
        and s.ends_at between now() - interval '3 days' and now()
        and app.was_present(a.attending, a.presence)
        and (r.rpe is null or not done.is_shown)
      order by s.starts_at desc, s.id
      limit 6`,
  )

/**
 * The last three recordings in sessions, but of those whose results are for coaches only. The one
 * before is of the same sport, in a session of the same name.
 */
export const lastResults = (db: Db, clubId: ClubId, userId: number): Promise<Home['results']> =>
  checkedRows(
    db,
    ResultRow,
    sql`
      select v.session_id, s.name as session_name, v.sport_id,
        ${instant(sql`s.starts_at`)} as start_date, v.distance, v.elapsed_time as time,
        round(((v.distance / v.elapsed_time) / before.speed * 100 - 100)::numeric, 1)
          ::double precision as change
      from activities v
      join sessions s on s.club_id = v.club_id and s.id = v.session_id
      left join lateral (
        select w.distance / w.elapsed_time as speed
        from activities w
        join sessions t on t.club_id = w.club_id and t.id = w.session_id
        where w.club_id = v.club_id and w.user_id = v.user_id and w.sport_id = v.sport_id
          and t.name = s.name and t.starts_at < s.starts_at
          and w.distance > 0 and w.elapsed_time > 0 and not t.restricted_view
        order by t.starts_at desc
        limit 1
      ) before on true
      where v.club_id = ${clubId} and v.user_id = ${userId}
        and ${visibleTo(sql`v.user_id`, clubId, userId)}
        and v.distance > 0 and v.elapsed_time > 0 and not s.restricted_view
      order by s.starts_at desc, v.id
      limit 3`,
  )
