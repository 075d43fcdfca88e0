import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

type SeatSaid = { position: number; user_id: number | null }

/** Notes who sat where. @throws Refusal unknown_reference for somebody who is not of the club, and then nothing is changed */
export async function saySeats(db: Db, clubId: ClubId, activityId: number, seats: readonly SeatSaid[]): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into recorded_seats (club_id, activity_id, position, user_id)
    select ${clubId}, ${activityId}, s.position, s.user_id
    from json_to_recordset(${JSON.stringify(seats)}::json) as s (position smallint, user_id bigint)
    where s.user_id is null or exists (select from memberships m where m.club_id = ${clubId} and m.user_id = s.user_id)
    on conflict (club_id, activity_id, position) do update set user_id = excluded.user_id`.execute(db)
  if (Number(numAffectedRows) !== seats.length) throw new Refusal('unknown_reference')
}

/** `offset`: the second of the video at which what is shown of the recording begins. */
export async function setVideoOffset(db: Db, clubId: ClubId, activityId: number, offset: number | null): Promise<void> {
  await sql`
    update activities set video_offset = ${offset}::double precision - clock_offset where club_id = ${clubId} and id = ${activityId}`.execute(db)
}
