import { hasPermission, isCoach, isMember, type Viewer } from './viewer.ts'

/** Files are uploaded for oneself; coaches also do it for others. */
export function canUploadFor(viewer: Viewer, userId: number): boolean {
  if (!isMember(viewer)) return false
  return userId === viewer.user_id || isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
}
