import type { RoleId } from '#domain/constants/roles.ts'
import { holdsAll } from '#domain/rules/member-rights.ts'
import type { MemberRow } from '#domain/rules/member-row.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import { rolePermissionsOf } from '../clubs/open.ts'

/** Nobody lets others in with more than they hold, or into squads they may not change. */
export async function demandRights(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  roles: readonly RoleId[],
  squads: number,
): Promise<void> {
  const allowed = await rolePermissionsOf(db, clubId)
  const own = viewer.club?.permissions ?? []
  demand(
    roles.every((role) => holdsAll(own, allowed[role])),
    'beyond_own_rights',
  )
  demand(squads === 0 || hasPermission(viewer, 'edit-squads'), 'permission_missing', {
    need: 'edit-squads',
  })
}

/** Rows that name squads ask for the right to change these. */
export function demandSquads(viewer: Viewer, rows: readonly Pick<MemberRow, 'squad'>[]): void {
  const names = rows.some(({ squad }) => squad?.trim())
  demand(!names || hasPermission(viewer, 'edit-squads'), 'permission_missing', {
    need: 'edit-squads',
  })
}
