import { sql, type RawBuilder } from 'kysely'
import type {
  EquipmentCategory,
  EquipmentDetail,
  EquipmentItem,
} from '#contract/boats/equipment.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'

export async function categoriesOf(db: Db, clubId: ClubId): Promise<EquipmentCategory[]> {
  const { rows } = await sql<EquipmentCategory>`
    select c.id, c.kind, c.name, c.fields, (select count(*)::int from equipment e
      where e.club_id = c.club_id and e.category_id = c.id and e.status <> 'retired') as items
    from equipment_categories c where c.club_id = ${clubId}
    order by array_position(array['boat', 'oars', 'ergo', 'trailer', 'launch', 'other'], c.kind),
      c.name nulls first, c.id`.execute(db)
  return rows
}

/**
 * From when to when a booking `b` keeps its thing away; `s` is its session or null. Who brings it
 * back early frees it then.
 */
export const AWAY = {
  from: sql`(coalesce(s.starts_at, b.starts_at) - make_interval(secs => b.buffer))`,
  until: sql`coalesce(b.returned_at,
    coalesce(s.ends_at, b.ends_at) + make_interval(secs => b.buffer))`,
}
/** A booking of a session that was deleted counts for nothing: its row is out of sight. */
export const BOOKINGS = sql`equipment_bookings b left join sessions s on s.club_id = b.club_id
  and s.id = b.session_id`
export const COUNTS = sql`(b.session_id is null or s.id is not null)`

/** Who looks at the boathouse; `sees_drafts`: those of everybody. */
export type Onlooker = { user_id: number; sees_drafts: boolean }

/**
 * Whether the purpose of a booking is visible: either the booking has its own time, or the onlooker
 * may see its session `s` (canViewSession). Of other bookings they learn that the thing is taken
 * and when, for as long as there is something to plan around.
 */
export const isOpenTo = (
  { user_id, sees_drafts }: Onlooker,
  s: 's' | 'os',
) => sql`(${sees_drafts} or ${sql.ref(`${s}.id`)} is null
  or ${sql.ref(`${s}.published_at`)} is not null or ${edits(user_id, s)})`
const edits = (
  userId: number,
  s: 's' | 'os',
) => sql`exists (select from participants e where e.club_id = ${sql.ref(`${s}.club_id`)}
  and e.session_id = ${sql.ref(`${s}.id`)} and e.user_id = ${userId} and e.edit)`

/**
 * Whether the crew of booking `b` is visible: a published one, or of a session the onlooker plans.
 */
const isCrewOpenTo = ({
  user_id,
  sees_drafts,
}: Onlooker) => sql`(${sees_drafts} or ${edits(user_id, 's')}
  or exists (select from crews c where c.club_id = b.club_id and c.id = b.crew_id
    and c.published_at is not null))`

/**
 * The median uses recordings `a` of the boat as a whole, without a seat, and all of them when there
 * are none.
 */
const middle = (figure: RawBuilder<unknown>) => sql`coalesce(
  percentile_cont(0.5) within group (order by ${figure}) filter (where a.crew_id is not null
    and a.seat is null), percentile_cont(0.5) within group (order by ${figure}))`

/**
 * What each thing did, in metres and seconds: bookings whose time is over, and uses entered by
 * hand. The figures given on the return take precedence, then what the boat itself recorded, then
 * the median of the crew's own recordings (of those who show theirs to all coaches), then the plan.
 * `open` says that the onlooker may know of it; others only see it in the sums.
 */
const usesOf = (clubId: ClubId, onlooker: Onlooker) => sql`
  select b.item_id, b.id as booking_id, b.session_id, case when ${isCrewOpenTo(onlooker)}
    then b.crew_id end as crew_id, ${isOpenTo(onlooker, 's')} as open,
    coalesce(s.starts_at, b.starts_at) as at,
    coalesce(b.distance, done.distance, s.planned_distance, 0) as distance,
    coalesce(b.time, done.time, s.planned_time,
      extract(epoch from coalesce(s.ends_at, b.ends_at) - coalesce(s.starts_at,
        b.starts_at)))::double precision as time
  from ${BOOKINGS} cross join lateral (
    select ${middle(sql`a.distance`)} as distance, ${middle(sql`a.elapsed_time`)} as time
    from activities a where a.club_id = b.club_id and a.session_id = b.session_id
      and not a.owner_only
      and (a.crew_id = b.crew_id or a.crew_id is null and exists (
        select from crew_users cu where cu.club_id = b.club_id and cu.crew_id = b.crew_id
          and cu.user_id = a.user_id))
      and not exists (select from privacy_settings p where p.club_id = a.club_id
        and p.user_id = a.user_id and p.mode <> 'all-coaches')) done
  where b.club_id = ${clubId} and ${COUNTS} and coalesce(s.ends_at, b.ends_at) <= now()
  union all
  select l.item_id, null, null, null, true, l.at, coalesce(l.distance, 0), coalesce(l.time, 0)
  from equipment_logs l where l.club_id = ${clubId} and l.kind = 'usage'`

