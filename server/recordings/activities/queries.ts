import { sql } from 'kysely'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { decodeChannel } from '../../../readers/channel-blob.ts'

/** Decoded columns by name, all as long as `t`; NaN where the device wrote nothing. */
export type ChannelColumns = ReadonlyMap<string, Float64Array>

type Lap = {
  start: number
  time: number | null
  elapsed: number | null
  distance: number | null
  heart_rate_avg: number | null
  stroke_rate_avg: number | null
  rest: boolean
}

/** The laps of an activity, as JSON. */
export const lapsOf = (activity: ReturnType<typeof sql>) => sql<Lap[]>`(
  select coalesce(json_agg(json_build_object(
    'start', l.start,
    'time', l.time,
    'elapsed', l.elapsed,
    'distance', l.distance,
    'heart_rate_avg', l.heart_rate_avg,
    'stroke_rate_avg', l.stroke_rate_avg,
    'rest', l.rest
  ) order by l.position), '[]')
  from laps l
  where l.club_id = ${activity}.club_id and l.activity_id = ${activity}.id
)`

/** Whether an activity `a` is in a session whose results are for coaches only. */
const isRestricted = sql<boolean>`exists (
  select from sessions s
  where s.club_id = a.club_id and s.id = a.session_id and s.restricted_view
)`

/** `canOpenRecording` of an activity `a`, in lists. */
export const isOpenTo = (viewer: Viewer) =>
  sql<boolean>`(
    a.user_id = ${viewer.user_id} or ${seesRestrictedResults(viewer)} or not ${isRestricted}
  )`

/** `restricted`: it is in a session whose results are for coaches only. */
type Whereabouts = {
  user_id: number
  session_id: number | null
  sport_id: number
  restricted: boolean
}

export async function whereaboutsOf(
  db: Db,
  clubId: ClubId,
  activityId: number,
): Promise<Whereabouts | undefined> {
  return db
    .selectFrom('activities as a')
    .select(['a.user_id', 'a.session_id', 'a.sport_id', isRestricted.as('restricted')])
    .where('a.club_id', '=', clubId)
    .where('a.id', '=', activityId)
    .executeTakeFirst()
}

export async function lapsOfActivity(db: Db, clubId: ClubId, activityId: number): Promise<Lap[]> {
  return db
    .selectFrom('laps')
    .select(['start', 'time', 'elapsed', 'distance', 'heart_rate_avg', 'stroke_rate_avg', 'rest'])
    .where('club_id', '=', clubId)
    .where('activity_id', '=', activityId)
    .orderBy('position')
    .execute()
}

export async function channelsOf(
  db: Db,
  clubId: ClubId,
  activityId: number,
  names: readonly string[],
): Promise<ChannelColumns> {
  const rows = await db
    .selectFrom('channels')
    .select(['name', 'data'])
    .where('club_id', '=', clubId)
    .where('activity_id', '=', activityId)
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, data }) => [name, decodeChannel(data)]))
}

/** The same of several activities; one without any of these channels is not among them. */
export async function channelsOfAll(
  db: Db,
  clubId: ClubId,
  activityIds: readonly number[],
  names: readonly string[],
): Promise<Map<number, ChannelColumns>> {
  const rows = await db
    .selectFrom('channels')
    .select(['activity_id', 'name', 'data'])
    .where('club_id', '=', clubId)
    .where(({ eb }) => eb('activity_id', '=', anyOf(activityIds)))
    .where(({ eb }) => eb('name', '=', anyOf(names)))
    .execute()
  const own = Map.groupBy(rows, ({ activity_id }) => activity_id)
  return new Map(
    [...own].map(([id, channels]) => [
      id,
      new Map(channels.map(({ name, data }) => [name, decodeChannel(data)])),
    ]),
  )
}
