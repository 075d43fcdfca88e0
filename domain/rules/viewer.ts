import type { FeatureId } from '../constants/features.ts'
import type { Permission } from '../constants/permissions.ts'
import type { ReportContext } from '../reports/context.ts'
import { isCoachLike, type RoleId } from '../constants/roles.ts'

/** The selected club from the viewer's side. */
export type ViewerClub = {
  id: number
  is_individual: boolean
  default_sport_id: number
  /** Approved: an invited or pending person is not yet a member. */
  member: boolean
  roles: readonly RoleId[]
  permissions: readonly Permission[]
  features: readonly FeatureId[]
  /** YYYY-MM-DD, the last day paid for; null when there is none. */
  subscription_ends: string | null
  expired: boolean
  /** Coaches see who the members under 18 are also without `view-minors`. */
  coaches_see_minors?: boolean
  /** What its reports follow; years from January unless it says so. */
  reports?: ReportContext
}

/** What a personal API token may be used for: to read, or also to change. */
export type TokenScope = 'read' | 'write'

/**
 * Who is asking: proven by the gate on the server, repeated by the client to hide what would be
 * refused.
 */
export type Viewer = {
  user_id: number
  is_admin: boolean
  club: ViewerClub | null
  /** Approved in at least one club, be it selected or not. */
  has_clubs: boolean
  /** A platform administrator acts in this person's name. */
  impersonated?: boolean
  /** The scope of a personal API token; a sign-in may do whatever the person may. */
  token_scope?: TokenScope
  /** The club that a personal API token is for, where it is for one alone. */
  only_club?: number
  /** A program asks for this person, and is shown nobody under 18. */
  hides_minors?: boolean
  /** A platform administrator who has not set up the second step, and gets no further before. */
  lacks_second_step?: boolean
}

/** Whether a club's days are over, none ever paid for included. `today` is the day at the club. */
export function isSubscriptionOver(ends: string | null, today: string): boolean {
  return ends === null || ends < today
}

function membership(viewer: Viewer): ViewerClub | null {
  return viewer.club?.member ? viewer.club : null
}

export function isMember(viewer: Viewer): boolean {
  return membership(viewer) !== null
}

export function hasPermission(viewer: Viewer, permission: Permission): boolean {
  return membership(viewer)?.permissions.includes(permission) ?? false
}

export function hasFeature(viewer: Viewer, feature: FeatureId): boolean {
  return membership(viewer)?.features.includes(feature) ?? false
}

export function hasRole(viewer: Viewer, roles: readonly RoleId[]): boolean {
  return membership(viewer)?.roles.some((role) => roles.includes(role)) ?? false
}

/** Head coach or coach of the selected club. */
export function isCoach(viewer: Viewer): boolean {
  return isCoachLike(membership(viewer)?.roles ?? [])
}
