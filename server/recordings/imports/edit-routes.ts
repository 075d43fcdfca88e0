import type * as contract from '#contract/recordings/imports.ts'
import type { EditKind } from '#domain/constants/recording-edits.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { canRecordCrew, canUploadFor } from '#domain/rules/imports.ts'
import { takesResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { oneCrew } from '../../boats/crews/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { seesAthlete } from '../../people/privacy/open.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import type { KnownSeat } from '../telemetry/open.ts'
import { assignActivity, type Assignment } from './assign-activity.ts'
import { addEdit } from './edit-commands.ts'
import { demandSoundEdit } from './edit-demands.ts'
import { seatsLeft, seatsTaken } from './edit-seats.ts'
import { lastUndone, redoEdit, shownEdit } from './edit-redo.ts'
import { undoEdit } from './edit-undo.ts'
import { activitiesToEdit, type EditedActivity } from './edited-activity.ts'
import { editorOf } from './editor.ts'

/**
 * Own activities, and as a coach those of athletes one sees; one that is a part of another is
 * changed there.
 */
async function toEdit(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  otherId?: number,
): Promise<[EditedActivity, EditedActivity | null]> {
  const locked = await activitiesToEdit(
    db,
    clubId,
    otherId === undefined ? [id] : [id, otherId],
    viewer,
  )
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

/** Whose the strokes are that come with another recording, where any do. */
async function seatsWith(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  [activity, other]: readonly [EditedActivity, EditedActivity | null],
  kind: EditKind,
): Promise<KnownSeat[]> {
  const takes = kind === 'strokes' || kind === 'merge' ? kind : null
  return other && takes ? seatsTaken(db, clubId, viewer, [activity, other], takes) : []
}

/**
 * A session that takes recordings, and a boat of it the viewer may record. A boat the viewer sees
 * is in a session they see.
 */
async function demandPlace(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  activity: EditedActivity,
  to: Assignment,
): Promise<void> {
  const session_id = to.session_id ?? activity.session_id
  const crew_id = crewConcerned(activity, to)
  if (crew_id !== null) {
    const crew = await oneCrew(db, clubId, viewer, crew_id)
    demand(crew.session_id !== null && crew.session_id === session_id, 'unknown_reference')
    demand(
      to.session_id === undefined || (crew.session !== null && takesResults(crew.session)),
      'scores_not_taken',
    )
    demand(canRecordCrew(viewer, crew), 'crew_of_others')
  } else if (to.session_id !== undefined)
    demand(takesResults(await sessionFacts(db, clubId, viewer, to.session_id)), 'scores_not_taken')
}

/**
 * The boat for whose people the recording is to count: the one that is said, or the one it is of
 * where another seat, or none, is said.
 */
function crewConcerned({ crew_id, session_id }: EditedActivity, to: Assignment): number | null {
  if (to.crew_id !== undefined) return to.crew_id
  return to.seat === undefined || (to.session_id ?? session_id) !== session_id ? null : crew_id
}

type EditCalls = 'activityEditor' | 'editActivity' | 'undoEdit' | 'redoEdit' | 'assignActivity'

export const editHandlers: Pick<Handlers<typeof contract>, EditCalls> = {
  async activityEditor({ db, clubId, viewer, params }) {
    const editing = await editorOf(db, clubId, params.id, viewer)
    if (!editing) throw await elsewhere(db, 'activity', viewer, params.id)
    const { editor, seen, aboard, own } = editing
    demand(seen, 'not_found')
    const mayRecord = (id: number) =>
      canRecordCrew(viewer, { aboard: aboard.includes(id), session: { own } })
    return {
      data: {
        ...editor,
        crews: editor.crews.filter(({ id }) => id === editor.activity.crew_id || mayRecord(id)),
      },
    }
  },
  async editActivity({ db, clubId, viewer, params, body }) {
    const [activity, other] = await toEdit(db, clubId, viewer, params.id, body.other_id)
    demandSoundEdit(activity, other, body)
    const seats = await seatsWith(db, clubId, viewer, [activity, other], body.kind)
    return {
      data: await addEdit(db, clubId, { activity, other, edit: body, seats, by: viewer.user_id }),
    }
  },
  async undoEdit({ db, clubId, viewer, params, query }) {
    const [activity] = await toEdit(db, clubId, viewer, params.id)
    await undoEdit(db, clubId, activity, query.edit_id)
    return { data: { done: true } }
  },
  async redoEdit({ db, clubId, viewer, params }) {
    const undone = await lastUndone(db, clubId, params.id)
    const [activity, other] = await toEdit(
      db,
      clubId,
      viewer,
      params.id,
      undone?.other_id ?? undefined,
    )
    // The one before may have been made again while this one waited.
    const still = await lastUndone(db, clubId, params.id)
    demand(undone !== undefined && still?.id === undone.id, 'conflict')
    if (other || undone.kind === 'split')
      demandSoundEdit(activity, other, shownEdit(activity, undone))
    const seats = await seatsWith(db, clubId, viewer, [activity, other], undone.kind)
    return {
      data: await redoEdit(db, clubId, { activity, other, undone, seats, by: viewer.user_id }),
    }
  },
  async assignActivity({ db, clubId, viewer, params, body }) {
    const [activity] = await toEdit(db, clubId, viewer, params.id)
    if (body.user_id !== undefined && body.user_id !== activity.user_id) {
      demand(!activity.owner_only)
      demand(canUploadFor(viewer, body.user_id))
      demand(
        await seesAthlete(db, clubId, viewer, body.user_id, ACTIVE_ATHLETE_STATUSES),
        'unknown_reference',
      )
    }
    await demandPlace(db, clubId, viewer, activity, body)
    const seats = await seatsLeft(db, clubId, viewer, activity, body)
    await assignActivity(db, clubId, activity, body, seats)
    return { data: { done: true } }
  },
}
