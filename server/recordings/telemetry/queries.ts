import { sql, type RawBuilder } from 'kysely'
import type { Recording } from '#contract/recordings/telemetry.ts'
import { FORMER_STATUSES } from '#domain/constants/statuses.ts'
import type { SessionFacts } from '#domain/rules/sessions.ts'
import type { SeatedCrew, SeatNote } from '#domain/rules/telemetry.ts'
import { notOfPiece } from '../../boats/crews/open.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { isShown, shownFinish, shownStart } from '../efforts/open.ts'
import { unpackChannel } from '../../../readers/channel-blob.ts'
import { seenAthletes } from '../../people/privacy/open.ts'
import { factsOfSessions } from '../../planning/session-facts/open.ts'
import { instant } from '../../db/instant.ts'

type Person = { user_id: number; full_name: string }
export type RecordingRow = Awaited<ReturnType<typeof recordingRows>>[number]
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
 * have left the club are not listed.
 */
export async function recordingsOf(
  db: Db,
  clubId: ClubId,
  by: RecordingsBy,
  viewerId: number | null,
): Promise<Recordings> {
  const rows = await recordingRows(db, clubId, by)
  const ids = [...new Set(rows.flatMap(({ session_id }) => session_id ?? []))]
  const around = { rows, people: {}, sessions: {}, sees: [] }
  if (rows.length === 0 || (ids.length === 0 && viewerId === null)) return around
  const sessionIds = sql`select unnest(${ids}::bigint[])`
  const known = await db
    .selectNoFrom(allPeople(clubId, sessionIds).as('people'))
    .$if(viewerId !== null, (facts) =>
      facts.select([
        factsOfSessions(clubId, viewerId ?? 0, sessionIds).as('sessions'),
        sql<number[]>`array(${seenAthletes(clubId, viewerId ?? 0)})`.as('sees'),
      ]),
    )
    .executeTakeFirstOrThrow()
  return { ...around, ...known }
}

async function recordingRows(db: Db, clubId: ClubId, by: RecordingsBy) {
  return db
    .selectFrom('activities as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('memberships as m', (join) =>
      join
        .onRef('m.club_id', '=', 'a.club_id')
        .onRef('m.user_id', '=', 'a.user_id')
        .on('m.status', 'not in', FORMER_STATUSES),
    )
    .select(({ ref }) => [
      'a.id as activity_id',
      'a.session_id',
      'a.crew_id',
      'a.device',
      'a.elapsed_time',
      'a.channel_names',
      instant(ref('a.start_time')).as('start_time'),
      sql<number | null>`a.video_offset + a.clock_offset`.as('video_offset'),
      person(sql`u`).as('owner'),
      laps.as('laps'),
      efforts.as('efforts'),
      notes.as('notes'),
    ])
    .where('a.club_id', '=', clubId)
    .where((eb) =>
      'ids' in by ? eb('a.id', '=', anyOf(by.ids)) : eb('a.session_id', '=', anyOf(by.session_ids)),
    )
    .orderBy('start_time')
    .orderBy('a.id')
    .execute()
}

/** The people of sessions by id of the session. */
const allPeople = (clubId: ClubId, sessionIds: RawBuilder<unknown>) => sql<
  Record<string, SessionPeople>
>`(
  select coalesce(json_object_agg(s.id, ${peopleOf(clubId)}), '{}')
  from (${sessionIds}) s (id)
)`

/** Somebody whom the viewer does not find still sits there, and nobody else takes the seat. */
const sitting = (id: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
  sql`'user_id', ${id}, 'full_name', coalesce(${of}.full_name, '–')`

const person = (of: RawBuilder<unknown>) =>
  sql<Person>`json_build_object('user_id', ${of}.id, 'full_name', ${of}.full_name)`

/** The laps of an activity `a`. */
const laps = sql<Recording['laps']>`(
  select coalesce(json_agg(json_build_object(
    'start', l.start, 'time', l.time, 'distance', l.distance, 'rest', l.rest
  ) order by l.position), '[]')
  from laps l
  where l.club_id = a.club_id and l.activity_id = a.id
)`

/** What is marked in what is shown of an activity `a`. */
const efforts = sql<Recording['efforts']>`(
  select coalesce(json_agg(json_build_object(
    'name', e.name, 'start', ${shownStart}, 'finish', ${shownFinish}
  ) order by e.start, e.id), '[]')
  from efforts e
  where e.club_id = a.club_id and e.activity_id = a.id and ${isShown}
)`

/** What is noted of the seats of an activity `a`. */
const notes = sql<SeatNote[]>`(
  select coalesce(json_agg(json_build_object(
    'position', r.position,
    'name', case when r.user_id is not null and p.id is null then '–' else r.name end,
    'person', case when r.user_id is not null
      then json_build_object(${sitting(sql`r.user_id`, sql`p`)}) end
  ) order by r.position), '[]')
  from recorded_seats r
  left join users p on p.id = r.user_id
  where r.club_id = a.club_id and r.activity_id = a.id
)`

/** Who sat in which boat of a session `s`, and who was down for it. */
const peopleOf = (clubId: ClubId) => sql`json_build_object(
  'crews', (
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'name', app.crew_name(c.club_id, c.id, c.name), 'boat_type', c.boat_type, 'seats', ${seats}
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
    ${sitting(sql`cu.user_id`, sql`u`)}, 'position', cu.position
  ) order by cu.position), '[]')
  from crew_users cu
  left join users u on u.id = cu.user_id
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
