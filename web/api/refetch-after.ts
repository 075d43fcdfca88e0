import { firstSteps, home } from '#contract/analysis/home.ts'
import { season } from '#contract/analysis/season.ts'
import { eventRaces } from '#contract/boats/races.ts'
import { seatRace } from '#contract/analysis/seat-racing.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { clubUsers, getMember } from '#contract/people/members.ts'
import { profileAthletes } from '#contract/people/profiles.ts'
import { getSquad, squads } from '#contract/people/squads.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { previewPublishing, sessionPublishing } from '#contract/planning/publishing.ts'
import {
  deletedSessions,
  favouriteSessions,
  sessionChanges,
  sessionMarks,
} from '#contract/planning/session-life.ts'
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

/** What the pages of a session show of it. */
const OF_SESSION = [
  getSession,
  sessionAttendance,
  sessionCrews,
  eventRaces,
  ...OF_ACTIVITIES,
  sessionPublishing,
  sessionChanges,
  sessionComments,
  sessionMarks,
] as const

/**
 * What shows sessions, anywhere in the app: fetched again when some were planned, moved, published
 * or deleted here, or have got other people.
 */
export const SHOWING_SESSIONS = [
  agenda,
  home,
  firstSteps,
  season,
  previewPublishing,
  deletedSessions,
  favouriteSessions,
  ...OF_SESSION,
] as const
export const refetchSessions = (): Promise<void> => invalidate(...SHOWING_SESSIONS)

/** What shows who is in the club, as what and in which squads: fetched again when that changed here. */
export const SHOWING_PEOPLE = [
  clubUsers,
  getMember,
  squads,
  getSquad,
  profileAthletes,
  home,
  firstSteps,
] as const
export const refetchPeople = (): Promise<void> => invalidate(...SHOWING_PEOPLE)

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
      return invalidate(...OF_SESSION)
    case 'deleted':
      return invalidate(getSession)
  }
}
