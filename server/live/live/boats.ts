import { sql, type RawBuilder } from 'kysely'
import type { DiscardedRecording, LiveBoat } from '#contract/live/live.ts'
import { Id, nullable, OneOf, T, WordOf, type Static } from '#contract/schema.ts'
import { heartNow, paceNow } from '#domain/live/fresh.ts'
import { CONTROLS, RECORDING, RECORDING_STATUSES, TAKE_BACK_MS } from '#domain/live/recording.ts'
import type { Standing } from '#domain/live/standing.ts'
import { canSeeResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found } from '../../http/refusal.ts'
import { noteHealthReads, seenAthletes } from '../../people/privacy/open.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { personOf } from './held-recordings.ts'

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
  can_withdraw: T.Boolean(),
  /** Until when the viewer can take it back. */
  restorable_until: nullable(T.Number()),
  standing: T.Unsafe<Standing>({ type: 'object' }),
})
export type FollowedBoat = LiveBoat & { session_id: number; session_name: string }
/** Those of a session, one of them, or all of the club that record. */
type Which = { session: number; recording?: number } | 'recording'
export type Followed = {
  boats: FollowedBoat[]
  discarded: DiscardedRecording[]
  /** The recordings whose heartbeat the viewer may hear. */
  hearts: ReadonlySet<number>
}

/**
 * The recordings the viewer may follow: of a crew where they see the results of the session,
 * of an athlete or a crew of one also only of whom they see; one's own always. Beside them those
 * that were discarded a short while ago.
 * @throws Refusal not_found, other_club for a session that the viewer may not see
 */
export async function boatsFollowed(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  which: Which,
): Promise<Followed> {
  const all = await rowsFollowed(db, clubId, viewer, which)
  const isDiscarded = ({ status }: Static<typeof Row>) => status === RECORDING.discarded
  const rows = all.filter((row) => !isDiscarded(row))
  const user_ids = rows.flatMap(({ heart_of, standing }) =>
    heart_of === null || standing.heart_rate === null ? [] : [heart_of],
  )
  await noteHealthReads(db, clubId, viewer.user_id, { user_ids, read: 'live' })
  const discarded = all
    .filter(isDiscarded)
    .map(({ recording_id, name, restorable_until }) => ({ recording_id, name, restorable_until }))
  const hearts = rows.flatMap(({ recording_id, heart_of }) =>
    heart_of === null ? [] : [recording_id],
  )
  return { boats: rows.map(boatOf), discarded, hearts: new Set(hearts) }
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
  const which = { session: recording.session_id, recording: id }
  found((await rowsFollowed(db, clubId, viewer, which))[0])
  return { recording_id: id, total: recording.samples }
}

/** Both go out together: who comes back after a loss of connections waits once for them. */
async function rowsFollowed(db: Db, clubId: ClubId, viewer: Viewer, which: Which) {
  const [isForOthers, rows] = await Promise.all([
    seesOthers(db, clubId, viewer, which),
    checkedRows(db, Row, boatRows(clubId, viewer, which)),
  ])
  return isForOthers ? rows : rows.filter(({ is_own }) => is_own)
}

/** Without a session it is about the whole club, which is for coaches, who see all. */
async function seesOthers(db: Db, clubId: ClubId, viewer: Viewer, which: Which): Promise<boolean> {
  if (which === 'recording') return true
  return canSeeResults(viewer, await sessionFacts(db, clubId, viewer, which.session))
}

/**
 * The recordings of whom the viewer sees, and their own. Of the club only those who record are
 * looked at.
 */
function boatRows(clubId: ClubId, viewer: Viewer, which: Which): RawBuilder<unknown> {
  const isLately = sql`r.discarded_at > now() - ${TAKE_BACK_MS} * interval '1 ms'`
  return sql`
    with recorded as materialized (
      select r.*, ${personOf} as person, ${isOwn(viewer)} as is_own
      from live_recordings r
      where r.club_id = ${clubId} and ${chosen(which)}
        and (r.status <> ${RECORDING.discarded} or ${isLately})
    ), seen as materialized (
      ${seenAthletes(clubId, viewer.user_id)} and v.user_id = any (array(
        select person from recorded))
    )
    select r.id as recording_id, r.session_id, s.name as session_name, r.crew_id, r.user_id,
      coalesce(app.crew_name(w.club_id, w.id, w.name), u.full_name, '') as name, r.is_own,
      case when r.person in (select user_id from seen) then r.person end as heart_of,
      r.status, r.wanted, r.samples, r.doubted, r.standing,
      coalesce(r.wanted = 'discard' and r.wanted_by = ${viewer.user_id}, false) as can_withdraw,
      extract(epoch from r.heard_at) * 1000 as heard_at,
      case when r.discarded_by = ${viewer.user_id}
        then extract(epoch from r.discarded_at) * 1000 + ${TAKE_BACK_MS} end as restorable_until
    from recorded r
    join sessions s on s.club_id = r.club_id and s.id = r.session_id
    left join crews w on w.club_id = r.club_id and w.id = r.crew_id
    left join users u on u.id = r.user_id
    where r.is_own or r.person is null or r.person in (select user_id from seen)
    order by r.id`
}

/** A recording of the viewer or of a boat they sit in. */
const isOwn = ({ user_id }: Viewer) => sql`(app.impersonator_id() is null and (
  coalesce(r.user_id = ${user_id}, false) or exists (
    select from crew_users cu where cu.club_id = r.club_id and cu.crew_id = r.crew_id
      and cu.user_id = ${user_id})))`

const chosen = (which: Which) => {
  if (which === 'recording')
    return sql`r.status in (${RECORDING.active}, ${RECORDING.paused}, ${RECORDING.discarded})
      and r.heard_at > now() - interval '12 hours'`
  const ofSession = sql`r.session_id = ${which.session}`
  return which.recording === undefined ? ofSession : sql`${ofSession} and r.id = ${which.recording}`
}

function boatOf({ standing, heart_of, ...row }: Static<typeof Row>): FollowedBoat {
  const { before, averaged, battery, marks } = standing
  const heart_rate = heart_of === null ? null : heartNow(standing, Date.now())
  return {
    ...row,
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
