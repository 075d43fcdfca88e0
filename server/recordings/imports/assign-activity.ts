import { recordingsChanged } from '#contract/events.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { noteSeats, type KnownSeat } from '../telemetry/open.ts'
import type { EditedActivity } from './edited-activity.ts'
import { rederive } from './rederive.ts'
import { dropEmptied, noteAlternatives, renumberElsewhere } from './settle.ts'

export type Assignment = {
  user_id?: number | undefined
  session_id?: number | undefined
  crew_id?: number | null | undefined
  seat?: number | null | undefined
}

/**
 * Sets whose an activity is and where it belongs, with the `seats` that keep their owners. Its
 * parts belong to the same person. Another person's zones recount it; in another sport it is an
 * alternative.
 */
export async function assignActivity(
  db: Db,
  clubId: ClubId,
  activity: EditedActivity,
  to: Assignment,
  seats: readonly KnownSeat[],
): Promise<void> {
  const { user_id = activity.user_id, session_id = activity.session_id } = to
  const [person, moves] = [user_id !== activity.user_id, session_id !== activity.session_id]
  const left = moves && activity.session_id !== null ? [activity.session_id] : []
  await noteSeats(db, clubId, seats)
  await renumberElsewhere(db, clubId, [activity.id], session_id)
  await db
    .updateTable('activities')
    .set({
      user_id,
      session_id,
      ...(person && { zone_bounds: null }),
      ...((person || moves) && { counts_first: false }),
      ...seatOf(to, moves),
    })
    .where('club_id', '=', clubId)
    .where('id', '=', activity.id)
    .execute()
  if (moves) await noteAlternatives(db, clubId, { activity_ids: [activity.id] })
  await dropEmptied(db, clubId, left, activity.user_id)
  if (person) {
    const parts = await givePartsTo(db, clubId, activity.id, user_id)
    await rederive(db, clubId, [activity.id, ...parts])
  }
  const data = {
    session_ids: [...new Set([...left, ...(session_id === null ? [] : [session_id])])],
    user_ids: [...new Set([user_id, activity.user_id])],
  }
  await record(db, recordingsChanged, { clubId, subject: activity.id, data })
}

/** Gives the parts of an activity to somebody else. */
async function givePartsTo(db: Db, clubId: ClubId, id: number, user_id: number): Promise<number[]> {
  const parts = await db
    .updateTable('activities')
    .set({ user_id, zone_bounds: null })
    .where('club_id', '=', clubId)
    .where('merged_into', '=', id)
    .returning('id')
    .execute()
  return parts.map((part) => part.id)
}

/**
 * The boat and seat that are said; in another session, or another boat, those said before do not
 * hold. A seat is one of a boat.
 */
function seatOf({ crew_id, seat }: Assignment, moved: boolean) {
  const crew = crew_id === undefined && moved ? null : crew_id
  if (crew === undefined) return seat === undefined ? {} : { seat }
  return { crew_id: crew, seat: crew === null ? null : (seat ?? null) }
}