/** What booking `b` is called; nothing where the onlooker may not know what it is for. */
export const nameFor = (onlooker: Onlooker) =>
  sql`case when ${isOpenTo(onlooker, 's')} then coalesce(b.name, s.name, '') else '' end`

/** The item `e` as the contract names it, at a time. */
const itemJson = (at: RawBuilder<unknown>, onlooker: Onlooker) => sql`
  'id', e.id, 'category_id', e.category_id, 'name', e.name, 'status', e.status, 'boat_type',
  e.boat_type, 'manufacturer', e.manufacturer, 'model', e.model,
  'year', e.year, 'crew_weight_min', e.crew_weight_min, 'crew_weight_max', e.crew_weight_max,
  'location', e.location,
  'distance', e.initial_distance + coalesce(ran.distance, 0), 'time',
  e.initial_time + coalesce(ran.time, 0), 'last_used', ${instant(sql`ran.last`)},
  'open_damages', coalesce(broken.open, 0), 'worst_damage', broken.worst, 'service', ${SERVICE},
  'out', (select json_build_object('booking_id', b.id, 'until', ${instant(AWAY.until)},
      'session_id', case when ${isOpenTo(onlooker, 's')} then b.session_id end, 'name',
        ${nameFor(onlooker)})
    from ${BOOKINGS} where b.club_id = e.club_id and b.item_id = e.id and ${COUNTS}
      and ${AWAY.from} <= ${at} and ${AWAY.until} > ${at}
      and (${isOpenTo(onlooker, 's')} or ${AWAY.until} > now()) order by ${AWAY.from} limit 1),
  'next', (select json_build_object('from', ${instant(AWAY.from)}, 'name', ${nameFor(onlooker)})
    from ${BOOKINGS} where b.club_id = e.club_id and b.item_id = e.id and ${COUNTS}
      and ${AWAY.from} > ${at} order by ${AWAY.from} limit 1)`

const SERVICE = sql`case when e.service_distance is not null
  or e.service_months is not null then json_build_object(
  'due', coalesce(e.service_distance <= since.distance, false)
    or coalesce(since.day + make_interval(months => e.service_months) <= now(), false),
  'distance_left', e.service_distance - since.distance,
  'due_on', to_char(since.day + make_interval(months => e.service_months), 'YYYY-MM-DD')) end`

/** Joins for itemJson: what it ran, what is broken, how far since the last service. */
const figuresJoin = sql`
  left join lateral (select sum(u.distance) as distance, sum(u.time) as time,
    max(u.at) filter (where u.open) as last from uses u where u.item_id = e.id) ran on true
  left join lateral (
    select count(*)::int as open, max(l.severity) as worst from equipment_logs l
    where l.club_id = e.club_id and l.item_id = e.id and l.kind = 'damage'
      and l.resolved_at is null) broken on true
  left join lateral (
    select max(l.at) as at from equipment_logs l where l.club_id = e.club_id and l.item_id = e.id
      and l.kind = 'service') served on true
  left join lateral (
    select coalesce(served.at, e.created_at) as day,
      coalesce((select sum(u.distance) from uses u where u.item_id = e.id
        and (served.at is null or u.at > served.at)), 0)
        + case when served.at is null then e.initial_distance else 0 end as distance) since on true`

export type EquipmentFilter = {
  category_id?: number | undefined
  kind?: string | undefined
  status?: string | undefined
  query?: string | undefined
  at?: string | undefined
  page: number
  limit: number
}

