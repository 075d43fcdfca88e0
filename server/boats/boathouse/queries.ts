import { sql } from 'kysely'
import { EquipmentBooking } from '#contract/boats/boathouse.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import {
  AWAY,
  BOOKINGS,
  COUNTS,
  isPurposeVisible,
  nameFor,
  type Onlooker,
} from '../equipment/open.ts'
import { instant } from '../../db/instant.ts'

type BookingFilter = {
  ids?: readonly number[]
  session_id?: number | undefined
  item_id?: number | undefined
  span?: { start_date: string; end_date: string; time_zone: string } | undefined
}

/** The same as AWAY for another booking `o` of session `os`. */
const OTHER = {
  from: sql`(coalesce(os.starts_at, o.starts_at) - make_interval(secs => o.buffer))`,
  until: sql`coalesce(
    o.returned_at, coalesce(os.ends_at, o.ends_at) + make_interval(secs => o.buffer))`,
}

/** Other bookings of the thing of booking `b` that overlap it. */
const conflictsFor = (onlooker: Onlooker) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', o.id,
      'name', case when ${isPurposeVisible(onlooker, 'os')} then coalesce(o.name, os.name, '') else '' end,
      'from', ${instant(OTHER.from)},
      'until', ${instant(OTHER.until)}
    ) order by ${OTHER.from}, o.id), '[]')
  from equipment_bookings o
  left join sessions os on os.club_id = o.club_id and os.id = o.session_id
  where o.club_id = b.club_id and o.item_id = b.item_id and o.id <> b.id
    and (o.session_id is null or os.id is not null)
    and (${isPurposeVisible(onlooker, 'os')} or ${OTHER.until} > now())
    and ${OTHER.from} < ${AWAY.until} and ${OTHER.until} > ${AWAY.from})`

/**
 * Bookings in the order they begin, each with those of the same thing that overlap it. What a draft
 * is that the onlooker does not see is left out of them, see `isPurposeVisible`.
 */
export async function bookingsOf(
  db: Db,
  clubId: ClubId,
  onlooker: Onlooker,
  { ids, session_id, item_id, span }: BookingFilter,
): Promise<EquipmentBooking[]> {
  const open = isPurposeVisible(onlooker, 's')
  const midnight = (day: string, zone: string, days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone ${zone})`
  const asked = sql.join(
    [
      sql`b.club_id = ${clubId} and ${COUNTS} and (${open} or ${AWAY.until} > now())`,
      ...(ids ? [sql`b.id = any (${ids}::bigint[])`] : []),
      ...(session_id === undefined ? [] : [sql`b.session_id = ${session_id}`]),
      ...(item_id === undefined ? [] : [sql`b.item_id = ${item_id}`]),
      ...(span
        ? [
            sql`${AWAY.from} < ${midnight(span.end_date, span.time_zone, 1)}
              and ${AWAY.until} >= ${midnight(span.start_date, span.time_zone, 0)}`,
          ]
        : []),
    ],
    sql` and `,
  )
  const statement = sql`
    select b.id, b.item_id, e.name as item_name,
      ${instant(AWAY.from)} as from,
      ${instant(AWAY.until)} as until,
      case when ${open} then b.session_id end as session_id,
      case when ${open} then b.crew_id end as crew_id,
      ${nameFor(onlooker)} as name,
      case when ${open} then b.buffer else 0 end as buffer,
      case when ${open} then b.reason end as reason,
      case when ${open} then ${instant(sql`b.returned_at`)} end as returned_at,
      (
        select json_build_object('user_id', u.id, 'full_name', u.full_name)
        from users u
        where u.id = b.booked_by and ${open}
      ) as booked_by,
      ${conflictsFor(onlooker)} as conflicts
    from ${BOOKINGS}
    join equipment e on e.club_id = b.club_id and e.id = b.item_id
    where ${asked}
    order by ${AWAY.from}, b.id
    limit 1000`
  return checkedRows(db, EquipmentBooking, statement)
}

export type LogFacts = {
  id: number
  item_id: number
  kind: string
  user_id: number | null
  created_at: string
  photo: string | null
}

export async function logFacts(db: Db, clubId: ClubId, id: number): Promise<LogFacts | undefined> {
  const columns = ['id', 'item_id', 'kind', 'user_id', 'created_at', 'photo'] as const
  return db
    .selectFrom('equipment_logs')
    .select(columns)
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Who may end a booking: its writer, and who edits its session; null when it is not there. */
export async function bookingFacts(
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<{ booked_by: number | null; session_id: number | null; item_id: number } | undefined> {
  return db
    .selectFrom('equipment_bookings')
    .select(['booked_by', 'session_id', 'item_id'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of the things asked for that are in the club, with their state. */
export async function itemStates(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<{ id: number; status: string }[]> {
  return db
    .selectFrom('equipment')
    .select(['id', 'status'])
    .where('club_id', '=', clubId)
    .where('id', 'in', ids)
    .execute()
}
