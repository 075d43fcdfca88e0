import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import { etsOf, type Digest } from './digest.ts'

type Place = { import_id: number; position: number; user_id: number; session_id: number | null; sport_id: number; crew_id?: number | null }

/** One row for the activity, one compressed column a channel, one row a lap. Returns the activity's id. */
export async function storeActivity(db: Db, clubId: ClubId, place: Place, digest: Digest): Promise<number> {
  const club = await db.selectFrom('clubs').select('ets_factors').where('id', '=', clubId).executeTakeFirstOrThrow()
  const ets = etsOf(digest, place.sport_id, club.ets_factors ?? undefined)
  const { id } = await db
    .insertInto('activities')
    .values({ club_id: clubId, ...place, ...columnsOf(digest), ets })
    .returning('id')
    .executeTakeFirstOrThrow()
  await Promise.all([
    storeChannels(db, clubId, id, digest.blobs),
    storeLaps(db, clubId, id, digest.activity.laps),
    storeSeats(db, clubId, id, digest),
  ])
  return id
}

const columnsOf = ({ activity, warnings, blobs, zone_bounds, zone_seconds, trimp }: Digest) => ({
  start_time: activity.start_time,
  device: activity.device,
  elapsed_time: activity.elapsed_time ?? activity.duration,
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
  zone_bounds: zone_bounds && [...zone_bounds],
  zone_seconds,
  trimp,
  channel_names: blobs.map(({ name }) => name),
  dropped: JSON.stringify(activity.dropped),
  warnings,
})

async function storeChannels(db: Db, clubId: ClubId, activity_id: number, blobs: Digest['blobs']): Promise<void> {
  if (blobs.length === 0) return
  await db
    .insertInto('channels')
    .values(blobs.map((blob) => ({ club_id: clubId, activity_id, ...blob })))
    .execute()
}

/** Only of seats that have channels of their own. */
async function storeSeats(db: Db, clubId: ClubId, activity_id: number, { activity: { seats, seat_names } }: Digest): Promise<void> {
  const named = seats.flatMap((position) => {
    const name = seat_names.get(position)
    return name === undefined ? [] : [{ club_id: clubId, activity_id, position, name }]
  })
  if (named.length > 0) await db.insertInto('recorded_seats').values(named).execute()
}

async function storeLaps(db: Db, clubId: ClubId, activityId: number, laps: Digest['activity']['laps']): Promise<void> {
  if (laps.length === 0) return
  await sql`
    insert into laps (club_id, activity_id, position, start, time, distance, heart_rate_avg, stroke_rate_avg, rest)
    select ${clubId}, ${activityId}, position, start, time, distance, heart_rate_avg, stroke_rate_avg, rest
    from rows from (json_to_recordset(${JSON.stringify(laps)}::json) as (start double precision, time double precision, distance double precision,
      heart_rate_avg double precision, stroke_rate_avg double precision, rest boolean)) with ordinality as l (start, time, distance, heart_rate_avg, stroke_rate_avg, rest, position)`.execute(
    db,
  )
}
