import type { ClubId, Db } from '../../db/client.ts'
import { run, runForOne } from '../../db/statement.ts'
import { noteSeats, type KnownSeat } from '../telemetry/open.ts'
import type { EditedActivity, Made } from './edited-activity.ts'
import { keepRecording } from './kept-recording.ts'
import { dropEmptied, settleEdited } from './settle.ts'
import { addHalf, copyEdits, copyRecordedChannels, copyRecordedSeats } from './statements.ts'

/** Later than any recording ends. */
const FAR = 1_000_000

/**
 * Both halves keep the whole recording and who sat where in it, each with the other half cut off.
 * Efforts go with the half they lie in.
 */
export async function splitActivity(
  db: Db,
  clubId: ClubId,
  { id }: EditedActivity,
  at: number,
  by: number,
): Promise<Made> {
  await keepRecording(db, clubId, id)
  const { id: half } = await runForOne(db, addHalf, { club_id: clubId, id })
  const halves = { club_id: clubId, id, half_id: half }
  await run(db, copyRecordedChannels, halves)
  await run(db, copyRecordedSeats, halves)
  await run(db, copyEdits, halves)
  const cuts = [
    { activity_id: id, other_id: half, start: 0, finish: at },
    { activity_id: half, other_id: id, start: at, finish: FAR },
  ]
  await db
    .insertInto('activity_edits')
    .values(cuts.map((cut) => ({ club_id: clubId, kind: 'trim', creator_id: by, ...cut })))
    .execute()
  await db
    .updateTable('efforts')
    .set({ activity_id: half })
    .where('club_id', '=', clubId)
    .where('activity_id', '=', id)
    .where('start', '>=', at)
    .execute()
  await settleEdited(db, clubId, [id, half])
  return { id, other_id: half }
}

/** When two are merged, the later one becomes a part of the earlier one. */
export const hostAndGuest = <Started extends { start_time: string | null }>(
  one: Started,
  another: Started,
): [Started, Started] =>
  (one.start_time ?? '') <= (another.start_time ?? '') ? [one, another] : [another, one]

/** The later recording becomes a part of the earlier one, and is shown and counted there alone. */
export async function mergeActivities(
  db: Db,
  clubId: ClubId,
  [one, another]: readonly [EditedActivity, EditedActivity],
  seats: readonly KnownSeat[],
  by: number,
): Promise<Made> {
  const [host, guest] = hostAndGuest(one, another)
  const left =
    guest.session_id === null || guest.session_id === host.session_id ? [] : [guest.session_id]
  await keepRecording(db, clubId, host.id)
  await noteSeats(db, clubId, seats)
  await db
    .updateTable('activities')
    .set({ merged_into: host.id, session_id: null })
    .where('club_id', '=', clubId)
    .where('id', '=', guest.id)
    .execute()
  await db
    .insertInto('activity_edits')
    .values({
      club_id: clubId,
      activity_id: host.id,
      kind: 'merge',
      other_id: guest.id,
      other_session_id: guest.session_id,
      session_deleted: await dropEmptied(db, clubId, left, by),
      creator_id: by,
    })
    .execute()
  await settleEdited(db, clubId, [host.id], { session_ids: left, user_ids: [guest.user_id] })
  return { id: host.id, other_id: guest.id }
}
