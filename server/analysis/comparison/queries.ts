import { sql } from 'kysely'
import { ComparableSession, ComparedRecording } from '#contract/analysis/comparison.ts'
import { Day, Id, nullable, T, type Static } from '#contract/schema.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { visible } from '../../planning/session-facts/open.ts'
import { Plans, structuresOf } from '../../planning/sessions/open.ts'
import { isOpenTo } from '../../recordings/activities/open.ts'
import { isShown, shownFinish, shownStart } from '../../recordings/efforts/open.ts'

/** A page shows so many sessions, a session so many of whose recordings they are. */
const MOST_SESSIONS = 200
const MOST_NAMES = 6
/** Recordings of all sessions that are compared. */
const MOST_RECORDINGS = 500

const seeing = (viewer: Viewer) => ({ user_id: viewer.user_id, sees_drafts: isCoach(viewer) })

/** The day of the session `s` on the clock of its club `c`. */
const dayOfSession = sql`(s.starts_at at time zone c.time_zone)::date::text`

/** A recording `a` that has a time axis to be laid along, and is for the viewer. */
const isLaid = (viewer: Viewer) =>
  sql`a.merged_into is null and 't' = any (a.channel_names) and ${isOpenTo(viewer)}`

/** The boat `w` of a recording, unless who sits in it is the coaches' to know. */
const boatName = (viewer: Viewer) =>
  sql`case when ${isCoach(viewer)} or w.published_at is not null
    then app.crew_name(w.club_id, w.id, w.name) end`

export type ComparableQuery = {
  user_ids: readonly number[]
  start_date: string
  end_date: string
  session_ids: readonly number[] | null
  name: string
}
const Listed = T.Object({ ...ComparableSession.properties, count: T.Integer() })

/** Sessions of some days with recordings of these people, the latest first. */
export const sessionsWithRecordings = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { user_ids, start_date, end_date, session_ids, name }: ComparableQuery,
): Promise<Static<typeof Listed>[]> =>
  checkedRows(
    db,
    Listed,
    sql`
      select s.id as session_id, s.name, ${dayOfSession} as date,
        coalesce(s.sport_id, 8) as sport_id, r.recordings, r.whose,
        (count(*) over ())::int as count
      from sessions s
      join clubs c on c.id = s.club_id
      cross join lateral (
        select count(*)::int as recordings,
          (coalesce(array_agg(distinct coalesce(${boatName(viewer)}, u.full_name)),
            '{}'))[1:${sql.lit(MOST_NAMES)}] as whose
        from activities a
        join users u on u.id = a.user_id
        left join crews w on w.club_id = a.club_id and w.id = a.crew_id
        where a.club_id = s.club_id and a.session_id = s.id
          and a.user_id = any (${user_ids}::bigint[]) and ${isLaid(viewer)}
      ) r
      where s.club_id = ${clubId} and r.recordings > 0
        and s.starts_at >= ${start_date}::date::timestamp at time zone c.time_zone
        and s.starts_at < (${end_date}::date + 1)::timestamp at time zone c.time_zone
        and (${session_ids}::bigint[] is null or s.id = any (${session_ids}::bigint[]))
        and strpos(lower(s.name), lower(${name}::text)) > 0
        ${visible(seeing(viewer))}
      order by s.starts_at desc, s.id desc
      limit ${MOST_SESSIONS}`,
  )

const StoredSession = T.Object({
  ...Plans.properties,
  session_id: Id,
  name: T.String(),
  date: Day,
  sport_id: T.Integer(),
})
export type StoredSession = Static<typeof StoredSession>

/** Some sessions with what they plan, as far as they are for the viewer. */
export const plannedSessions = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
): Promise<StoredSession[]> =>
  checkedRows(
    db,
    StoredSession,
    sql`
      select s.id as session_id, s.name, ${dayOfSession} as date,
        coalesce(s.sport_id, 8) as sport_id, ${structuresOf}
      from sessions s
      join clubs c on c.id = s.club_id
      where s.club_id = ${clubId} and s.id = any (${ids}::bigint[]) ${visible(seeing(viewer))}`,
  )

const StoredRecording = T.Object({
  ...T.Omit(ComparedRecording, ['pieces']).properties,
  session_id: Id,
  marked: T.Array(
    T.Object({ piece: nullable(T.Integer()), start: T.Number(), finish: T.Number() }),
  ),
})
export type StoredRecording = Static<typeof StoredRecording>

/** What was recorded in some sessions by those the viewer sees, with what is marked in it. */
export const recordingsOfSessions = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
): Promise<StoredRecording[]> =>
  checkedRows(
    db,
    StoredRecording,
    sql`
      select a.id as activity_id, a.session_id, a.user_id, u.full_name,
        ${boatName(viewer)} as crew, a.sport_id, coalesce(nullif(a.device, ''), f.name) as device,
        ${instant(sql`a.start_time`)} as start_time, a.elapsed_time, a.distance,
        (select coalesce(json_agg(json_build_object('piece', e.piece, 'start', ${shownStart},
            'finish', ${shownFinish}) order by e.start, e.id), '[]')
          from efforts e
          where e.club_id = a.club_id and e.activity_id = a.id and ${isShown}) as marked
      from activities a
      join users u on u.id = a.user_id
      join imports i on i.club_id = a.club_id and i.id = a.import_id
      join files f on f.club_id = i.club_id and f.id = i.file_id
      left join crews w on w.club_id = a.club_id and w.id = a.crew_id
      where a.club_id = ${clubId} and a.session_id = any (${ids}::bigint[])
        and ${isLaid(viewer)}
        and ${visibleTo(sql`a.user_id`, clubId, viewer.user_id, reportScope(viewer, 'comparison'))}
      order by a.session_id, u.last_name collate names, u.first_name collate names, a.start_time,
        a.id
      limit ${MOST_RECORDINGS}`,
  )
