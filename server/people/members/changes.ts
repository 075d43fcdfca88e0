import { holdsAll, type RolePermissions } from '#domain/rules/member-rights.ts'
import { actorFor, canEverLeadTo, transition, type Standing } from '#domain/rules/membership.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { MemberFacts } from './queries.ts'
import type { StatusChange } from './commands.ts'

const standingOf = ({ is_creator, is_manager, managers }: MemberFacts): Standing => ({
  is_creator,
  is_last_manager: is_manager && managers === 1,
})

export const holderOf = (person: MemberFacts) => ({ ...person, ...standingOf(person) })

export type Planned = { changes: StatusChange[]; refused: { user_id: number; code: ErrorCode }[] }

/**
 * Which of these people can go to a status, one after the other, so that the last manager of a list
 * stays.
 */
export function planChanges(
  viewer: Viewer,
  facts: ReadonlyMap<number, MemberFacts>,
  allowed: RolePermissions,
  userIds: readonly number[],
  to: MemberStatus,
): Planned {
  const planned: Planned = { changes: [], refused: [] }
  let managersGone = 0
  for (const user_id of userIds) {
    const person = facts.get(user_id)
    const code = person
      ? refusalOf(viewer, { ...person, managers: person.managers - managersGone }, allowed, to)
      : 'not_found'
    if (code !== null || !person) {
      planned.refused.push({ user_id, code: code ?? 'not_found' })
      continue
    }
    planned.changes.push({ user_id, from: person.status, to })
    if (to === MEMBER_STATUS.left && person.is_manager) managersGone++
  }
  return planned
}

/**
 * Somebody who is let in again gets their roles back, so the person who lets them in must hold
 * these. Rights come before the state: with too few, the refusal is the same in every one.
 */
function refusalOf(
  viewer: Viewer,
  person: MemberFacts,
  allowed: RolePermissions,
  to: MemberStatus,
): ErrorCode | null {
  const actor = actorFor(viewer, person.user_id)
  if (!canEverLeadTo(to, actor)) return 'not_yours'
  const letsIn = to === MEMBER_STATUS.invited || to === MEMBER_STATUS.approved
  const own = viewer.club?.permissions ?? []
  if (letsIn && !person.roles.every((role) => holdsAll(own, allowed[role])))
    return 'beyond_own_rights'
  return transition(person.status, to, actor, standingOf(person))
}
