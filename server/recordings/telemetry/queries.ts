import { sql, type RawBuilder } from 'kysely'
import type { Recording } from '#contract/recordings/telemetry.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { SessionFacts } from '#domain/rules/sessions.ts'
import type { SeatedCrew, SeatNote } from '#domain/rules/telemetry.ts'
import { notOfPiece } from '../../boats/crews/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { isShown, shownFinish, shownStart } from '../efforts/open.ts'
import { unpackChannel } from '../../../readers/channel-blob.ts'
import { seenAthletes } from '../../people/privacy/open.ts'
import { factsOfSessions } from '../../planning/session-facts/open.ts'
import { instant } from '../../db/instant.ts'

/** Those who are not in the club, or no more. */
const FORMER: readonly MemberStatus[] = [
  MEMBER_STATUS.rejected,
  MEMBER_STATUS.left,
  MEMBER_STATUS.athlete_rejected,
]

type Person = { user_id: number; full_name: string }
type Kept = Pick<
  Recording,
  'activity_id' | 'start_time' | 'device' | 'elapsed_time' | 'laps' | 'efforts' | 'video_offset'
>
export type RecordingRow = Kept & {
  session_id: number | null
  crew_id: number | null
  owner: Person
  channel_names: string[]
  notes: SeatNote[]
}
export type SessionPeople = { crews: SeatedCrew[]; participants: Person[] }

export type RecordingsBy = { session_ids: readonly number[] } | { ids: readonly number[] }
/**
 * Recordings with the people of their sessions, and what a viewer may see there: all by id of the
 * session.
 */
export type Recordings = {
  rows: RecordingRow[]
  people: Record<string, SessionPeople>
  sessions: Record<string, SessionFacts>
  sees: number[]
}

/**
 * Everything recorded in sessions, or single recordings, with what is noted of their seats and who
 * sat in which boat of their sessions; for a viewer also what the rules need to know. Those who
 * have left the club are not listed. One statement.
 */
export async function recordingsOf(
  db: Db,
  clubId: ClubId,
  by: RecordingsBy,
  viewerId: number | null,
): Promise<Recordings> {
  const which =
    'ids' in by
      ? sql`a.id = any (${[...by.ids]}::bigint[])`
      : sql`a.session_id = any (${[...by.session_ids]}::bigint[])`
  const sessionIds = sql`select r.session_id from recordings r`
  const [sessions, sees] =
    viewerId === null
      ? [sql`json_build_object()`, sql`array[]::bigint[]`]
      : [
          factsOfSessions(clubId, viewerId, sessionIds),
          sql`array(${seenAthletes(clubId, viewerId)})`,
        ]
  const { rows } = await sql<Recordings>`
    with recordings as (
      select
        a.id as activity_id, a.session_id, a.crew_id, a.device, a.elapsed_time, a.channel_names,
        ${instant(sql`a.start_time`)} as start_time,
        a.video_offset + a.clock_offset as video_offset,
        ${person(sql`u`)} as owner,
        ${laps} as laps,
        ${efforts} as efforts,
        ${notes} as notes
      from activities a
      join users u on u.id = a.user_id
      join memberships m
        on m.club_id = a.club_id and m.user_id = a.user_id
          and m.status not in (${sql.join(FORMER)})
      where a.club_id = ${clubId} and ${which}
    )
    select
      (
        select coalesce(json_agg(to_json(r) order by r.start_time, r.activity_id), '[]')
        from recordings r
      ) as rows,
      (
        select coalesce(json_object_agg(s.id, ${peopleOf(clubId)}), '{}')
        from (${sessionIds} where r.session_id is not null group by r.session_id) s (id)
      ) as people,
      ${sessions} as sessions,
      ${sees} as sees`.execute(db)
  return rows[0] ?? { rows: [], people: {}, sessions: {}, sees: [] }
}

const person = (of: RawBuilder<unknown>) =>
  sql`json_build_object('user_id', ${of}.id, 'full_name', ${of}.full_name)`

/** The laps of an activity `a`. */
const laps = sql`(
  select coalesce(json_agg(json_build_object(
    'start', l.start, 'time', l.time, 'distance', l.distance, 'rest', l.rest
  ) order by l.position), '[]')
  from laps l
  where l.club_id = a.club_id and l.activity_id = a.id
)`

/** What is marked in what is shown of an activity `a`. */
const efforts = sql`(
  select coalesce(json_agg(json_build_object(
    'name', e.name, 'start', ${shownStart}, 'finish', ${shownFinish}
  ) order by e.start, e.id), '[]')
  from efforts e
  where e.club_id = a.club_id and e.activity_id = a.id and ${isShown}
)`

/** What is noted of the seats of an activity `a`. */
const notes = sql`(
  select coalesce(json_agg(json_build_object(
    'position', r.position,
    'name', r.name,
    'person', case when p.id is not null then ${person(sql`p`)} end
  ) order by r.position), '[]')
  from recorded_seats r
  left join users p on p.id = r.user_id
  where r.club_id = a.club_id and r.activity_id = a.id
)`

/** Who sat in which boat of a session `s`, and who was down for it. */
const peopleOf = (clubId: ClubId) => sql`json_build_object(
  'crews', (
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'name', c.name, 'boat_type', c.boat_type, 'seats', ${seats}
    ) order by c.id), '[]')
    from crews c
    where c.club_id = ${clubId} and c.session_id = s.id and ${notOfPiece}
  ),
  'participants', (
    select coalesce(json_agg(${person(sql`u`)} order by u.id), '[]')
    from participants p
    join users u on u.id = p.user_id
    where p.club_id = ${clubId} and p.session_id = s.id
  )
)`

/** Who sits in a crew `c`. */
const seats = sql`(
  select coalesce(json_agg(json_build_object(
    'user_id', u.id, 'full_name', u.full_name, 'position', cu.position
  ) order by cu.position), '[]')
  from crew_users cu
  join users u on u.id = cu.user_id
  where cu.club_id = c.club_id and cu.crew_id = c.id
)`

type Unpacked = { name: string } & ReturnType<typeof unpackChannel>

/** Channels of an activity by their stored names, unpacked but not added up. */
export async function unpackedChannels(
  db: Db,
  clubId: ClubId,
  activityId: number,
  names: readonly string[],
): Promise<Unpacked[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('channels')
    .select(['name', 'data'])
    .where('club_id', '=', clubId)
    .where('activity_id', '=', activityId)
    .where('name', 'in', names)
    .execute()
  return rows.map(({ name, data }) => ({ name, ...unpackChannel(data) }))
}
