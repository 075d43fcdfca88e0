import { isCoach, isMember, type Viewer } from './viewer.ts'

/** A course belongs to the club: the person who drew it may delete it, and so may the coaches. */
export const canChangeGate = (
  viewer: Viewer,
  { creator_id }: { creator_id: number | null },
): boolean => isMember(viewer) && (isCoach(viewer) || creator_id === viewer.user_id)
