import { sql, type RawBuilder } from 'kysely'
import type { ClubId } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import {
  AWAY,
  BOOKINGS,
  COUNTS,
  isCrewVisible,
  isPurposeVisible,
  nameFor,
  type Onlooker,
} from './facts.ts'

/**
 * The median uses recordings `a` of the boat as a whole, without a seat, and all of them when there
 * are none.
 */
const middle = (figure: RawBuilder<unknown>) => sql`coalesce(
  percentile_cont(0.5) within group (order by ${figure})
    filter (where a.crew_id is not null and a.seat is null),
  percentile_cont(0.5) within group (order by ${figure}))`

/**
 * What each thing did, in metres and seconds: bookings whose time is over, and uses entered by
 * hand. The figures given on the return take precedence, then what the boat itself recorded, then
 * the median of the crew's own recordings (of those who show theirs to all coaches), then the plan.
 * `open` says that the onlooker may know of it; others only see it in the sums.
 */
export const usesOf = (clubId: ClubId, onlooker: Onlooker) => sql`
  select b.item_id, b.id as booking_id, b.session_id,
    case when ${isCrewVisible(onlooker)} then b.crew_id end as crew_id,
    ${isPurposeVisible(onlooker, 's')} as open,
    coalesce(s.starts_at, b.starts_at) as at,
    coalesce(b.distance, done.distance, s.planned_distance, 0) as distance,
    coalesce(
      b.time, done.time, s.planned_time,
      extract(epoch from coalesce(s.ends_at, b.ends_at) - coalesce(s.starts_at, b.starts_at))
    )::double precision as time
  from ${BOOKINGS}
  cross join lateral (
    select ${middle(sql`a.distance`)} as distance, ${middle(sql`a.elapsed_time`)} as time
    from activities a
    where a.club_id = b.club_id and a.session_id = b.session_id and not a.owner_only
      and (a.crew_id = b.crew_id or a.crew_id is null and exists (
        select from crew_users cu
        where cu.club_id = b.club_id and cu.crew_id = b.crew_id and cu.user_id = a.user_id
      ))
      and not exists (
        select from privacy_settings p
        where p.club_id = a.club_id and p.user_id = a.user_id and p.mode <> 'all-coaches'
      )
  ) done
  where b.club_id = ${clubId} and ${COUNTS} and coalesce(s.ends_at, b.ends_at) <= now()
  union all
  select l.item_id, null, null, null, true, l.at, coalesce(l.distance, 0), coalesce(l.time, 0)
  from equipment_logs l
  where l.club_id = ${clubId} and l.kind = 'usage'`

/** The item `e` as the contract names it, at a time. */
export const itemJson = (at: RawBuilder<unknown>, onlooker: Onlooker) => sql`
  'id', e.id, 'category_id', e.category_id, 'name', e.name, 'status', e.status,
  'boat_type', e.boat_type, 'manufacturer', e.manufacturer, 'model', e.model, 'year', e.year,
  'crew_weight_min', e.crew_weight_min, 'crew_weight_max', e.crew_weight_max,
  'location', e.location,
  'distance', e.initial_distance + coalesce(ran.distance, 0),
  'time', e.initial_time + coalesce(ran.time, 0),
  'last_used', ${instant(sql`ran.last`)},
  'open_damages', coalesce(broken.open, 0),
  'worst_damage', broken.worst,
  'service', ${SERVICE},
  'out', ${outNow(at, onlooker)},
  'next', ${nextBooking(at, onlooker)}`

const outNow = (at: RawBuilder<unknown>, onlooker: Onlooker) => sql`(
  select json_build_object(
    'booking_id', b.id,
    'until', ${instant(AWAY.until)},
    'session_id', case when ${isPurposeVisible(onlooker, 's')} then b.session_id end,
    'name', ${nameFor(onlooker)}
  )
  from ${BOOKINGS}
  where b.club_id = e.club_id and b.item_id = e.id and ${COUNTS}
    and ${AWAY.from} <= ${at} and ${AWAY.until} > ${at}
    and (${isPurposeVisible(onlooker, 's')} or ${AWAY.until} > now())
  order by ${AWAY.from}
  limit 1)`

