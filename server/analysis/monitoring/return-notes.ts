import { returnNotesChanged } from '#contract/events.ts'
import type { ReturnNote } from '#contract/analysis/monitoring-returns.ts'
import { canChangeReturnNote, canReadReturnNotes } from '#domain/rules/return-notes.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { notify } from '../../delivery/notify.ts'

/** Most notes of one person that are shown. */
const MOST_NOTES = 50
/** Most notes of all people together in one answer. */
const MOST_OF_ALL = 1000

type Span = { from: string; to: string; today: string }

/**
 * What coaches say about the way back of people whom the viewer sees, the latest first. Days that
 * end today or later also show what holds from a day to come.
 */
export async function returnNotesOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { ids, from, to, today }: Span & { ids: readonly number[] },
): Promise<(userId: number) => ReturnNote[]> {
  const readable = ids.filter((user_id) => canReadReturnNotes(viewer, { user_id, sees: true }))
  if (readable.length === 0) return () => []
  const rows = await db
    .selectFrom('return_notes as n')
    .leftJoin('users as w', 'w.id', 'n.written_by')
    .select(['n.id', 'n.user_id', 'n.day', 'n.text', 'n.written_by as author'])
    .select('w.full_name as written_by')
    .where('n.club_id', '=', clubId)
    .where('n.user_id', '=', anyOf(readable))
    .where('n.day', '>=', from)
    .$if(to < today, (all) => all.where('n.day', '<=', to))
    .orderBy('n.day', 'desc')
    .orderBy('n.id', 'desc')
    .limit(MOST_OF_ALL)
    .execute()
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id)
  return (userId) =>
    (byPerson.get(userId) ?? [])
      .slice(0, MOST_NOTES)
      .map(({ id, day, text, written_by, author }) => ({
        id,
        day,
        text,
        written_by,
        can_change: canChangeReturnNote(viewer, { written_by: author, sees: true }),
      }))
}

/** Of whom a note is and who wrote it, locked so that it stays until it is changed. */
export const lockedReturnNote = (db: Db, clubId: ClubId, id: number) =>
  db
    .selectFrom('return_notes')
    .select(['id', 'user_id', 'written_by'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Written = { day: string; text: string }
type By = { user_id: number; by: Viewer }

/** Writes a note and notifies the athlete of it. */
export async function writeReturnNote(
  db: Db,
  clubId: ClubId,
  { user_id, by, day, text }: Written & By,
): Promise<number> {
  const { id } = await db
    .insertInto('return_notes')
    .values({ club_id: clubId, user_id, day, text: text.trim(), written_by: by.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordChange(db, clubId, { user_id, by })
  await notify(db, user_id, {
    kind: 'return-note',
    by: by.user_id,
    link: `/profile/morning-monitoring/${user_id}`,
    about_club: clubId,
  })
  return id
}

export async function rewriteReturnNote(
  db: Db,
  clubId: ClubId,
  { id, day, text, ...who }: Written & By & { id: number },
): Promise<void> {
  await db
    .updateTable('return_notes')
    .set({ day, text: text.trim() })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await recordChange(db, clubId, who)
}

export async function removeReturnNote(
  db: Db,
  clubId: ClubId,
  { id, ...who }: By & { id: number },
): Promise<void> {
  await db.deleteFrom('return_notes').where('club_id', '=', clubId).where('id', '=', id).execute()
  await recordChange(db, clubId, who)
}

const recordChange = (db: Db, clubId: ClubId, { user_id, by }: By): Promise<void> =>
  record(db, returnNotesChanged, {
    clubId,
    by: by.user_id,
    subject: user_id,
    data: { user_ids: [user_id] },
  })
