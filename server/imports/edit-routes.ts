import type * as contract from '#contract/imports.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { oneCrew } from '../crews/facts.ts'
import type { ClubId, Db } from '../db/client.ts'
import type { Handlers } from '../http/mount.ts'
import { demand, found } from '../http/refusal.ts'
import { seesAthlete } from '../privacy/facts.ts'
import { elsewhere, sessionFacts } from '../sessions/facts.ts'
import { activitiesToEdit, addEdit, assignActivity, type EditedActivity } from './edit-commands.ts'
import { demandSoundEdit } from './edit-demands.ts'
import { bringSeats, leaveSeats } from './edit-seats.ts'
import { undoLastEdit } from './edit-undo.ts'
import { editorOf, isActiveMember } from './queries.ts'

/** Own activities, and as a coach those of athletes one sees; one that is a part of another is changed there. */
async function toEdit(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  otherId?: number,
): Promise<[EditedActivity, EditedActivity | null]> {
  const locked = await activitiesToEdit(db, clubId, otherId === undefined ? [id] : [id, otherId], viewer.user_id)
  for (const asked of otherId === undefined ? [id] : [id, otherId]) {
    const one = locked.find((activity) => activity.id === asked)
    if (!one) throw await elsewhere(db, 'activity', viewer, asked)
    demand(one.seen, 'not_found')
  }
  const edited = found(locked.find((one) => one.id === id))
  demand(canUploadFor(viewer, edited.user_id))
  demand(edited.merged_into === null, 'conflict')
  return [edited, locked.find((one) => one.id === otherId) ?? null]
}

type EditCalls = 'activityEditor' | 'editActivity' | 'undoEdit' | 'assignActivity'

export const editHandlers: Pick<Handlers<typeof contract>, EditCalls> = {
  async activityEditor({ db, clubId, viewer, params }) {
    const editor = await editorOf(db, clubId, params.id, viewer.user_id)
    if (!editor) throw await elsewhere(db, 'activity', viewer, params.id)
    demand(editor.seen, 'not_found')
    return { data: editor.editor }
  },
  async editActivity({ db, clubId, viewer, params, body }) {
    const [activity, other] = await toEdit(db, clubId, viewer, params.id, body.other_id)
    demandSoundEdit(activity, other, body)
    if (other && (body.kind === 'strokes' || body.kind === 'merge')) await bringSeats(db, clubId, viewer, [activity, other], body.kind)
    return { data: await addEdit(db, clubId, activity, other, body, viewer.user_id) }
  },
  async undoEdit({ db, clubId, viewer, params }) {
    const [activity] = await toEdit(db, clubId, viewer, params.id)
    demand(await undoLastEdit(db, clubId, activity), 'conflict')
    return { data: { done: true } }
  },
  async assignActivity({ db, clubId, viewer, params, body }) {
    const [activity] = await toEdit(db, clubId, viewer, params.id)
    if (body.user_id !== undefined && body.user_id !== activity.user_id) {
      demand(!activity.owner_only)
      demand(canUploadFor(viewer, body.user_id))
      demand((await isActiveMember(db, clubId, body.user_id)) && (await seesAthlete(db, clubId, viewer, body.user_id)), 'unknown_reference')
    }
    const session_id = body.session_id ?? activity.session_id
    if (body.session_id !== undefined) demand(!(await sessionFacts(db, clubId, viewer, body.session_id)).is_event, 'scores_not_taken')
    if (typeof body.crew_id === 'number')
      demand((await oneCrew(db, clubId, viewer, body.crew_id)).session_id === session_id, 'unknown_reference')
    await leaveSeats(db, clubId, viewer, activity, body)
    await assignActivity(db, clubId, activity, body)
    return { data: { done: true } }
  },
}
