import type * as contract from '#contract/analysis/results.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { ratingOf } from '../../planning/sessions/open.ts'
import { visibleActivity } from '../../recordings/activities/open.ts'
import { chooseRecording } from './commands.ts'
import { resultsOf, shownRecordings } from './queries.ts'

export const resultHandlers: Handlers<typeof contract> = {
  async sessionResults({ db, clubId, viewer, params }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    const [results, my_rpe] = await Promise.all([
      shownRecordings(db, clubId, viewer, params.id, facts),
      viewer.impersonated ? null : ratingOf(db, clubId, params.id, viewer.user_id),
    ])
    return {
      data: { results, my_rpe, can_rate: facts.athlete && !facts.is_event && !viewer.impersonated },
    }
  },
  async chooseRecording({ db, clubId, viewer, params, body }) {
    const { user_id, session_id } = await visibleActivity(db, clubId, viewer, params.id)
    demand(canUploadFor(viewer, user_id))
    demand(session_id !== null, 'conflict')
    const recordings = await resultsOf(db, clubId, session_id, viewer.user_id)
    const recording = found(recordings.find(({ activity_id }) => activity_id === params.id))
    demand(!recording.owner_only, 'conflict')
    const outing = recordings.filter((one) => one.outing === recording.outing)
    await chooseRecording(db, clubId, session_id, recording, outing, body.chosen)
    return { data: { done: true } }
  },
}
