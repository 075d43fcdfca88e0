import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { storeBests } from './bests.ts'
import { storeChannels, storeLaps } from './derived-rows.ts'
import { etsOf, type Digest } from './digest.ts'
import { keepReread } from './kept-recording.ts'
import { addActivities } from './statements.ts'

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

/** An activity with its place, ready to be stored. */
export type NewActivity = { place: Place; digest: Digest }

/**
 * One row for each activity, one compressed column a channel, one row a lap, in the same number of
 * statements however many there are. Returns the ids in this order.
 */
export async function storeActivities(
  db: Db,
  clubId: ClubId,
  all: readonly NewActivity[],
): Promise<number[]> {
  if (all.length === 0) return []
  const activities = all.map(({ place: { ets_factors, ...place }, digest }) => ({
    ...place,
    ...columnsOf(digest),
    ets: etsOf(digest, place.sport_id, ets_factors ?? undefined),
  }))
  const rows = await run(db, addActivities, {
    club_id: clubId,
    activities: JSON.stringify(activities),
  })
  const ids = new Map(rows.map(({ id, ...place }) => [keyOf(place), id]))
  const stored = all.flatMap(({ place, digest }): StoredParts[] => {
    const activity_id = ids.get(keyOf(place))
    return activity_id === undefined ? [] : [{ activity_id, digest }]
  })
  await storeParts(db, clubId, stored)
  return stored.map(({ activity_id }) => activity_id)
}

const keyOf = ({ import_id, position }: Pick<Place, 'import_id' | 'position'>): string =>
  `${import_id} ${position}`

/** The same for one activity. */
export async function storeActivity(
  db: Db,
  clubId: ClubId,
  place: Place,
  digest: Digest,
): Promise<number> {
  const [id = 0] = await storeActivities(db, clubId, [{ place, digest }])
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
      dropped: JSON.stringify(columns.dropped),
      device_averages: JSON.stringify(columns.device_averages),
      clock_offset: 0,
      start_time: sql`coalesce(${start_time}::timestamptz, (recorded ->> 'start_time')::timestamptz,
        start_time)`,
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await storeParts(db, clubId, [{ activity_id: id, digest }])
  if (edited) await keepReread(db, clubId, id)
}

type StoredParts = { activity_id: number; digest: Digest }

async function storeParts(db: Db, clubId: ClubId, all: readonly StoredParts[]): Promise<void> {
  const channels = all.map(({ activity_id, digest: { blobs } }) => ({ activity_id, blobs }))
  await storeChannels(db, clubId, channels)
  const parts = all.map(({ activity_id, digest: { activity, bests, speeds } }) => ({
    activity_id,
    laps: activity.laps,
    bests,
    speeds,
  }))
  await storeLaps(db, clubId, parts)
  await storeBests(db, clubId, parts)
  const seats = all.flatMap(({ activity_id, digest: { activity } }) =>
    namedSeats(activity).map((seat) => ({ club_id: clubId, activity_id, ...seat })),
  )
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
  restarts: activity.restarts,
  heart_rate_avg: activity.heart_rate_avg,
  heart_rate_max: activity.heart_rate_max,
  stroke_rate_avg: activity.stroke_rate_avg,
  power_avg: activity.power_avg,
  device_averages: activity.device_averages,
  zone_bounds: zone_bounds && [...zone_bounds],
  zone_seconds,
  trimp,
  channel_names: blobs.map(({ name }) => name),
  dropped: activity.dropped,
  warnings,
})

/** Returns only seats that have channels of their own. */
const namedSeats = ({ seats, seat_names }: Digest['activity']) =>
  seats.flatMap((position) => {
    const name = seat_names.get(position)
    return name === undefined ? [] : [{ position, name }]
  })
