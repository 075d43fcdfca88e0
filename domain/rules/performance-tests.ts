import { FEATURE } from '../constants/features.ts'
import { ROLE } from '../constants/roles.ts'
import { hasFeature, hasPermission, hasRole, isCoach, type Viewer } from './viewer.ts'

type Test = {
  user_id: number
  /** Who entered it; null for a new one, and for one whose writer is gone. */
  entered_by: number | null
  is_new: boolean
  /** The viewer sees tests of this kind of the athlete. */
  sees: boolean
}

/**
 * Who writes a test: a coach who sees the athlete's; an athlete a new one of their own, and what
 * they entered themselves.
 */
export function canWriteTest(viewer: Viewer, { user_id, entered_by, is_new, sees }: Test): boolean {
  if (viewer.impersonated || !hasFeature(viewer, FEATURE.drv)) return false
  if (sees && isCoach(viewer)) return true
  if (user_id !== viewer.user_id || !hasRole(viewer, [ROLE.athlete])) return false
  return is_new || entered_by === viewer.user_id
}

/** Weight and day of birth: one's own, and those of others with the permission. */
export const seesPersonalDetails = (viewer: Viewer, userId: number): boolean =>
  userId === viewer.user_id || hasPermission(viewer, 'drv-view-personal-details')

/** A coach who sees the athlete writes the zones of a test to them. */
export const canConfirmZones = (viewer: Viewer): boolean =>
  !viewer.impersonated && isCoach(viewer) && hasFeature(viewer, FEATURE.drv)
