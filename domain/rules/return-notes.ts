import { FEATURE } from '../constants/features.ts'
import { hasFeature, hasPermission, isCoach, type Viewer } from './viewer.ts'

/** Whose way back it is, and whether the viewer sees that person. */
type Whose = { user_id: number; sees: boolean }

/** Notes on the way back to training are for the athlete and for coaches who see the athlete. */
export const canReadReturnNotes = (viewer: Viewer, { user_id, sees }: Whose): boolean =>
  sees && !viewer.impersonated && (user_id === viewer.user_id || isCoach(viewer))

/** Coaches write them about athletes they see, where the plan has mornings. */
export const canWriteReturnNote = (viewer: Viewer, sees: boolean): boolean =>
  sees && !viewer.impersonated && isCoach(viewer) && hasFeature(viewer, FEATURE.morning_monitoring)

type Written = { written_by: number | null; sees: boolean }

/** A note is changed and deleted by who wrote it, or with the right over what has been. */
export const canChangeReturnNote = (viewer: Viewer, { written_by, sees }: Written): boolean =>
  canWriteReturnNote(viewer, sees) &&
  (written_by === viewer.user_id || hasPermission(viewer, 'view-edit-all-sessions'))
