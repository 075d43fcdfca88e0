import { sql } from 'kysely'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { seatedRecordings, seatsFor } from './facts.ts'
import type { RecordingRow, RecordingsBy } from './queries.ts'
import { lendToBorrowers } from './statements.ts'
import type { RecordingView, SeatView } from './view.ts'

type SeatAnswer = { position: number; user_id: number | null }
export type KnownSeat = {
  activity_id: number
  position: number
  name: string | null
  user_id: number | null
}

/**
 * Records who sat where.
 * @throws Refusal unknown_reference for somebody who is not in the club, and then nothing is
 *   changed
 */
export async function saySeats(
  db: Db,
  clubId: ClubId,
  activityId: number,
  seats: readonly SeatAnswer[],
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into recorded_seats (club_id, activity_id, position, user_id)
    select ${clubId}, ${activityId}, s.position, s.user_id
    from json_to_recordset(${JSON.stringify(seats)}::json) as s (position smallint, user_id bigint)
    where s.user_id is null or exists (
      select from memberships m where m.club_id = ${clubId} and m.user_id = s.user_id
    )
    on conflict (club_id, activity_id, position) do update set user_id = excluded.user_id`.execute(
    db,
  )
  if (Number(numAffectedRows) !== seats.length) throw new Refusal('unknown_reference')
}

export type Placed = { session_id: number | null; crew_id: number | null }

/**
 * Whose these seats of a recording are is noted as well in those that show its strokes. Returns
 * where these are.
 */
export async function lendSeats(
  db: Db,
  clubId: ClubId,
  view: RecordingView,
  positions: readonly number[],
): Promise<Placed[]> {
  const said = view.seats.filter(
    ({ position }) => position !== null && positions.includes(position),
  )
  const seats = said.map(({ position, owner }) => ({ position, user_id: owner?.user_id ?? null }))
  return run(db, lendToBorrowers, {
    club_id: clubId,
    lender_id: view.row.activity_id,
    seats: JSON.stringify(seats),
  })
}

/** Notes what is known of seats, in place of what was noted before. */
export async function noteSeats(
  db: Db,
  clubId: ClubId,
  seats: readonly KnownSeat[],
): Promise<void> {
  if (seats.length === 0) return
  await sql`
    insert into recorded_seats (club_id, activity_id, position, name, user_id)
    select ${clubId}, s.activity_id, s.position, s.name, m.user_id
    from json_to_recordset(${JSON.stringify(seats)}::json) as s (
      activity_id bigint, position smallint, name text, user_id bigint
    )
    left join memberships m on m.club_id = ${clubId} and m.user_id = s.user_id
    on conflict (club_id, activity_id, position) do update
    set name = excluded.name, user_id = excluded.user_id`.execute(db)
}

/**
 * Who sat where as far as it is known: to be noted before recordings leave their session, and its
 * crews with it.
 */
export async function seatsToKeep(db: Db, clubId: ClubId, by: RecordingsBy): Promise<KnownSeat[]> {
  if ('ids' in by && by.ids.length === 0) return []
  return (await seatedRecordings(db, clubId, by)).flatMap(knownSeats)
}

/** Notes it at once. */
export async function keepSeats(db: Db, clubId: ClubId, by: RecordingsBy): Promise<void> {
  await noteSeats(db, clubId, await seatsToKeep(db, clubId, by))
}

/**
 * The same for seats in recordings of these sessions whose people are hidden from the person who
 * changes the crews; otherwise seating somebody else in the boat would open their strokes.
 */
export async function keepHiddenSeats(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionIds: readonly number[],
): Promise<void> {
  if (sessionIds.length === 0) return
  const recordings = await seatsFor(db, clubId, viewer, { session_ids: sessionIds })
  const hidden = recordings.flatMap(({ row, seats }) =>
    knownSeats({ row, seats: seats.filter(({ seen }) => !seen) }),
  )
  await noteSeats(db, clubId, hidden)
}

/** The seats of a recording whose people are known, as they are noted. */
export const knownSeats = ({
  row,
  seats,
}: {
  row: RecordingRow
  seats: readonly Pick<SeatView, 'position' | 'owner'>[]
}): KnownSeat[] =>
  seats.flatMap(({ position, owner }) =>
    position !== null && owner
      ? [
          {
            activity_id: row.activity_id,
            position,
            name: nameNoted(row, position),
            user_id: owner.user_id,
          },
        ]
      : [],
  )

export const nameNoted = ({ notes }: RecordingRow, position: number): string | null =>
  notes.find((note) => note.position === position)?.name ?? null

/** `offset`: the second of the video at which what is shown of the recording begins. */
export async function setVideoOffset(
  db: Db,
  clubId: ClubId,
  activityId: number,
  offset: number | null,
): Promise<void> {
  await sql`
    update activities set video_offset = ${offset}::double precision - clock_offset
    where club_id = ${clubId} and id = ${activityId}`.execute(db)
}
