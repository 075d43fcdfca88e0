import type { FeatureId } from '../constants/features.ts'
import type { Permission } from '../constants/permissions.ts'
import { isWaterClub } from '../constants/sports.ts'
import type { RoleId } from '../constants/roles.ts'
import { hasFeature, hasPermission, hasRole, type Viewer } from './viewer.ts'

/**
 * Who may call an endpoint or open a screen; plain data, read by the gate, the client and the
 * access table.
 * - `public`: anyone
 * - `user`: signed in
 * - `member`: an approved member of the selected club whose subscription runs; optionally a
 * permission, a plan feature, one of some roles,
 *   not in an account of one's own, and only in a club whose default sport is on water
 * - `guardian`: a guardian of the child that the path names, in the club it names; whether that is so
 *   the gate asks, and answers 404 where it is not
 * - `admin`: platform administrator
 */
export type Access =
  | { level: 'public' }
  | { level: 'user' }
  | {
      level: 'member'
      permission?: Permission
      feature?: FeatureId
      role?: readonly RoleId[]
      expired?: 'allowed'
      individual?: 'refused'
      sport?: 'water'
    }
  | { level: 'guardian' }
  | { level: 'admin' }

export type AccessRefusal =
  | { status: 401; code: 'unauthenticated' }
  | { status: 419; code: 'no_clubs' }
  | { status: 420; code: 'subscription_expired' }
  | { status: 403; code: 'admin_only' }
  | { status: 403; code: 'second_step_missing' }
  | { status: 403; code: 'not_a_member' }
  | { status: 403; code: 'forbidden' }
  | { status: 403; code: 'role_missing'; need: readonly RoleId[] }
  | { status: 403; code: 'permission_missing'; need: Permission }
  | { status: 403; code: 'feature_missing'; need: FeatureId }

type MemberAccess = Extract<Access, { level: 'member' }>

/**
 * Why access is refused, or null when it is granted. Of 401, 419, 420 and 403, the first reason
 * that applies is given.
 */
export function refusalFor(access: Access, viewer: Viewer | null): AccessRefusal | null {
  if (access.level === 'public') return null
  if (viewer === null) return { status: 401, code: 'unauthenticated' }
  switch (access.level) {
    case 'user':
      return null
    case 'guardian':
      return unguarded(viewer)
    case 'admin':
      return viewer.is_admin ? unguarded(viewer) : { status: 403, code: 'admin_only' }
    case 'member':
      return unguarded(viewer) ?? memberRefusal(access, viewer)
  }
}

export function isOpenTo(access: Access, viewer: Viewer | null): boolean {
  return refusalFor(access, viewer) === null
}

/**
 * A viewer who may do everything everywhere has to sign in by two steps; before that only their own
 * account is open.
 */
const unguarded = (viewer: Viewer): AccessRefusal | null =>
  viewer.lacks_second_step ? { status: 403, code: 'second_step_missing' } : null

/** A stranger is refused as one, and does not learn whether the club has paid. */
function memberRefusal(access: MemberAccess, viewer: Viewer): AccessRefusal | null {
  if (!viewer.has_clubs) return { status: 419, code: 'no_clubs' }
  if (!viewer.club?.member) return { status: 403, code: 'not_a_member' }
  if (viewer.club.expired && access.expired !== 'allowed')
    return { status: 420, code: 'subscription_expired' }
  if (viewer.club.is_individual && access.individual === 'refused')
    return { status: 403, code: 'forbidden' }
  if (access.sport === 'water' && !isWaterClub(viewer.club.default_sport_id))
    return { status: 403, code: 'forbidden' }
  return missingRight(access, viewer)
}

/**
 * Rights of the person come before the plan: an upgrade would not help someone who may not do it
 * anyway.
 */
function missingRight(
  { role, permission, feature }: MemberAccess,
  viewer: Viewer,
): AccessRefusal | null {
  if (role && !hasRole(viewer, role)) return { status: 403, code: 'role_missing', need: role }
  if (permission && !hasPermission(viewer, permission))
    return { status: 403, code: 'permission_missing', need: permission }
  if (feature && !hasFeature(viewer, feature))
    return { status: 403, code: 'feature_missing', need: feature }
  return null
}
