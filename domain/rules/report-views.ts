import { FEATURE } from '../constants/features.ts'
import { hasFeature, hasPermission, isCoach, type Viewer } from './viewer.ts'

/** What the rules need to know of a saved view. */
export type ViewFacts = { user_id: number; shared: boolean }

/** Who may save a view for everybody in the club. */
export const canShareViews = (viewer: Viewer): boolean =>
  hasFeature(viewer, FEATURE.additional_reports) &&
  (isCoach(viewer) || hasPermission(viewer, 'edit-club'))

/** One's own, and those of the club. */
export const canOpenView = (viewer: Viewer, { user_id, shared }: ViewFacts): boolean =>
  shared || user_id === viewer.user_id

/** Who saved it; those of the club also who may change the club. */
export const canChangeView = (viewer: Viewer, { user_id, shared }: ViewFacts): boolean =>
  user_id === viewer.user_id || (shared && hasPermission(viewer, 'edit-club'))
