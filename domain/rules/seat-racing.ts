import { canAddAllScores, canEditSession, canViewSession, type SessionFacts } from './sessions.ts'
import { isCoach, type Viewer } from './viewer.ts'

/** Coaches may see who is faster than whom, and so may those who run or time the session. */
export function canSeeSeatRace(viewer: Viewer, session: SessionFacts): boolean {
  return canViewSession(viewer, session) && (isCoach(viewer) || canTimeSeatRace(viewer, session))
}

export function canTimeSeatRace(viewer: Viewer, session: SessionFacts): boolean {
  return canEditSession(viewer, session) || canAddAllScores(viewer, session)
}
