import { sql } from 'kysely'
import { SessionResult } from '#contract/analysis/results.ts'
import { nullable, T, type Static } from '#contract/schema.ts'
import { canSeeResults, type SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { countingOf } from '#domain/training/outings.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'

/** `start`: the second since 1970 in which it begins. */
const Stored = T.Object({
  ...T.Omit(SessionResult, ['outing']).properties,
  start: nullable(T.Number()),
})
type Stored = Static<typeof Stored>

/**
 * Whether its person sat in the boat an activity `a` is of, if it is one of a boat, and of no seat
 * of it.
 */
const ABOARD = sql<boolean>`(
  a.crew_id is null
  or a.seat is not null
  or exists (
    select from recorded_seats n
    where n.club_id = a.club_id and n.activity_id = a.id and n.user_id = a.user_id
  )
  or exists (
    select from crew_users cu
    where cu.club_id = a.club_id and cu.crew_id = a.crew_id and cu.user_id = a.user_id
      and not exists (
        select from recorded_seats n
        where n.club_id = a.club_id and n.activity_id = a.id and n.position = cu.position
          and n.user_id is not null
      )
  ))`

/**
 * `seen`: whether heart rate, load and rating of the row are for the viewer. Those who have left
 * the club are not listed.
 */
export async function resultsOf(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  viewerId: number,
): Promise<SessionResult[]> {
  const statement = sql`
    select a.id as activity_id, a.user_id, a.crew_id, u.full_name, a.sport_id,
      coalesce(nullif(a.device, ''), f.name) as device, a.owner_only, a.counts_first as chosen,
      ${ABOARD} as aboard,
      extract(epoch from a.start_time)::float8 as start,
      ${instant(sql`a.start_time`)} as start_time,
      a.elapsed_time, a.timer_time, a.moving_time, a.distance, a.distance_source, a.heart_rate_avg,
      a.heart_rate_max, a.stroke_rate_avg, a.power_avg, a.ets, a.trimp,
      coalesce(a.zone_seconds, '{}') as zone_seconds, r.rpe, a.channel_names as channels,
      a.warnings, i.source,
      ${visibleTo(sql`a.user_id`, clubId, viewerId)} as seen
    from activities a
    join users u on u.id = a.user_id
    join memberships m
      on m.club_id = a.club_id and m.user_id = a.user_id and not app.has_left(m.status)
    join imports i on i.club_id = a.club_id and i.id = a.import_id
    join files f on f.club_id = i.club_id and f.id = i.file_id
    left join session_ratings r
      on r.club_id = a.club_id and r.session_id = a.session_id and r.user_id = a.user_id
    where a.club_id = ${clubId} and a.session_id = ${sessionId}
    order by u.last_name collate names, u.first_name collate names, a.start_time, a.id`
  const rows = await checkedRows(db, Stored, statement)
  const counting = countingOf(rows.map(counted))
  return rows.map((row) => ({ ...row, outing: counting.get(row.activity_id) ?? row.activity_id }))
}

const counted = ({
  activity_id,
  start,
  elapsed_time,
  moving_time,
  zone_seconds,
  aboard,
  ...row
}: Stored) => ({
  ...row,
  id: activity_id,
  start,
  seconds: elapsed_time ?? moving_time,
  zone_seconds: zone_seconds.length > 0 ? zone_seconds : null,
  own: aboard,
})

/** Times and distances are the session's; heart rate, load and rating are the person's. */
const veiled = (result: SessionResult): SessionResult => ({
  ...result,
  device: '',
  heart_rate_avg: null,
  heart_rate_max: null,
  ets: null,
  trimp: null,
  rpe: null,
  zone_seconds: [],
  channels: [],
  warnings: [],
})

/**
 * What was recorded in a session as far as it is for the viewer: nothing where results are for
 * coaches only, else everybody's, body values as each lets them.
 */
export async function shownRecordings(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionId: number,
  session: SessionFacts,
): Promise<SessionResult[]> {
  if (!canSeeResults(viewer, session)) return []
  const all = await resultsOf(db, clubId, sessionId, viewer.user_id)
  return all.map((row) => (row.seen ? row : veiled(row)))
}
