import { sql } from 'kysely'
import { canControl, RECORDING, TAKE_BACK_MS, type Control } from '#domain/live/recording.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { inClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import type { FollowedBoat } from './boats.ts'
import type { HeldRecordings } from './held.ts'

type Asking = { control: Control; session_id: number; boats: readonly FollowedBoat[] }

/** Asks the recorders of boats; those for which it means nothing as they stand are left out. */
export async function askRecorders(
  db: Db,
  clubId: ClubId,
  by: Viewer,
  { control, session_id, boats }: Asking,
): Promise<{ asked: number[]; left_out: number[] }> {
  const [able, unable] = [true, false].map((can) =>
    boats.filter(({ status }) => canControl(status, control) === can),
  )
  const ids = (of: readonly FollowedBoat[] = []) => of.map(({ recording_id }) => recording_id)
  const asked = ids(able)
  if (asked.length > 0) {
    await db
      .updateTable('live_recordings')
      .set({ wanted: control, wanted_by: by.user_id })
      .where('club_id', '=', clubId)
      .where('session_id', '=', session_id)
      .where('id', 'in', asked)
      .where('status', '<', RECORDING.finished)
      .execute()
    if (control === 'discard') await note(db, clubId, by, { session_id, recording_ids: asked })
  }
  await sendBoats(db, clubId, session_id)
  return { asked, left_out: ids(unable) }
}

/**
 * A discarded recording is as it was before; one that has not heard that it should be, stays.
 * @throws Refusal undo_over after ten minutes, or where somebody else discarded it
 */
export async function takeBackDiscard(
  db: Db,
  clubId: ClubId,
  by: Viewer,
  id: number,
): Promise<void> {
  const isDone = (await withdraw(db, clubId, id, by)) || (await restore(db, clubId, id, by.user_id))
  demand(isDone, 'undo_over')
}

/** Whether this person asked the device to discard its recording, which it did not yet hear of. */
async function withdraw(db: Db, clubId: ClubId, id: number, by: Viewer): Promise<boolean> {
  const withdrawn = await db
    .updateTable('live_recordings')
    .set({ wanted: null, wanted_by: null })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('status', '<', RECORDING.finished)
    .where('wanted', '=', 'discard')
    .where('wanted_by', '=', by.user_id)
    .returning('session_id')
    .executeTakeFirst()
  if (withdrawn) await sendBoats(db, clubId, withdrawn.session_id)
  return withdrawn !== undefined
}

/**
 * The same by the device that discarded its recording itself; nothing where it did not, or later
 * than that.
 */
export async function takeBackOwnDiscard(
  pool: Pool,
  held: HeldRecordings,
  token: string,
): Promise<void> {
  const recording = await held.of(token)
  if (recording?.status !== RECORDING.discarded) return
  const { clubId, id } = recording
  if (await inClub(pool, clubId, (db) => restore(db, clubId, id, null))) held.forget(token)
}

/** Whether it was discarded by this person, or null for its device, a short while ago. */
async function restore(db: Db, clubId: ClubId, id: number, by: number | null): Promise<boolean> {
  const restored = await db
    .updateTable('live_recordings')
    .set({
      status: sql<number>`discarded_from`,
      discarded_from: null,
      discarded_at: null,
      discarded_by: null,
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('status', '=', RECORDING.discarded)
    .where('discarded_by', 'is not distinct from', by)
    .where('discarded_at', '>', sql<string>`now() - ${TAKE_BACK_MS} * interval '1 ms'`)
    .returning('session_id')
    .executeTakeFirst()
  if (restored) await sendBoats(db, clubId, restored.session_id)
  return restored !== undefined
}

const note = (db: Db, clubId: ClubId, by: Viewer, subject: object) =>
  db
    .insertInto('audit_log')
    .values({
      user_id: by.user_id,
      about_club: clubId,
      action: 'recording-discarded',
      subject: JSON.stringify(subject),
    })
    .execute()

const sendBoats = (db: Db, club_id: ClubId, session_id: number) =>
  sql`select app.send_live(jsonb_build_object(
    'to', 'live boats', 'club_id', ${club_id}::bigint, 'session_id', ${session_id}::bigint
  ))`.execute(db)
