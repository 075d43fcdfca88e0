import type * as contract from '#contract/insight/results.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { seesAthlete } from '../../people/privacy/facts.ts'
import { sessionFacts } from '../../planning/sessions/facts.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { chooseRecording } from './commands.ts'
import { channelsOf, lapsOfActivity, ratingOf, resultsOf, shownRecordings, whereaboutsOf } from './queries.ts'
import { splitsOf } from './splits.ts'
import { thin } from './thin.ts'

const DEFAULT_SPLIT = 500
const DEFAULT_POINTS = 4000
const SHOWN = ['distance', 'speed', 'heart_rate', 'stroke_rate', 'cadence', 'power', 'elevation', 'lat', 'lon'] as const

async function visibleActivity(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  const activity = await whereaboutsOf(db, clubId, id)
  if (!activity) throw await elsewhere(db, 'activity', viewer, id)
  if (!(await seesAthlete(db, clubId, viewer, activity.user_id))) throw new Refusal('not_found')
  return activity
}

export const resultHandlers: Handlers<typeof contract> = {
  async sessionResults({ db, clubId, viewer, params }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    const [results, my_rpe] = await Promise.all([
      shownRecordings(db, clubId, viewer, params.id, facts),
      viewer.impersonated ? null : ratingOf(db, clubId, params.id, viewer.user_id),
    ])
    return { data: { results, my_rpe, can_rate: facts.athlete && !facts.is_event && !viewer.impersonated } }
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
  async activityDetail({ db, clubId, viewer, params, query }) {
    await visibleActivity(db, clubId, viewer, params.id)
    const [laps, channels] = await Promise.all([
      lapsOfActivity(db, clubId, params.id),
      channelsOf(db, clubId, params.id, ['t', 'distance', 'heart_rate', 'stroke_rate']),
    ])
    return { data: { activity_id: params.id, laps, splits: splitsOf(channels, query.split ?? DEFAULT_SPLIT) } }
  },
  async activityChannels({ db, clubId, viewer, params, query }) {
    await visibleActivity(db, clubId, viewer, params.id)
    const channels = await channelsOf(db, clubId, params.id, ['t', ...SHOWN])
    return { data: { activity_id: params.id, ...thin(channels, query.max_points ?? DEFAULT_POINTS) } }
  },
}
