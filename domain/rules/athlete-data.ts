import { hasPermission, isCoach, isMember, type Viewer } from './viewer.ts'

/** Heart rate, load and single samples of a person: one's own, or of anybody with the right to see athletes' profiles. */
export function canSeeAthleteData(viewer: Viewer, userId: number): boolean {
  if (!isMember(viewer)) return false
  return userId === viewer.user_id || hasPermission(viewer, 'view-athlete-profile')
}

/** Files are uploaded for oneself; coaches also do it for others. */
export function canUploadFor(viewer: Viewer, userId: number): boolean {
  if (!isMember(viewer)) return false
  return userId === viewer.user_id || isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
}
