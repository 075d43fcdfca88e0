import { sql, type RawBuilder } from 'kysely'
import type { LiveBoat } from '#contract/world/live.ts'
import { Id, nullable, OneOf, T, WordOf, type Static } from '#contract/schema.ts'
import { heartNow, paceNow } from '#domain/live/fresh.ts'
import { CONTROLS, RECORDING, RECORDING_STATUSES, TAKE_BACK_MS } from '#domain/live/recording.ts'
import type { Standing } from '#domain/live/standing.ts'
import { canSeeResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found } from '../../http/refusal.ts'
import { noteHealthReads, seenAthletes } from '../../people/privacy/open.ts'
import { sessionFacts, type LoadedFacts } from '../../planning/session-facts/open.ts'
import { personOf } from './held.ts'

const Row = T.Object({
  recording_id: Id,
  session_id: Id,
  session_name: T.String(),
  crew_id: nullable(Id),
  user_id: nullable(Id),
  name: T.String(),
  is_own: T.Boolean(),
  /** Whose heartbeat it is, where the viewer may hear it. */
  heart_of: nullable(Id),
  status: OneOf(...RECORDING_STATUSES),
  wanted: nullable(WordOf(...CONTROLS)),
  samples: T.Integer(),
  doubted: T.Integer(),
  heard_at: nullable(T.Number()),
  discarded_at: nullable(T.Number()),
  can_restore: T.Boolean(),
  standing: T.Unsafe<Standing>({ type: 'object' }),
})
export type FollowedBoat = LiveBoat & { session_id: number; session_name: string }
type Which = { session: LoadedFacts; recording?: number } | 'recording'

/**
 * The recordings the viewer may follow: of a crew where they see the results of the session,
 * of an athlete also only of whom they see; one's own always. Of those that were discarded only
 * what the viewer can still take back.
 */
export async function boatsFollowed(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  which: Which,
): Promise<FollowedBoat[]> {
  const rows = await checkedRows(db, Row, boatRows(clubId, viewer, which))
  const user_ids = rows.flatMap(({ heart_of, standing }) =>
    heart_of === null || standing.heart_rate === null ? [] : [heart_of],
  )
  await noteHealthReads(db, clubId, viewer.user_id, { user_ids, read: 'live' })
  return rows.map(boatOf)
}

/**
 * A recording that the viewer may follow.
 * @throws Refusal not_found
 */
export async function followedOf(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  const recording = found(
    await db
      .selectFrom('live_recordings')
      .select(['session_id', 'samples'])
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  const session = await sessionFacts(db, clubId, viewer, recording.session_id)
  const statement = boatRows(clubId, viewer, { session, recording: id })
  found(await checkedRow(db, Row, statement))
  return { recording_id: id, total: recording.samples }
}

/** Which of them the viewer may follow, and whose heartbeat they may hear. */
export async function followable(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  session: LoadedFacts,
): Promise<{ recording_id: number; hears_heart: boolean }[]> {
  const rows = await checkedRows(db, Row, boatRows(clubId, viewer, { session }))
  return rows.map(({ recording_id, heart_of }) => ({
    recording_id,
    hears_heart: heart_of !== null,
  }))
}

function boatRows(clubId: ClubId, viewer: Viewer, which: Which): RawBuilder<unknown> {
  const own = sql`app.impersonator_id() is null and (
    coalesce(r.user_id = ${viewer.user_id}, false) or exists (
    select from crew_users cu where cu.club_id = r.club_id and cu.crew_id = r.crew_id
      and cu.user_id = ${viewer.user_id}))`
  return sql`
    with seen as materialized (${seenAthletes(clubId, viewer.user_id)})
    select r.id as recording_id, r.session_id, s.name as session_name, r.crew_id, r.user_id,
      coalesce(w.name, u.full_name, '') as name, (${own}) as is_own,
      case when ${personOf} in (select user_id from seen) then ${personOf} end as heart_of,
      r.status, r.wanted, r.samples, r.doubted, r.standing,
      extract(epoch from r.heard_at) * 1000 as heard_at,
      extract(epoch from r.discarded_at) * 1000 as discarded_at,
      coalesce(r.discarded_by = ${viewer.user_id}
        and r.discarded_at > now() - ${TAKE_BACK_MS} * interval '1 ms', false) as can_restore
    from live_recordings r
    join sessions s on s.club_id = r.club_id and s.id = r.session_id
    left join crews w on w.club_id = r.club_id and w.id = r.crew_id
    left join users u on u.id = r.user_id
    where r.club_id = ${clubId} and ${chosen(which)}
      and ((${own}) or (${seesOthers(viewer, which)}
        and (r.crew_id is not null or r.user_id in (select user_id from seen))))
      and (r.status <> ${RECORDING.discarded} or r.discarded_by = ${viewer.user_id}
        and r.discarded_at > now() - ${TAKE_BACK_MS} * interval '1 ms')
    order by r.id`
}

const chosen = (which: Which) => {
  if (which === 'recording')
    return sql`r.status in (${RECORDING.active}, ${RECORDING.paused})
      and r.heard_at > now() - interval '12 hours'`
  const ofSession = sql`r.session_id = ${which.session.id}`
  return which.recording === undefined ? ofSession : sql`${ofSession} and r.id = ${which.recording}`
}

/** Without a session it is about the whole club, which is for coaches, who see all. */
const seesOthers = (viewer: Viewer, which: Which) =>
  which === 'recording' || canSeeResults(viewer, which.session)

function boatOf({
  standing,
  heart_of,
  can_restore,
  discarded_at,
  ...row
}: Static<typeof Row>): FollowedBoat {
  const { before, averaged, battery, marks } = standing
  const heart_rate = heart_of === null ? null : heartNow(standing, Date.now())
  return {
    ...row,
    restorable_until: can_restore && discarded_at !== null ? discarded_at + TAKE_BACK_MS : null,
    started_at: marks.find(({ mark }) => mark === 'start')?.at ?? null,
    at: before.at === 0 ? null : before.at,
    distance: before.distance,
    ...paceNow(row.status, averaged),
    heart_rate,
    heart_at: heart_rate === null ? null : standing.heart_at,
    battery,
    lat: before.place?.lat ?? null,
    lon: before.place?.lon ?? null,
    marks,
  }
}
