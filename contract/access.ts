import type { FeatureId } from '#domain/constants/features.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'

/**
 * Who may call an endpoint or open a screen; plain data, read by the gate, the client and the access table.
 * - `public`: anyone
 * - `user`: signed in
 * - `member`: an approved member of the selected club whose subscription runs; optionally a permission, a plan feature, one of some roles,
 *   and not in an account of one's own
 * - `admin`: platform administrator
 */
export type Access =
  | { level: 'public' }
  | { level: 'user' }
  | { level: 'member'; permission?: Permission; feature?: FeatureId; role?: readonly RoleId[]; expired?: 'allowed'; individual?: 'refused' }
  | { level: 'admin' }
