import { SPORT } from '../constants/sports.ts'
import type { SessionFacts } from './sessions.ts'
import { hasPermission, isCoach, isMember, type Viewer } from './viewer.ts'

/** Files are uploaded for oneself; coaches also do it for others. */
export function canUploadFor(viewer: Viewer, userId: number): boolean {
  if (!isMember(viewer)) return false
  return (
    userId === viewer.user_id || isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
  )
}

/**
 * Facts about a crew: whether the viewer has a place in it, coxing included, and their rights on
 * its session.
 */
export type RecordedCrewFacts = { aboard: boolean; session: Pick<SessionFacts, 'own'> | null }

/**
 * A recording of a boat counts for everybody in it, so who was not aboard says so only with a right
 * over others' results. A line-up of the club's
 * does no session, so nothing is recorded in it.
 */
export function canRecordCrew(viewer: Viewer, { aboard, session }: RecordedCrewFacts): boolean {
  if (!isMember(viewer) || session === null) return false
  if (aboard || session.own?.add_all_scores === true) return true
  return isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
}

/**
 * Whether it takes a word more to give somebody's recording to a boat: they have no place in it, so
 * they were a substitute, or it is a mistake. Who
 * brings in their own has recorded for the boat.
 */
export const isNonMemberOf = (
  viewer: Pick<Viewer, 'user_id'>,
  userId: number,
  aboard: readonly number[],
): boolean => userId !== viewer.user_id && !aboard.includes(userId)

/**
 * Few devices distinguish rowing from ergo, so either counts as the other. Any other sport than the
 * planned one is an alternative.
 */
export function isAlternativeTo(planned: number, sportId: number): boolean {
  const rows = (sport: number) => sport === SPORT.rowing || sport === SPORT.ergo
  const open = planned === SPORT.multisport || sportId === SPORT.other
  return !open && planned !== sportId && !(rows(planned) && rows(sportId))
}

/** Reading all files of the club again shows nobody anything, but takes a while. */
export const canReadAllAgain = (viewer: Viewer): boolean =>
  isCoach(viewer) || hasPermission(viewer, 'manage-members')
