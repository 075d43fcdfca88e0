import { rolesChanged } from '#contract/events.ts'
import type * as contract from '#contract/people/members.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import {
  maySetScope,
  overrideRefusal,
  roleChangeRefusal,
  rolePermissionsRefusal,
  type CoachScope,
} from '#domain/rules/member-rights.ts'
import { actorFor, canEverLeadTo } from '#domain/rules/membership.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import type { Handlers } from '../../http/mount.ts'
import { partialReply } from '../../http/reply.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { notDoneFor } from '../../text/left-out.ts'
import { errorText } from '../../text/text.ts'
import { holderOf, planChanges } from './changes.ts'
import {
  correctPerson,
  lockMembers,
  noteChange,
  replaceRoles,
  saveOverrides,
  saveCoachScope,
  savePlaces,
  saveRolePermissions,
} from './commands.ts'
import { sendInvitations } from '../invitations/open.ts'
import { memberFacts, scopeOf } from './queries.ts'
import { rolePermissionsOf } from '../clubs/open.ts'
import { carryOut } from './status-changes.ts'
import { demandInvitable } from './invite-members.ts'
import { applyAction } from './bulk-actions.ts'

type ChangeHandlers = Pick<
  Handlers<typeof contract>,
  'changeMemberStatus' | 'updateMember' | 'updateRolePermissions' | 'actOnMembers' | 'correctMember'
>

const { invited } = MEMBER_STATUS

/** Changes which athletes somebody sees; nobody lets others see more than they do themselves. */
async function changeScope(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  userId: number,
  scope: CoachScope,
): Promise<void> {
  demand(maySetScope(await scopeOf(db, clubId, viewer.user_id), scope), 'beyond_own_rights')
  await saveCoachScope(db, clubId, userId, scope)
  await noteChange(db, clubId, viewer.user_id, {
    action: 'rights-changed',
    subject: { user_id: userId, coach_scope: scope },
  })
}

/** What people and roles may do. */
const rightsHandlers: Pick<ChangeHandlers, 'updateRolePermissions' | 'updateMember'> = {
  async updateRolePermissions({ db, clubId, viewer, body }) {
    const { role_id, permissions } = body
    await lockMembers(db, clubId)
    const before = (await rolePermissionsOf(db, clubId))[role_id]
    const refusal = rolePermissionsRefusal(
      viewer.club?.permissions ?? [],
      before,
      permissions,
      role_id,
    )
    if (refusal) throw new Refusal(refusal)
    await saveRolePermissions(db, clubId, role_id, permissions)
    await noteChange(db, clubId, viewer.user_id, {
      action: 'role-changed',
      subject: { role_id, before, after: permissions },
    })
    return { data: { done: true } }
  },

  async updateMember({ db, clubId, viewer, body }) {
    const { user_id, roles, permissions = [], coach_scope, ...places } = body
    await lockMembers(db, clubId)
    const person = found((await memberFacts(db, clubId, [user_id])).get(user_id))
    const own = viewer.club?.permissions ?? []
    const refusal =
      (roles &&
        roleChangeRefusal(own, await rolePermissionsOf(db, clubId), holderOf(person), roles)) ??
      overrideRefusal(own, holderOf(person), permissions)
    if (refusal) throw new Refusal(refusal)
    if (coach_scope) await changeScope(db, clubId, viewer, user_id, coach_scope)
    if (roles) await replaceRoles(db, clubId, [user_id], roles)
    await saveOverrides(db, clubId, user_id, permissions)
    await savePlaces(db, clubId, user_id, places)
    if (roles ?? permissions.length > 0) {
      await record(db, rolesChanged, { clubId, by: viewer, subject: user_id, data: {} })
      await noteChange(db, clubId, viewer.user_id, {
        action: 'rights-changed',
        subject: { user_id, roles, permissions },
      })
    }
    return { data: { done: true } }
  },
}

const correcting: Pick<ChangeHandlers, 'correctMember'> = {
  async correctMember({ db, clubId, viewer, params, body }) {
    demand(hasPermission(viewer, 'invite-members'), 'permission_missing', {
      need: 'invite-members',
    })
    found((await memberFacts(db, clubId, [params.id])).get(params.id))
    await correctPerson(db, params.id, body)
    await noteChange(db, clubId, viewer.user_id, {
      action: 'member-corrected',
      subject: { user_id: params.id, fields: Object.keys(body) },
    })
    return { data: { done: true } }
  },
}

export const changeHandlers = (publicUrl: string): ChangeHandlers => ({
  ...rightsHandlers,
  ...correcting,

  async changeMemberStatus({ db, clubId, viewer, caller, params, body }) {
    demand(canEverLeadTo(body.status, actorFor(viewer, params.id)), 'not_yours')
    await lockMembers(db, clubId)
    const facts = await memberFacts(db, clubId, [params.id])
    const person = found(facts.get(params.id))
    const sender = { name: caller.full_name, publicUrl }
    if (body.status === invited && person.status === invited) {
      demand(hasPermission(viewer, 'invite-members'), 'not_yours')
      await demandInvitable(db, person)
      await sendInvitations(db, clubId, [params.id], sender)
      return { data: { done: true } }
    }
    const { changes, refused } = planChanges(
      viewer,
      facts,
      await rolePermissionsOf(db, clubId),
      [params.id],
      body.status,
    )
    const [refusal] = refused
    if (refusal) throw new Refusal(refusal.code)
    if (body.status === invited) await demandInvitable(db, person)
    await carryOut(db, clubId, { viewer, sender }, changes)
    return { data: { done: true } }
  },

  async actOnMembers({ db, clubId, viewer, caller, body, language }) {
    await lockMembers(db, clubId)
    const facts = await memberFacts(db, clubId, body.user_ids)
    const acting = { viewer, sender: { name: caller.full_name, publicUrl } }
    const { done, refused } = await applyAction(db, clubId, acting, facts, body)
    const failed = refused.map(({ user_id, code }) => ({
      user_id,
      code,
      message: errorText(language, code),
    }))
    const reply = { data: { done, failed } }
    if (failed.length === 0) return reply
    const leftOut = failed.map(({ user_id, message }) => ({
      name: facts.get(user_id)?.full_name ?? null,
      reason: message,
    }))
    return partialReply(notDoneFor(language, leftOut), done.length > 0, reply)
  },
})
