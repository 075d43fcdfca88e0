/** What a member is in a club; one person may hold several. */
export const ROLE = { athlete: 2, head_coach: 3, manager: 5, coach: 6 } as const

export type RoleKey = keyof typeof ROLE
export type RoleId = (typeof ROLE)[RoleKey]

export const ROLE_IDS: readonly RoleId[] = Object.values(ROLE)

/** Head coach or coach. A manager alone is not coach-like. */
export function isCoachLike(roles: readonly RoleId[]): boolean {
  return roles.includes(ROLE.head_coach) || roles.includes(ROLE.coach)
}
