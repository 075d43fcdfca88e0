import { eventRaces } from '#contract/boats/races.ts'
import { seatRace } from '#contract/analysis/seat-racing.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { sessionPublishing } from '#contract/planning/publishing.ts'
import { sessionChanges, sessionMarks } from '#contract/planning/session-life.ts'
import { sessionComments } from '#contract/club/wall-sessions.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { activityChannels, activityDetail } from '#contract/recordings/activities.ts'
import { activityEfforts, proposedPieces } from '#contract/recordings/efforts.ts'
import { activityEditor, getImport, listImports } from '#contract/recordings/imports.ts'
import { forceCurves, sessionTelemetry, strokes } from '#contract/recordings/telemetry.ts'
import { sessionWorkout, sessionWorkouts } from '#contract/recordings/workouts.ts'
import { invalidate } from './api.ts'
import type { SessionChange } from './live.ts'

/**
 * What hangs on the activities of a session: all of it is fetched again when one is changed, here
 * or by somebody else.
 */
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
  sessionWorkout,
  sessionWorkouts,
  seatRace,
  listImports,
  getImport,
] as const

/**
 * Fetches again what a change of the session affects. After a gap in the connection, which is
 * reported as a change of the session itself, that may be all of it.
 */
export function refetchAfter(change: SessionChange['what']): Promise<void> {
  switch (change) {
    case 'attendance':
      return invalidate(getSession, sessionAttendance)
    case 'crews':
      return invalidate(
        sessionCrews,
        eventRaces,
        sessionScores,
        seatRace,
        sessionTelemetry,
        strokes,
        forceCurves,
      )
    case 'results':
      return invalidate(...OF_ACTIVITIES, eventRaces)
    case 'session':
      return invalidate(
        getSession,
        sessionAttendance,
        sessionCrews,
        eventRaces,
        ...OF_ACTIVITIES,
        sessionPublishing,
        sessionChanges,
        sessionComments,
        sessionMarks,
      )
    case 'deleted':
      return invalidate(getSession)
  }
}
