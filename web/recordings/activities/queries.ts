import { activityChannels } from '#contract/recordings/activities.ts'
import { query } from '../../api/api.ts'

/** More than a wide screen has pixels, few enough for a phone. */
const MAX_POINTS = 4000

/** The curves of an activity; they stay the same until it is changed. */
export const channelsQuery = (activityId: number) => ({
  ...query(activityChannels, { params: { id: activityId }, query: { max_points: MAX_POINTS } }),
  staleTime: Infinity,
})
