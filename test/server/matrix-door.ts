import type { Access } from '#domain/rules/access.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import {
  featuresOf,
  isLapsed,
  permissionsOf,
  type ClubName,
  type Persona,
} from '../support/personas.ts'

export type Door = { status: number; code?: string }

/**
 * Who gets in, worked out from the tables of roles and plans: written apart from the rule the
 * server uses. What a token or an administrator in
 * somebody's name may not do besides is on the table of answers.
 */
export function doorOf(access: Access, persona: Persona, club: ClubName): Door | 'open' {
  if (access.level === 'public') return 'open'
  if (persona.name === 'anonymous') return { status: 401, code: 'unauthenticated' }
  if (access.level === 'user') return 'open'
  if (access.level === 'admin' && !persona.is_admin) return { status: 403, code: 'admin_only' }
  if (persona.name === 'admin_one_step') return { status: 403, code: 'second_step_missing' }
  if (access.level === 'admin') return 'open'
  if (access.level === 'guardian') return guardianDoor(persona, club)
  const approved = persona.standings.filter(({ status }) => status === MEMBER_STATUS.approved)
  if (approved.length === 0) return { status: 419, code: 'no_clubs' }
  const here = approved.find((standing) => standing.club === club)
  if (!here) return { status: 403, code: 'not_a_member' }
  if (isLapsed(here) && access.expired !== 'allowed')
    return { status: 420, code: 'subscription_expired' }
  if (access.individual === 'refused' && club === 'single')
    return { status: 403, code: 'forbidden' }
  if (access.role && !access.role.some((role) => here.roles.includes(role)))
    return { status: 403, code: 'role_missing' }
  if (access.permission && !permissionsOf(persona, here).has(access.permission))
    return { status: 403, code: 'permission_missing' }
  if (access.feature && !featuresOf(here).has(access.feature))
    return { status: 403, code: 'feature_missing' }
  return 'open'
}

/** Who has a place in a club is the guardian of the child asked for there, who has none of nobody. */
function guardianDoor(persona: Persona, club: ClubName): Door | 'open' {
  const here = persona.standings.find(
    (standing) => standing.club === club && standing.status === MEMBER_STATUS.approved,
  )
  return here && isLapsed(here) ? { status: 420, code: 'subscription_expired' } : 'open'
}
