import type * as contract from '#contract/results.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'
import type { Handlers } from '../http/mount.ts'
import { Refusal } from '../http/refusal.ts'
import { seesAthlete } from '../privacy/facts.ts'
import { elsewhere, sessionFacts } from '../sessions/facts.ts'
import { channelsOf, lapsOfActivity, ownerOf, ratingOf, shownRecordings } from './queries.ts'
import { splitsOf } from './splits.ts'
import { thin } from './thin.ts'

const DEFAULT_SPLIT = 500
const DEFAULT_POINTS = 4000
const SHOWN = ['distance', 'speed', 'heart_rate', 'stroke_rate', 'cadence', 'power', 'elevation', 'lat', 'lon'] as const

async function demandActivity(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<void> {
  const owner = await ownerOf(db, clubId, id)
  if (owner === undefined) throw await elsewhere(db, 'activity', viewer, id)
  if (!(await seesAthlete(db, clubId, viewer, owner))) throw new Refusal('not_found')
}

export const resultHandlers: Handlers<typeof contract> = {
  async sessionResults({ db, clubId, viewer, params }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    const [results, my_rpe] = await Promise.all([
      shownRecordings(db, clubId, viewer, params.id, facts),
      viewer.impersonated ? null : ratingOf(db, clubId, params.id, viewer.user_id),
    ])
    return { data: { results, my_rpe, can_rate: facts.athlete && !facts.is_event } }
  },
  async activityDetail({ db, clubId, viewer, params, query }) {
    await demandActivity(db, clubId, viewer, params.id)
    const [laps, channels] = await Promise.all([
      lapsOfActivity(db, clubId, params.id),
      channelsOf(db, clubId, params.id, ['t', 'distance', 'heart_rate', 'stroke_rate']),
    ])
    return { data: { activity_id: params.id, laps, splits: splitsOf(channels, query.split ?? DEFAULT_SPLIT) } }
  },
  async activityChannels({ db, clubId, viewer, params, query }) {
    await demandActivity(db, clubId, viewer, params.id)
    const channels = await channelsOf(db, clubId, params.id, ['t', ...SHOWN])
    return { data: { activity_id: params.id, ...thin(channels, query.max_points ?? DEFAULT_POINTS) } }
  },
}