const nextBooking = (at: RawBuilder<unknown>, onlooker: Onlooker) => sql`(
  select json_build_object('from', ${instant(AWAY.from)}, 'name', ${nameFor(onlooker)})
  from ${BOOKINGS}
  where b.club_id = e.club_id and b.item_id = e.id and ${COUNTS} and ${AWAY.from} > ${at}
  order by ${AWAY.from}
  limit 1)`

const SERVICE = sql`case
  when e.service_distance is not null or e.service_months is not null then json_build_object(
    'due',
      coalesce(e.service_distance <= since.distance, false)
      or coalesce(since.day + make_interval(months => e.service_months) <= since.today, false),
    'distance_left', e.service_distance - since.distance,
    'due_on', to_char(since.day + make_interval(months => e.service_months), 'YYYY-MM-DD'))
  end`

/** Joins for itemJson: what it ran, what is broken, how far since the last service. */
export const figuresJoin = sql`
  left join lateral (
    select sum(u.distance) as distance, sum(u.time) as time,
      max(u.at) filter (where u.open) as last
    from uses u
    where u.item_id = e.id
  ) ran on true
  left join lateral (
    select count(*)::int as open, max(l.severity) as worst
    from equipment_logs l
    where l.club_id = e.club_id and l.item_id = e.id and l.kind = 'damage'
      and l.resolved_at is null
  ) broken on true
  left join lateral (
    select max(l.at) as at
    from equipment_logs l
    where l.club_id = e.club_id and l.item_id = e.id and l.kind = 'service'
  ) served on true
  left join lateral (
    select
      (coalesce(served.at, e.created_at) at time zone c.time_zone)::date as day,
      (now() at time zone c.time_zone)::date as today,
      coalesce((
        select sum(u.distance)
        from uses u
        where u.item_id = e.id and (served.at is null or u.at > served.at)
      ), 0) + case when served.at is null then e.initial_distance else 0 end as distance
    from clubs c
    where c.id = e.club_id
  ) since on true`

export const LAST_CREW = sql`(
  select json_build_object(
    'at', ${instant(sql`u.at`)},
    'people', coalesce((
      select json_agg(p.full_name order by cu.position)
      from crew_users cu
      join users p on p.id = cu.user_id
      where cu.club_id = e.club_id and cu.crew_id = u.crew_id
    ), '[]')
  )
  from uses u
  where u.crew_id is not null and u.open
  order by u.at desc
  limit 1)`

const NEWEST_LOGS = 200

const byHand = sql`
  select json_build_object(
    'id', l.id, 'kind', l.kind, 'at', ${instant(sql`l.at`)}, 'text', l.text,
    'distance', l.distance, 'time', l.time, 'severity', l.severity,
    'by', (
      select json_build_object('user_id', u.id, 'full_name', u.full_name)
      from users u
      where u.id = l.user_id
    ),
    'photo', l.photo, 'resolved_at', ${instant(sql`l.resolved_at`)},
    'session', null, 'crew', null, 'automatic', false
  ) as entry, l.at, l.id, false as automatic
  from equipment_logs l
  where l.club_id = e.club_id and l.item_id = e.id`

const fromSessions = sql`
  select json_build_object(
    'id', u.booking_id, 'kind', 'usage', 'at', ${instant(sql`u.at`)}, 'text', null,
    'distance', u.distance, 'time', u.time, 'severity', null, 'by', null,
    'photo', null, 'resolved_at', null,
    'session', (
      select json_build_object('id', s.id, 'name', s.name)
      from sessions s
      where s.club_id = e.club_id and s.id = u.session_id
    ),
    'crew', (
      select string_agg(p.full_name, ', ' order by cu.position)
      from crew_users cu
      join users p on p.id = cu.user_id
      where cu.club_id = e.club_id and cu.crew_id = u.crew_id
    ),
    'automatic', true
  ), u.at, u.booking_id, true
  from uses u
  where u.item_id = e.id and u.booking_id is not null and u.open`

/** What happened to the thing `e`, by hand and from sessions. */
export const ENTRIES = sql`(${byHand} union all ${fromSessions})`

export const LOGS = sql`(
  select coalesce(json_agg(x.entry order by x.at desc, x.id desc), '[]')
  from (
    select *
    from ${ENTRIES} every
    order by at desc, id desc
    limit ${sql.lit(NEWEST_LOGS)}
  ) x)`
