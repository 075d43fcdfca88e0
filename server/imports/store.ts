import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import { etsOf, type Digest } from './digest.ts'

type Place = { import_id: number; position: number; user_id: number; session_id: number | null; sport_id: number }

/** One row for the activity, one compressed column a channel, one row a lap. Returns the activity's id. */
export async function storeActivity(db: Db, clubId: ClubId, place: Place, digest: Digest): Promise<number> {
  const { activity, warnings, zone_seconds, trimp, blobs } = digest
  const { start_time, device, elapsed_time, duration, moving_time, work_time, rest_time, distance, distance_source, records, heart_rate_avg, heart_rate_max, stroke_rate_avg, power_avg } = activity
  const { id } = await db
    .insertInto('activities')
    .values({
      club_id: clubId,
      ...place,
      start_time,
      device,
      elapsed_time: elapsed_time ?? duration,
      moving_time,
      work_time,
      rest_time,
      distance,
      distance_source,
      records,
      heart_rate_avg,
      heart_rate_max,
      stroke_rate_avg,
      power_avg,
      zone_seconds,
      trimp,
      ets: etsOf(digest, place.sport_id),
      channel_names: [...activity.channels.keys()],
      dropped: JSON.stringify(activity.dropped),
      warnings,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (blobs.length > 0) await db.insertInto('channels').values(blobs.map((blob) => ({ club_id: clubId, activity_id: id, ...blob }))).execute()
  await storeLaps(db, clubId, id, activity.laps)
  return id
}

async function storeLaps(db: Db, clubId: ClubId, activityId: number, laps: Digest['activity']['laps']): Promise<void> {
  if (laps.length === 0) return
  await sql`
    insert into laps (club_id, activity_id, position, start, time, distance, heart_rate_avg, stroke_rate_avg, rest)
    select ${clubId}, ${activityId}, position, start, time, distance, heart_rate_avg, stroke_rate_avg, rest
    from rows from (json_to_recordset(${JSON.stringify(laps)}::json) as (start double precision, time double precision, distance double precision,
      heart_rate_avg double precision, stroke_rate_avg double precision, rest boolean)) with ordinality as l (start, time, distance, heart_rate_avg, stroke_rate_avg, rest, position)`.execute(db)
}
