import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { notingSeats, type KnownSeat } from '../telemetry/open.ts'
import type { EditedActivity, Made } from './edited-activity.ts'
import { keepingRecording } from './kept-recording.ts'
import { droppingEmptied, idsOf, settleEdited } from './settle.ts'

/** Later than any recording ends, and after any edit there is. */
const FAR = 1_000_000
const FAR_ID = Number.MAX_SAFE_INTEGER - 1

/**
 * Both halves keep the whole recording and who sat where in it, each with the other half cut off.
 * Efforts go with the half they lie in.
 */
export async function splitActivity(
  db: Db,
  clubId: ClubId,
  { id, import_id }: EditedActivity,
  at: number,
  by: number,
): Promise<Made> {
  await sql`with ${keepingRecording(clubId, id)} select`.execute(db)
  const { rows } = await sql<{ id: number }>`
    with half as (${addingHalf(clubId, id, import_id)}),
    kept as (
      insert into recorded_channels (club_id, activity_id, name, data)
      select c.club_id, half.id, c.name, c.data from recorded_channels c, half
      where c.club_id = ${clubId} and c.activity_id = ${id}
    ),
    seated as (
      insert into recorded_seats (club_id, activity_id, position, name, user_id)
      select s.club_id, half.id, s.position, s.name, s.user_id from recorded_seats s, half
      where s.club_id = ${clubId} and s.activity_id = ${id}
    ),
    moved as (
      update efforts e set activity_id = half.id from half
      where e.club_id = ${clubId} and e.activity_id = ${id} and e.start >= ${at}
    ),
    cut as (${cuttingHalves(clubId, id, at, by)})
    select id from half`.execute(db)
  const half = rows[0]?.id ?? 0
  await settleEdited(db, clubId, [id, half])
  return { id, other_id: half }
}

/** A second activity of the same recording, at the end of its import. */
const addingHalf = (clubId: ClubId, id: number, importId: number) => sql`
  insert into activities
    (club_id, import_id, position, user_id, session_id, sport_id, start_time, device,
      distance_source, records, dropped, warnings, zone_bounds, crew_id, seat, video_offset,
      recorded)
  select
    club_id, import_id,
    (
      select max(position) + 1 from activities
      where club_id = ${clubId} and import_id = ${importId}
    ),
    user_id, session_id, sport_id, start_time, device, distance_source, records, dropped, warnings,
    zone_bounds, crew_id, seat, video_offset, recorded
  from activities
  where club_id = ${clubId} and id = ${id}
  returning id`

/** The changes so far are those of both halves, and then each is cut. */
const cuttingHalves = (clubId: ClubId, id: number, at: number, by: number) => sql`
  insert into activity_edits
    (club_id, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at)
  select ${clubId}, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at
  from (
    select
      e.id as place, half.id as activity_id, e.kind, e.start, e.finish, e.seconds,
      case when e.kind <> 'trim' then e.other_id end as other_id,
      e.creator_id, e.created_at
    from activity_edits e, half
    where e.club_id = ${clubId} and e.activity_id = ${id}
    union all
    select ${FAR_ID}, ${id}, 'trim', 0, ${at}, null, half.id, ${by}, now() from half
    union all
    select ${FAR_ID + 1}, half.id, 'trim', ${at}, ${FAR}, null, ${id}, ${by}, now() from half
  ) list
  order by place`

/** When two are merged, the later one becomes a part of the earlier one. */
export const hostAndGuest = <Started extends { start_time: string | null }>(
  one: Started,
  another: Started,
): [Started, Started] =>
  (one.start_time ?? '') <= (another.start_time ?? '') ? [one, another] : [another, one]

/** The later recording becomes a part of the earlier one, and is shown and counted there alone. */
export async function mergeActivities(
  db: Db,
  clubId: ClubId,
  [one, another]: readonly [EditedActivity, EditedActivity],
  seats: readonly KnownSeat[],
  by: number,
): Promise<Made> {
  const [host, guest] = hostAndGuest(one, another)
  const left =
    guest.session_id === null || guest.session_id === host.session_id ? [] : [guest.session_id]
  await sql`
    with ${keepingRecording(clubId, host.id)},
    seated as (${notingSeats(clubId, seats)})
    update activities set merged_into = ${host.id}, session_id = null
    where club_id = ${clubId} and id = ${guest.id}`.execute(db)
  await sql`
    with dropped as (${droppingEmptied(clubId, idsOf(left), by)})
    insert into activity_edits
      (club_id, activity_id, kind, other_id, other_session_id, session_deleted, creator_id)
    select
      ${clubId}, ${host.id}, 'merge', ${guest.id}, ${guest.session_id},
      exists (select from dropped), ${by}`.execute(db)
  await settleEdited(db, clubId, [host.id], { session_ids: left, user_ids: [guest.user_id] })
  return { id: host.id, other_id: guest.id }
}
