import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { storeBests } from './bests.ts'
import { storeLaps } from './derived-rows.ts'
import { etsOf, type Digest } from './digest.ts'
import { keepReread } from './kept-recording.ts'

type Place = {
  import_id: number
  position: number
  user_id: number
  session_id: number | null
  sport_id: number
  crew_id?: number | null
  /** the club's own, if it has any */
  ets_factors: readonly number[] | null
}

/**
 * One row for the activity, one compressed column a channel, one row a lap. Returns the activity's
 * id.
 */
export async function storeActivity(
  db: Db,
  clubId: ClubId,
  { ets_factors, ...place }: Place,
  digest: Digest,
): Promise<number> {
  const ets = etsOf(digest, place.sport_id, ets_factors ?? undefined)
  const { id } = await db
    .insertInto('activities')
    .values({ club_id: clubId, ...place, ...columnsOf(digest), ets })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeParts(db, clubId, id, digest)
  return id
}

/**
 * Replaces what was read before with what has just been read. For one that was changed since it is
 * also stored beside it, and what the changes make of it is yet to be computed, as is time in zone.
 * A start that the file does not give stays as somebody has said it.
 */
export async function replaceRecording(
  db: Db,
  clubId: ClubId,
  { id, edited }: { id: number; edited: boolean },
  digest: Digest,
): Promise<void> {
  const { start_time, zone_bounds: _, zone_seconds: __, trimp: ___, ...columns } = columnsOf(digest)
  await db
    .updateTable('activities')
    .set({
      ...columns,
      clock_offset: 0,
      start_time: sql`coalesce(${start_time}::timestamptz, (recorded ->> 'start_time')::timestamptz,
        start_time)`,
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('channels')
    .where('club_id', '=', clubId)
    .where('activity_id', '=', id)
    .execute()
  await storeParts(db, clubId, id, digest)
  if (edited) await keepReread(db, clubId, id)
}

async function storeParts(
  db: Db,
  clubId: ClubId,
  activity_id: number,
  { activity, blobs, bests, speeds }: Digest,
): Promise<void> {
  const channels = blobs.map(({ name, data }) => ({
    club_id: clubId,
    activity_id,
    name,
    data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
  }))
  if (channels.length > 0) await db.insertInto('channels').values(channels).execute()
  await storeLaps(db, clubId, [{ activity_id, laps: activity.laps }])
  await storeBests(db, clubId, [{ activity_id, bests, speeds }])
  const seats = namedSeats(activity).map((seat) => ({ club_id: clubId, activity_id, ...seat }))
  if (seats.length > 0)
    await db
      .insertInto('recorded_seats')
      .values(seats)
      .onConflict((known) => known.doNothing())
      .execute()
}

const columnsOf = ({ activity, warnings, blobs, zone_bounds, zone_seconds, trimp }: Digest) => ({
  start_time: activity.start_time,
  device: activity.device,
  elapsed_time: activity.elapsed_time ?? activity.duration,
  timer_time: activity.duration,
  moving_time: activity.moving_time,
  work_time: activity.work_time,
  rest_time: activity.rest_time,
  distance: activity.distance,
  distance_source: activity.distance_source,
  records: activity.records,
  heart_rate_avg: activity.heart_rate_avg,
  heart_rate_max: activity.heart_rate_max,
  stroke_rate_avg: activity.stroke_rate_avg,
  power_avg: activity.power_avg,
  device_averages: JSON.stringify(activity.device_averages),
  zone_bounds: zone_bounds && [...zone_bounds],
  zone_seconds,
  trimp,
  channel_names: blobs.map(({ name }) => name),
  dropped: JSON.stringify(activity.dropped),
  warnings,
})

/** Returns only seats that have channels of their own. */
const namedSeats = ({ seats, seat_names }: Digest['activity']) =>
  seats.flatMap((position) => {
    const name = seat_names.get(position)
    return name === undefined ? [] : [{ position, name }]
  })
