import { sql, type RawBuilder } from 'kysely'
import type { SeatedCrew, SeatNote } from '#domain/rules/telemetry.ts'
import type { Recording } from '#contract/telemetry.ts'
import { notOfPiece } from '../crews/queries.ts'
import type { ClubId, Db } from '../db/client.ts'
import { isShown, shownFinish, shownStart } from '../efforts/queries.ts'
import { unpackChannel } from '../imports/readers/channel-blob.ts'
import { instant } from '../sessions/queries.ts'

type Person = { user_id: number; full_name: string }
type Kept = Pick<Recording, 'activity_id' | 'start_time' | 'device' | 'elapsed_time' | 'laps' | 'efforts' | 'video_offset'>
export type RecordingRow = Kept & {
  session_id: number | null
  crew_id: number | null
  owner: Person
  channel_names: string[]
  notes: SeatNote[]
}
export type SessionPeople = { crews: SeatedCrew[]; participants: Person[] }

export type RecordingsBy = { session_ids: readonly number[] } | { ids: readonly number[] }

/** Everything recorded in sessions, or single recordings, with what is noted of their seats. Those who have left the club are not listed. */
export async function recordingRows(db: Db, clubId: ClubId, by: RecordingsBy): Promise<RecordingRow[]> {
  const which = 'ids' in by ? sql`a.id = any (${[...by.ids]}::bigint[])` : sql`a.session_id = any (${[...by.session_ids]}::bigint[])`
  const { rows } = await sql<RecordingRow>`
    select a.id as activity_id, a.session_id, a.crew_id, ${instant(sql`a.start_time`)} as start_time, a.device, a.elapsed_time, a.channel_names,
      a.video_offset + a.clock_offset as video_offset,
      ${person(sql`u`)} as owner,
      (select coalesce(json_agg(json_build_object('start', l.start, 'time', l.time, 'distance', l.distance, 'rest', l.rest) order by l.position), '[]')
        from laps l where l.club_id = a.club_id and l.activity_id = a.id) as laps,
      (select coalesce(json_agg(json_build_object('name', e.name, 'start', ${shownStart}, 'finish', ${shownFinish}) order by e.start, e.id), '[]')
        from efforts e where e.club_id = a.club_id and e.activity_id = a.id and ${isShown}) as efforts,
      (select coalesce(json_agg(json_build_object('position', r.position, 'name', r.name, 'person', case when p.id is not null then ${person(sql`p`)} end)
        order by r.position), '[]')
        from recorded_seats r left join users p on p.id = r.user_id where r.club_id = a.club_id and r.activity_id = a.id) as notes
    from activities a join users u on u.id = a.user_id join memberships m on m.club_id = a.club_id and m.user_id = a.user_id and m.status not in (2, 3, 5)
    where a.club_id = ${clubId} and ${which} order by a.start_time, a.id`.execute(db)
  return rows
}

const person = (of: RawBuilder<unknown>) => sql`json_build_object('user_id', ${of}.id, 'full_name', ${of}.full_name)`

/** Who sat in which boat of sessions, and who was down for them, by session. */
export async function peopleOf(db: Db, clubId: ClubId, sessionIds: readonly number[]): Promise<ReadonlyMap<number, SessionPeople>> {
  if (sessionIds.length === 0) return new Map()
  const { rows } = await sql<SessionPeople & { id: number }>`
    select s.id,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'boat_type', c.boat_type, 'seats', (
          select coalesce(json_agg(json_build_object('user_id', u.id, 'full_name', u.full_name, 'position', cu.position) order by cu.position), '[]')
          from crew_users cu join users u on u.id = cu.user_id where cu.club_id = c.club_id and cu.crew_id = c.id)) order by c.id), '[]')
        from crews c where c.club_id = ${clubId} and c.session_id = s.id and ${notOfPiece}) as crews,
      (select coalesce(json_agg(${person(sql`u`)} order by u.id), '[]')
        from participants p join users u on u.id = p.user_id where p.club_id = ${clubId} and p.session_id = s.id) as participants
    from unnest(${[...sessionIds]}::bigint[]) as s (id)`.execute(db)
  return new Map(rows.map(({ id, ...people }) => [id, people]))
}

type Unpacked = { name: string } & ReturnType<typeof unpackChannel>

/** Channels of an activity by their stored names, unpacked but not added up. */
export async function unpackedChannels(db: Db, clubId: ClubId, activityId: number, names: readonly string[]): Promise<Unpacked[]> {
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
