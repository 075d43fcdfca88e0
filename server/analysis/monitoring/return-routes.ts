import type * as contract from '#contract/analysis/monitoring-returns.ts'
import { canChangeReturnNote, canWriteReturnNote } from '#domain/rules/return-notes.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { noteHealthRead, seesAthlete } from '../../people/privacy/open.ts'
import { seenOf } from './course.ts'
import {
  lockedReturnNote,
  removeReturnNote,
  rewriteReturnNote,
  writeReturnNote,
} from './return-notes.ts'

type MemberCall = { db: Db; clubId: ClubId; viewer: Viewer }

/**
 * Lets through who sees somebody's mornings, in the profile or in the reports.
 * @throws Refusal not_found where the person is not to be seen
 */
async function demandSeen({ db, clubId, viewer }: MemberCall, userId: number): Promise<void> {
  const sees =
    (await seesAthlete(db, clubId, viewer, userId)) ||
    (await seenOf(db, clubId, viewer, [userId])).length > 0
  if (!sees) throw new Refusal('not_found')
  await noteHealthRead(db, clubId, viewer, { user_ids: [userId], read: 'return-notes' })
}

/**
 * The note, of somebody whom the viewer sees.
 * @throws Refusal not_found also where the person is not to be seen
 */
async function demandNote(asked: MemberCall, noteId: number) {
  const note = found(await lockedReturnNote(asked.db, asked.clubId, noteId))
  await demandSeen(asked, note.user_id)
  demand(canChangeReturnNote(asked.viewer, { ...note, sees: true }))
  return note
}

export const returnNoteHandlers: Handlers<typeof contract> = {
  async addReturnNote({ db, clubId, viewer, body }) {
    await demandSeen({ db, clubId, viewer }, body.user_id)
    demand(canWriteReturnNote(viewer, true))
    const id = await writeReturnNote(db, clubId, { ...body, by: viewer })
    return { data: { id } }
  },
  async changeReturnNote({ db, clubId, viewer, params, body }) {
    const { id, user_id } = await demandNote({ db, clubId, viewer }, params.id)
    await rewriteReturnNote(db, clubId, { id, user_id, ...body, by: viewer })
    return { data: { done: true } }
  },
  async deleteReturnNote({ db, clubId, viewer, params }) {
    const { id, user_id } = await demandNote({ db, clubId, viewer }, params.id)
    await removeReturnNote(db, clubId, { id, user_id, by: viewer })
    return { data: { done: true } }
  },
}
