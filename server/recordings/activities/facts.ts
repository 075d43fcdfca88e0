import { canOpenRecording } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { Refusal } from '../../http/refusal.ts'
import { seesAthlete } from '../../people/privacy/open.ts'
import { whereaboutsOf } from './queries.ts'

/**
 * Whose an activity is and in which session; it does not exist for viewers who may not see its
 * athlete, or the results of its session.
 */
export async function visibleActivity(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  const activity = await whereaboutsOf(db, clubId, id)
  if (!activity) throw await elsewhere(db, 'activity', viewer, id)
  if (!canOpenRecording(viewer, activity)) throw new Refusal('not_found')
  if (!(await seesAthlete(db, clubId, viewer, activity.user_id))) throw new Refusal('not_found')
  return activity
}

/** The same where it is only to be linked to; undefined for what the viewer may not see. */
export async function seenActivity(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  const activity = await whereaboutsOf(db, clubId, id)
  if (!activity || !canOpenRecording(viewer, activity)) return undefined
  return (await seesAthlete(db, clubId, viewer, activity.user_id)) ? activity : undefined
}
