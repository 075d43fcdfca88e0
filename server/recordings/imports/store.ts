import { sql, type RawBuilder } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { etsOf, type Digest } from './digest.ts'
import { FIGURES } from './kept-recording.ts'

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
 * One row for the activity, one compressed column a channel, one row a lap, in one statement.
 * Returns the activity's id.
 */
export async function storeActivity(
  db: Db,
  clubId: ClubId,
  { ets_factors, ...place }: Place,
  digest: Digest,
): Promise<number> {
  const ets = etsOf(digest, place.sport_id, ets_factors ?? undefined)
  const activity = db
    .insertInto('activities')
    .values({ club_id: clubId, ...place, ...columnsOf(digest), ets })
    .returning(['club_id', 'id'])
  const parts = [
    sql`stored as (${activity})`,
    channelsPart(digest.blobs),
    lapsPart(digest.activity.laps),
    seatsPart(digest.activity),
  ]
  const { rows } = await sql<{ id: number }>`
    with ${sql.join(parts.filter((part) => part !== null))}
    select id from stored`.execute(db)
  return rows[0]?.id ?? 0
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
  await sql`
    with laps_removed as (delete from laps where club_id = ${clubId} and activity_id = ${id})
    delete from channels where club_id = ${clubId} and activity_id = ${id}`.execute(db)
  const activity = db
    .updateTable('activities')
    .set({
      ...columns,
      clock_offset: 0,
      start_time: sql`coalesce(${start_time}::timestamptz, (recorded ->> 'start_time')::timestamptz,
        start_time)`,
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .returning(['club_id', 'id'])
  const parts = [
    sql`stored as (${activity})`,
    channelsPart(digest.blobs),
    lapsPart(digest.activity.laps),
    seatsPart(digest.activity),
  ]
  await sql`with ${sql.join(parts.filter((part) => part !== null))} select from stored`.execute(db)
  if (!edited) return
  await db
    .deleteFrom('recorded_channels')
    .where('club_id', '=', clubId)
    .where('activity_id', '=', id)
    .execute()
  await sql`
    with figures as (
      update activities a set recorded = ${FIGURES}
      where a.club_id = ${clubId} and a.id = ${id}
    )
    insert into recorded_channels (club_id, activity_id, name, data)
    select club_id, activity_id, name, data from channels
    where club_id = ${clubId} and activity_id = ${id}`.execute(db)
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
  zone_bounds: zone_bounds && [...zone_bounds],
  zone_seconds,
  trimp,
  channel_names: blobs.map(({ name }) => name),
  dropped: JSON.stringify(activity.dropped),
  warnings,
})

type Part = RawBuilder<unknown> | null

function channelsPart(blobs: Digest['blobs']): Part {
  if (blobs.length === 0) return null
  const rows = blobs.map(({ name, data }) => sql`(${name}::text, ${data}::bytea)`)
  return sql`channels_stored as (
    insert into channels (club_id, activity_id, name, data)
    select club_id, id, name, data
    from stored, (values ${sql.join(rows)}) as c (name, data)
  )`
}

function lapsPart(laps: Digest['activity']['laps']): Part {
  if (laps.length === 0) return null
  return sql`laps_stored as (
    insert into laps
      (club_id, activity_id, position, start, time, distance, heart_rate_avg, stroke_rate_avg,
        rest)
    select club_id, id, position, start, time, distance, heart_rate_avg, stroke_rate_avg, rest
    from stored, rows from (
      json_to_recordset(${JSON.stringify(laps)}::json) as (
        start double precision, time double precision, distance double precision,
        heart_rate_avg double precision, stroke_rate_avg double precision, rest boolean
      )
    ) with ordinality as l
      (start, time, distance, heart_rate_avg, stroke_rate_avg, rest, position)
  )`
}

/** Returns only seats that have channels of their own. */
function seatsPart({ seats, seat_names }: Digest['activity']): Part {
  const named = seats.flatMap((position) => {
    const name = seat_names.get(position)
    return name === undefined ? [] : [{ position, name }]
  })
  if (named.length === 0) return null
  return sql`seats_stored as (
    insert into recorded_seats (club_id, activity_id, position, name)
    select club_id, id, position, name
    from stored, json_to_recordset(${JSON.stringify(named)}::json) as s (position int, name text)
    on conflict do nothing
  )`
}
