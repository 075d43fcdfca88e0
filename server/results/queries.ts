import { sql } from 'kysely'
import type { SessionResult } from '#contract/results.ts'
import { restrictedResultsVisible, type SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'
import { lapsOf } from '../imports/queries.ts'
import { decodeChannel } from '../imports/readers/channel-blob.ts'
import { seenBy } from '../privacy/queries.ts'
import { instant } from '../sessions/queries.ts'

/** Decoded columns by name, all as long as `t`; NaN where the device wrote nothing. */
export type ChannelColumns = ReadonlyMap<string, Float64Array>

/** `seen`: whether heart rate, load and rating of the row are for the viewer. Those who have left the club are not listed. */
async function resultsOf(db: Db, clubId: ClubId, sessionId: number, viewerId: number): Promise<SessionResult[]> {
  const { rows } = await sql<SessionResult>`
    select a.id as activity_id, a.user_id, a.crew_id, u.full_name, a.sport_id, ${instant(sql`a.start_time`)} as start_time, a.elapsed_time, a.moving_time, a.distance, a.distance_source,
      a.heart_rate_avg, a.heart_rate_max, a.stroke_rate_avg, a.power_avg, a.ets, a.trimp, coalesce(a.zone_seconds, '{}') as zone_seconds, r.rpe,
      a.channel_names as channels, a.warnings, (select i.source from imports i where i.club_id = a.club_id and i.id = a.import_id) as source, ${seenBy(sql`a.user_id`, clubId, viewerId)} as seen
    from activities a join users u on u.id = a.user_id join memberships m on m.club_id = a.club_id and m.user_id = a.user_id and m.status not in (2, 3, 5)
    left join session_ratings r on r.club_id = a.club_id and r.session_id = a.session_id and r.user_id = a.user_id
    where a.club_id = ${clubId} and a.session_id = ${sessionId}
    order by u.last_name, u.first_name, a.start_time, a.id`.execute(db)
  return rows
}

/** Times and distances are the session's; heart rate, load and rating are the person's. */
const veiled = (result: SessionResult): SessionResult => ({
  ...result,
  heart_rate_avg: null,
  heart_rate_max: null,
  ets: null,
  trimp: null,
  rpe: null,
  zone_seconds: [],
  channels: [],
  warnings: [],
})

/** What was recorded in a session as far as it is for the viewer: with restricted results one's own, else everybody's, body values as each lets them. */
export async function shownRecordings(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionId: number,
  session: SessionFacts,
): Promise<SessionResult[]> {
  const all = await resultsOf(db, clubId, sessionId, viewer.user_id)
  const open = restrictedResultsVisible(viewer, session)
  return all.filter((row) => open || row.user_id === viewer.user_id).map((row) => (row.seen ? row : veiled(row)))
}

export async function ratingOf(db: Db, clubId: ClubId, sessionId: number, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('session_ratings')
    .select('rpe')
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.rpe ?? null
}

export async function ownerOf(db: Db, clubId: ClubId, activityId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('activities')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('id', '=', activityId)
    .executeTakeFirst()
  return row?.user_id
}

type Lap = {
  start: number
  time: number | null
  distance: number | null
  heart_rate_avg: number | null
  stroke_rate_avg: number | null
  rest: boolean
}

export async function lapsOfActivity(db: Db, clubId: ClubId, activityId: number): Promise<Lap[]> {
  const { rows } = await sql<{
    laps: Lap[]
  }>`select ${lapsOf(sql`a`)} as laps from activities a where a.club_id = ${clubId} and a.id = ${activityId}`.execute(db)
  return rows[0]?.laps ?? []
}

export async function channelsOf(db: Db, clubId: ClubId, activityId: number, names: readonly string[]): Promise<ChannelColumns> {
  const rows = await db
    .selectFrom('channels')
    .select(['name', 'data'])
    .where('club_id', '=', clubId)
    .where('activity_id', '=', activityId)
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, data }) => [name, decodeChannel(data)]))
}
