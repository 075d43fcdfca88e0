import { isCoach, isMember, type Viewer } from './viewer.ts'

/** A course is the club's: whoever drew it takes it away again, and the coaches. */
export const canChangeGate = (viewer: Viewer, { creator_id }: { creator_id: number | null }): boolean =>
  isMember(viewer) && (isCoach(viewer) || creator_id === viewer.user_id)
