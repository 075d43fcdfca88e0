import { rolesChanged } from '#contract/events.ts'
import type * as contract from '#contract/people/members.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { FORMER_STATUSES, MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { roleChangeRefusal } from '#domain/rules/member-rights.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { demand } from '../../http/refusal.ts'
import { holderOf, planChanges } from './changes.ts'
import { addToSquads, noteChange, replaceRoles } from './commands.ts'
import { rolePermissionsOf } from '../clubs/open.ts'
import { carryOut, type Acting, type FactsById } from './status-changes.ts'
import { inviteMembers, type Outcome } from './invite-members.ts'

const { approved, rejected, left } = MEMBER_STATUS
/** Where a change of status leads. */
const TARGET: Partial<Record<string, MemberStatus>> = {
  approve: approved,
  reject: rejected,
  remove: left,
}

type Action = {
  action: (typeof contract.MEMBER_ACTIONS)[number]
  user_ids: number[]
  squad_id?: number
  role_id?: RoleId
}

export async function applyAction(
  db: Db,
  clubId: ClubId,
  acting: Acting,
  facts: FactsById,
  body: Action,
): Promise<Outcome> {
  switch (body.action) {
    case 'add-to-squad':
      return joinSquad(db, clubId, acting, facts, body)
    case 'set-role':
      return setRole(db, clubId, acting, facts, body)
    case 'invite':
      return inviteMembers(db, clubId, acting, facts, body.user_ids)
    default: {
      demand(hasPermission(acting.viewer, 'manage-members'), 'permission_missing', {
        need: 'manage-members',
      })
      const planned = planChanges(
        acting.viewer,
        facts,
        await rolePermissionsOf(db, clubId),
        body.user_ids,
        TARGET[body.action] ?? left,
      )
      await carryOut(db, clubId, acting, planned.changes)
      return { done: planned.changes.map(({ user_id }) => user_id), refused: planned.refused }
    }
  }
}

const unknownOf = (facts: FactsById, ids: readonly number[]): Outcome['refused'] =>
  ids.filter((id) => !facts.has(id)).map((user_id) => ({ user_id, code: 'not_found' }))

async function joinSquad(
  db: Db,
  clubId: ClubId,
  { viewer }: Acting,
  facts: FactsById,
  { user_ids, squad_id }: Action,
): Promise<Outcome> {
  demand(hasPermission(viewer, 'edit-squads'), 'permission_missing', { need: 'edit-squads' })
  demand(squad_id !== undefined, 'invalid', { errors: { squad_id: [] } })
  const stays = user_ids.filter(
    (id) => facts.has(id) && !FORMER_STATUSES.includes(facts.get(id)?.status ?? left),
  )
  await addToSquads(db, clubId, stays, [squad_id])
  const others = user_ids
    .filter((id) => facts.has(id) && !stays.includes(id))
    .map((user_id) => ({ user_id, code: 'no_such_change' as const }))
  return { done: stays, refused: [...unknownOf(facts, user_ids), ...others] }
}

async function setRole(
  db: Db,
  clubId: ClubId,
  { viewer }: Acting,
  facts: FactsById,
  { user_ids, role_id }: Action,
): Promise<Outcome> {
  demand(hasPermission(viewer, 'manage-members'), 'permission_missing', { need: 'manage-members' })
  demand(role_id !== undefined, 'invalid', { errors: { role_id: [] } })
  const allowed = await rolePermissionsOf(db, clubId)
  const outcome: Outcome = { done: [], refused: unknownOf(facts, user_ids) }
  let managersGone = 0
  for (const person of facts.values()) {
    const holder = holderOf({ ...person, managers: person.managers - managersGone })
    const code = roleChangeRefusal(viewer.club?.permissions ?? [], allowed, holder, [role_id])
    if (code !== null) outcome.refused.push({ user_id: person.user_id, code })
    else {
      outcome.done.push(person.user_id)
      if (person.is_manager && role_id !== ROLE.manager) managersGone++
    }
  }
  await replaceRoles(db, clubId, outcome.done, [role_id])
  if (outcome.done.length > 0)
    await record(db, rolesChanged, { clubId, by: viewer, subject: outcome.done, data: {} })
  await noteChange(db, clubId, viewer.user_id, {
    action: 'rights-changed',
    subject: { user_ids: outcome.done, roles: [role_id] },
  })
  return outcome
}
