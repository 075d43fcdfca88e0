import { sql } from 'kysely'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { refreshLoads } from '../reports/loads.ts'
import { seatedRecordings, seatsFor } from './facts.ts'
import type { RecordingRow, RecordingsBy } from './queries.ts'
import type { SeatView } from './view.ts'

type SeatSaid = { position: number; user_id: number | null }
export type KnownSeat = { activity_id: number; position: number; name: string | null; user_id: number | null }

/** Notes who sat where, and counts for them what the boat did. @throws Refusal unknown_reference for somebody who is not of the club, and then nothing is changed */
export async function saySeats(db: Db, clubId: ClubId, row: RecordingRow, seats: readonly SeatSaid[]): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into recorded_seats (club_id, activity_id, position, user_id)
    select ${clubId}, ${row.activity_id}, s.position, s.user_id
    from json_to_recordset(${JSON.stringify(seats)}::json) as s (position smallint, user_id bigint)
    where s.user_id is null or exists (select from memberships m where m.club_id = ${clubId} and m.user_id = s.user_id)
    on conflict (club_id, activity_id, position) do update set user_id = excluded.user_id`.execute(db)
  if (Number(numAffectedRows) !== seats.length) throw new Refusal('unknown_reference')
  if (row.crew_id !== null && row.session_id !== null) await refreshLoads(db, clubId, { session_ids: [row.session_id] })
}

/** Notes what is known of seats, in place of what was noted before. */
export async function noteSeats(db: Db, clubId: ClubId, seats: readonly KnownSeat[]): Promise<void> {
  if (seats.length === 0) return
  await sql`
    insert into recorded_seats (club_id, activity_id, position, name, user_id)
    select ${clubId}, s.activity_id, s.position, s.name, m.user_id
    from json_to_recordset(${JSON.stringify(seats)}::json) as s (activity_id bigint, position smallint, name text, user_id bigint)
    left join memberships m on m.club_id = ${clubId} and m.user_id = s.user_id
    on conflict (club_id, activity_id, position) do update set name = excluded.name, user_id = excluded.user_id`.execute(db)
}

/** Notes who sat where as far as it is known, before it cannot be told any more: recordings leave their session, and its crews with it. */
export async function keepSeats(db: Db, clubId: ClubId, by: RecordingsBy): Promise<void> {
  if ('ids' in by && by.ids.length === 0) return
  const recordings = await seatedRecordings(db, clubId, by)
  await noteSeats(db, clubId, recordings.flatMap(knownSeats))
}

/**
 * The same of seats in recordings of these sessions whose people are hidden from whoever changes the crews: else seating somebody else in the boat
 * would open their strokes.
 */
export async function keepHiddenSeats(db: Db, clubId: ClubId, viewer: Viewer, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length === 0) return
  const recordings = await seatsFor(db, clubId, viewer, await seatedRecordings(db, clubId, { session_ids: sessionIds }))
  const hidden = recordings.map(({ row, seats }) => ({ row, seats: seats.filter(({ seen }) => !seen) }))
  await noteSeats(db, clubId, hidden.flatMap(knownSeats))
}

/** The seats of a recording whose people are known, as they are noted. */
export const knownSeats = ({ row, seats }: { row: RecordingRow; seats: readonly Pick<SeatView, 'position' | 'owner'>[] }): KnownSeat[] =>
  seats.flatMap(({ position, owner }) =>
    position !== null && owner ? [{ activity_id: row.activity_id, position, name: nameNoted(row, position), user_id: owner.user_id }] : [],
  )

export const nameNoted = ({ notes }: RecordingRow, position: number): string | null =>
  notes.find((note) => note.position === position)?.name ?? null

/** `offset`: the second of the video at which what is shown of the recording begins. */
export async function setVideoOffset(db: Db, clubId: ClubId, activityId: number, offset: number | null): Promise<void> {
  await sql`
    update activities set video_offset = ${offset}::double precision - clock_offset where club_id = ${clubId} and id = ${activityId}`.execute(
    db,
  )
}
