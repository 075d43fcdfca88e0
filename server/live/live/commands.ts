import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { Id, nullable, OneOf, T, WordOf } from '#contract/schema.ts'
import {
  canControl,
  CONTROLS,
  RECORDING,
  RECORDING_STATUSES,
  TAKE_BACK_MS,
  type Control,
} from '#domain/live/recording.ts'
import { finishedAtLast, type Standing } from '#domain/live/standing.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import {
  inClub,
  inTransaction,
  provenClub,
  type ClubId,
  type Db,
  type Pool,
} from '../../db/client.ts'
import { tryEach } from '../../db/try-each.ts'
import { Refusal } from '../../http/refusal.ts'
import type { FollowedBoat } from './boats.ts'
import type { HeldRecordings } from './held-recordings.ts'
import { queueImportOf } from './jobs.ts'

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
 * @throws Refusal not_discarded, discarded_by_device, discarded_by_another, or restore_over after
 * ten minutes
 */
export async function takeBackDiscard(
  db: Db,
  clubId: ClubId,
  by: Viewer,
  id: number,
): Promise<void> {
  const isDone = (await withdraw(db, clubId, id, by)) || (await restore(db, clubId, id, by.user_id))
  if (!isDone) throw new Refusal(await whyNotRestored(db, clubId, id, by.user_id))
}

/** Why this person cannot restore the recording. */
async function whyNotRestored(db: Db, clubId: ClubId, id: number, by: number): Promise<ErrorCode> {
  const recording = await db
    .selectFrom('live_recordings')
    .select(['status', 'wanted', 'discarded_by'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (recording?.status !== RECORDING.discarded)
    return recording?.wanted === 'discard' ? 'discarded_by_another' : 'not_discarded'
  if (recording.discarded_by === null) return 'discarded_by_device'
  return recording.discarded_by === by ? 'restore_over' : 'discarded_by_another'
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
    .returning(['session_id', 'status'])
    .executeTakeFirst()
  if (restored?.status === RECORDING.finished) await queueImportOf(db, clubId, id)
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

/** Lets who follows a session know that which boats record, or how one stands, has changed. */
export const sendBoats = (db: Db, club_id: ClubId, session_id: number) =>
  sql`select app.send_live(jsonb_build_object(
    'to', 'live boats', 'club_id', ${club_id}::bigint, 'session_id', ${session_id}::bigint
  ))`.execute(db)

const Silent = T.Object({ club_id: Id, id: Id })

/** Finishes the recordings that nobody goes on with, so that each becomes a file of its session. */
export async function finishSilent(pool: Pool): Promise<void> {
  const silent = await inTransaction(pool, {}, (db) =>
    checkedRows(db, Silent, sql`select * from app.silent_recordings()`),
  )
  await tryEach(silent, 'recordings could not be finished', ({ club_id, id }) => {
    const clubId = provenClub(club_id)
    return inClub(pool, clubId, (db) => finishOne(db, clubId, id))
  })
}

const Unfinished = T.Object({
  session_id: Id,
  status: OneOf(...RECORDING_STATUSES),
  wanted: nullable(WordOf(...CONTROLS)),
  standing: T.Unsafe<Standing>({ type: 'object' }),
})

/** One that was to be discarded is; of any other the last sample is the end. */
async function finishOne(db: Db, clubId: ClubId, id: number): Promise<void> {
  const found = await checkedRow(
    db,
    Unfinished,
    sql`
      select r.session_id, r.status, r.wanted, r.standing
      from live_recordings r
      where r.club_id = ${clubId} and r.id = ${id} and r.status < ${RECORDING.finished}
        and r.heard_at < now() - app.silence_of_recordings()
      for update`,
  )
  if (!found) return
  const { session_id, status, wanted, standing } = found
  const isDiscarded = wanted === 'discard'
  const over = isDiscarded
    ? {
        status: RECORDING.discarded,
        discarded_from: status,
        discarded_by: sql<number | null>`wanted_by`,
        discarded_at: sql<string>`now()`,
      }
    : {
        status: RECORDING.finished,
        abandoned_from: status,
        standing: JSON.stringify(finishedAtLast(standing)),
      }
  await db
    .updateTable('live_recordings')
    .set({ wanted: null, ...over })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  if (!isDiscarded) await queueImportOf(db, clubId, id)
  await sendBoats(db, clubId, session_id)
}
