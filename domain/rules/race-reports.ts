import { hasPermission, type Viewer } from './viewer.ts'

/** Who saved a comparison, and who may change the club. */
export const canChangeRaceReport = (
  viewer: Viewer,
  { creator_id }: { creator_id: number | null },
): boolean => creator_id === viewer.user_id || hasPermission(viewer, 'edit-club')
