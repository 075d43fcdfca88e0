import type { Permission } from '../constants/permissions.ts'
import { ROLE, type RoleId } from '../constants/roles.ts'

export type RightsRefusal = 'beyond_own_rights' | 'creator_stays' | 'last_manager_stays'

/** What the roles allow in one club. */
export type RolePermissions = Readonly<Record<RoleId, readonly Permission[]>>

/** Somebody whose rights are to change. */
export type Holder = {
  readonly roles: readonly RoleId[]
  readonly is_creator: boolean
  readonly is_last_manager: boolean
}

const differing = <T>(one: readonly T[], other: readonly T[]): T[] => [
  ...one.filter((item) => !other.includes(item)),
  ...other.filter((item) => !one.includes(item)),
]

/**
 * Nobody gives or takes what they do not hold themselves: a role with all it allows, a single
 * permission as it is.
 */
export const holdsAll = (own: readonly Permission[], wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => own.includes(permission))

/** Why these roles may not replace those of the holder, or null when they may. */
export function roleChangeRefusal(
  own: readonly Permission[],
  allowed: RolePermissions,
  holder: Holder,
  roles: readonly RoleId[],
): RightsRefusal | null {
  if (!differing(holder.roles, roles).every((role) => holdsAll(own, allowed[role])))
    return 'beyond_own_rights'
  if (!holder.roles.includes(ROLE.manager) || roles.includes(ROLE.manager)) return null
  if (holder.is_creator) return 'creator_stays'
  return holder.is_last_manager ? 'last_manager_stays' : null
}

export type Override = { readonly name: Permission; readonly granted: boolean | null }

/** The same for permissions of one member; null means "as the roles say". */
export function overrideRefusal(
  own: readonly Permission[],
  holder: Holder,
  overrides: readonly Override[],
): RightsRefusal | null {
  if (
    !holdsAll(
      own,
      overrides.map(({ name }) => name),
    )
  )
    return 'beyond_own_rights'
  const locksOut = overrides.some(
    ({ name, granted }) => name === 'manage-members' && granted === false,
  )
  if (!locksOut || !holder.roles.includes(ROLE.manager)) return null
  if (holder.is_creator) return 'creator_stays'
  return holder.is_last_manager ? 'last_manager_stays' : null
}

/**
 * The same for what a role allows. Managers always manage members: a club without anybody who does
 * could not recover by itself.
 */
export function rolePermissionsRefusal(
  own: readonly Permission[],
  before: readonly Permission[],
  after: readonly Permission[],
  role: RoleId,
): RightsRefusal | null {
  if (!holdsAll(own, differing(before, after))) return 'beyond_own_rights'
  return role === ROLE.manager && !after.includes('manage-members') ? 'last_manager_stays' : null
}

/**
 * Whom of the athletes a member sees: all of the club, or those of the squads they are in
 * themselves.
 */
export const COACH_SCOPES = ['club', 'own-squads'] as const
export type CoachScope = (typeof COACH_SCOPES)[number]

/** People who see only their own squads cannot open the club to anybody, themselves included. */
export const maySetScope = (own: CoachScope, wanted: CoachScope): boolean =>
  own === 'club' || wanted === 'own-squads'
