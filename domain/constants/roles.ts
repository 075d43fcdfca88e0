/** What a member is in a club; one person may hold several. */
export const ROLE = { athlete: 2, head_coach: 3, manager: 5, coach: 6 } as const

export type RoleKey = keyof typeof ROLE
export type RoleId = (typeof ROLE)[RoleKey]

export const ROLE_IDS: readonly RoleId[] = Object.values(ROLE)

export const COACH_ROLES: readonly RoleId[] = [ROLE.head_coach, ROLE.coach]

/** Head coach or coach. A manager alone is not coach-like. */
export const isCoachLike = (roles: readonly RoleId[]): boolean =>
  COACH_ROLES.some((role) => roles.includes(role))
