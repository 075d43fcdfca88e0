import { usualSplit } from '#domain/constants/sports.ts'
import type * as contract from '#contract/recordings/activities.ts'
import type { Handlers } from '../../http/mount.ts'
import { visibleActivity } from './facts.ts'
import { channelsOf, lapsOfActivity } from './queries.ts'
import { splitsOf } from './splits.ts'
import { thin } from './thin.ts'

const DEFAULT_POINTS = 4000
const SHOWN = [
  'distance',
  'speed',
  'heart_rate',
  'stroke_rate',
  'cadence',
  'power',
  'elevation',
  'lat',
  'lon',
] as const

export const activityHandlers: Handlers<typeof contract> = {
  async activityDetail({ db, clubId, viewer, params, query }) {
    const { sport_id } = await visibleActivity(db, clubId, viewer, params.id)
    const [laps, channels] = await Promise.all([
      lapsOfActivity(db, clubId, params.id),
      channelsOf(db, clubId, params.id, ['t', 'distance', 'heart_rate', 'stroke_rate']),
    ])
    return {
      data: {
        activity_id: params.id,
        laps,
        splits: splitsOf(channels, query.split ?? usualSplit(sport_id)),
      },
    }
  },
  async activityChannels({ db, clubId, viewer, params, query }) {
    await visibleActivity(db, clubId, viewer, params.id)
    const channels = await channelsOf(db, clubId, params.id, ['t', ...SHOWN])
    return {
      data: { activity_id: params.id, ...thin(channels, query.max_points ?? DEFAULT_POINTS) },
    }
  },
}
