import { FEATURE } from '#domain/constants/features.ts'
import { DEFAULT_PERMISSIONS } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import type { Viewer, ViewerClub } from '#domain/rules/viewer.ts'

/** Somebody of a club with the rights of a role, for tests of rules. */
export function viewerIn(role: RoleId, club: Partial<ViewerClub> = {}): Viewer {
  return {
    user_id: 7,
    is_admin: false,
    has_clubs: true,
    club: {
      id: 1,
      is_individual: false,
      default_sport_id: 1,
      member: true,
      roles: [role],
      permissions: DEFAULT_PERMISSIONS[role],
      features: [FEATURE.imports],
      subscription_ends: '2030-01-01',
      expired: false,
      ...club,
    },
  }
}