/** Retired things only when asked for by that status. */
export async function equipmentPage(
  db: Db,
  clubId: ClubId,
  onlooker: Onlooker,
  filter: EquipmentFilter,
): Promise<{ items: EquipmentItem[]; total: number }> {
  const { category_id, kind, status, query, page, limit } = filter
  const at = filter.at === undefined ? sql`now()` : sql`${filter.at}::timestamptz`
  const asked = sql.join(
    [
      sql`e.club_id = ${clubId}`,
      status === undefined ? sql`e.status <> 'retired'` : sql`e.status = ${status}`,
      ...(category_id === undefined ? [] : [sql`e.category_id = ${category_id}`]),
      ...(kind === undefined ? [] : [sql`c.kind = ${kind}`]),
      ...(query === undefined
        ? []
        : [
            sql`strpos(lower(concat_ws(' ', e.name, e.manufacturer, e.model, e.serial, e.location)),
              lower(${query})) > 0`,
          ]),
    ],
    sql` and `,
  )
  const { rows } = await sql<{ items: EquipmentItem[]; total: number }>`
    with uses as materialized (${usesOf(clubId, onlooker)}),
    found as (select e.* from equipment e join equipment_categories c on c.club_id = e.club_id
      and c.id = e.category_id where ${asked}),
    page as (select * from found order by lower(name), id
      limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::int from found) as total,
      coalesce((select json_agg(json_build_object(${itemJson(at, onlooker)})
        order by lower(e.name), e.id) from page e ${figuresJoin}), '[]') as items`.execute(db)
  return rows[0] ?? { items: [], total: 0 }
}

const NEWEST_LOGS = 200

/** Returns one thing with its newest logs, or null when the club does not have it. */
export async function equipmentDetail(
  db: Db,
  clubId: ClubId,
  onlooker: Onlooker,
  id: number,
): Promise<EquipmentDetail | null> {
  const { rows } = await sql<{ item: EquipmentDetail }>`
    with uses as materialized (select * from (${usesOf(clubId, onlooker)}) u
      where u.item_id = ${id})
    select json_build_object(${itemJson(sql`now()`, onlooker)}, 'serial', e.serial, 'owner',
      e.owner, 'sensor_ids', e.sensor_ids, 'description', e.description,
      'rigging', e.rigging, 'values', e."values", 'service_distance', e.service_distance,
        'service_months', e.service_months,
      'initial_distance', e.initial_distance, 'initial_time', e.initial_time, 'last_crew',
        ${LAST_CREW}, 'logs', ${LOGS}) as item
    from equipment e ${figuresJoin} where e.club_id = ${clubId} and e.id = ${id}`.execute(db)
  return rows[0]?.item ?? null
}

const crewNames = (crew: RawBuilder<unknown>) => sql`
  select json_agg(p.full_name order by cu.position) from crew_users cu
    join users p on p.id = cu.user_id where cu.club_id = e.club_id and cu.crew_id = ${crew}`

const LAST_CREW = sql`(
  select json_build_object('at', ${instant(sql`u.at`)}, 'people',
    coalesce((${crewNames(sql`u.crew_id`)}), '[]'))
  from uses u where u.crew_id is not null and u.open order by u.at desc limit 1)`

const byHand = sql`
  select json_build_object('id', l.id, 'kind', l.kind, 'at', ${instant(sql`l.at`)}, 'text', l.text,
    'distance', l.distance, 'time', l.time, 'severity', l.severity,
    'by', (select json_build_object('user_id', u.id, 'full_name', u.full_name) from users u
      where u.id = l.user_id),
    'photo', l.photo, 'resolved_at', ${instant(sql`l.resolved_at`)}, 'session', null, 'crew', null,
      'automatic', false) as entry, l.at, l.id
  from equipment_logs l where l.club_id = e.club_id and l.item_id = e.id`
const fromSessions = sql`
  select json_build_object('id', u.booking_id, 'kind', 'usage', 'at', ${instant(sql`u.at`)}, 'text',
    null, 'distance', u.distance, 'time', u.time, 'severity', null,
    'by', null, 'photo', null, 'resolved_at', null,
    'session', (select json_build_object('id', s.id, 'name', s.name) from sessions s
      where s.club_id = e.club_id and s.id = u.session_id),
    'crew', (select string_agg(p.full_name, ', ' order by cu.position) from crew_users cu
      join users p on p.id = cu.user_id where cu.club_id = e.club_id and cu.crew_id = u.crew_id),
    'automatic', true), u.at, u.booking_id
  from uses u where u.booking_id is not null and u.open`
const LOGS = sql`(
  select coalesce(json_agg(x.entry order by x.at desc, x.id desc), '[]')
  from (select * from (${byHand} union all ${fromSessions}) every
    order by at desc, id desc limit ${sql.lit(NEWEST_LOGS)}) x)`
