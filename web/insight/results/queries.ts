import { activityEfforts, proposedPieces } from '#contract/recordings/efforts.ts'
import { activityEditor, getImport, listImports } from '#contract/recordings/imports.ts'
import { activityChannels, activityDetail, sessionResults } from '#contract/insight/results.ts'
import { sessionScores } from '#contract/insight/scores.ts'
import { seatRace } from '#contract/boats/seat-racing.ts'
import { forceCurves, sessionTelemetry, strokes } from '#contract/recordings/telemetry.ts'
import { query } from '../../api.ts'

/** What hangs on the activities of a session: all of it is fetched again when one is changed, here or by somebody else. */
export const OF_ACTIVITIES = [
  activityChannels,
  activityDetail,
  activityEditor,
  activityEfforts,
  proposedPieces,
  sessionResults,
  sessionScores,
  sessionTelemetry,
  strokes,
  forceCurves,
  seatRace,
  listImports,
  getImport,
] as const

/** More than a wide screen has pixels, few enough for a phone. */
const MAX_POINTS = 4000

/** The curves of an activity; they stay the same until it is changed. */
export const channelsQuery = (activityId: number) => ({
  ...query(activityChannels, { params: { id: activityId }, query: { max_points: MAX_POINTS } }),
  staleTime: Infinity,
})
