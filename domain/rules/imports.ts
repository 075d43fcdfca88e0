import { SPORT } from '../constants/sports.ts'
import { hasPermission, isCoach, isMember, type Viewer } from './viewer.ts'

/** Files are uploaded for oneself; coaches also do it for others. */
export function canUploadFor(viewer: Viewer, userId: number): boolean {
  if (!isMember(viewer)) return false
  return userId === viewer.user_id || isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
}

/** Rowing and ergo are told apart by few devices, so either stands for the other. Any other sport than the planned one is an alternative. */
export function isAlternativeTo(planned: number, sportId: number): boolean {
  const rows = (sport: number) => sport === SPORT.rowing || sport === SPORT.ergo
  const open = planned === SPORT.multisport || sportId === SPORT.other
  return !open && planned !== sportId && !(rows(planned) && rows(sportId))
}

/** Reading all files of the club again shows nobody anything, but takes a while. */
export const canReadAllAgain = (viewer: Viewer): boolean => isMember(viewer) && (isCoach(viewer) || hasPermission(viewer, 'manage-members'))
