import { rolesChanged } from '#contract/events.ts'
import type * as contract from '#contract/people/members.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import {
  maySetScope,
  overrideRefusal,
  roleChangeRefusal,
  rolePermissionsRefusal,
  type CoachScope,
} from '#domain/rules/member-rights.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import type { Handlers } from '../../http/mount.ts'
import { partialReply } from '../../http/reply.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { queueMails } from '../../mail/queue.ts'
import { notifyAll } from '../../notices/notify.ts'
import { counted, memberText } from '../../text/members.ts'
import { errorText } from '../../text/text.ts'
import { planChanges, standingOf, type Planned } from './changes.ts'
import {
  addToSquads,
  changeStatuses,
  lockMembers,
  noteChange,
  replaceRoles,
  saveOverrides,
  saveCoachScope,
  savePlaces,
  saveRolePermissions,
} from './commands.ts'
import { sendInvitations, type Sender } from '../invitations/notify.ts'
import { closedAddresses, justInvited } from '../invitations/queries.ts'
import { clubNameOf, memberFacts, type MemberFacts, scopeOf } from './queries.ts'
import { rolePermissionsOf } from '../clubs/queries.ts'

type ChangeHandlers = Pick<
  Handlers<typeof contract>,
  'changeMemberStatus' | 'updateMember' | 'updateRolePermissions' | 'actOnMembers'
>
type Facts = Map<number, MemberFacts>
type Acting = { viewer: Viewer; sender: Sender }

const { approved, rejected, left, invited } = MEMBER_STATUS

/**
 * Carries the changes out and notifies those whom they concern: by mail where they wait for it,
 * else in their notices.
 */
async function carryOut(
  db: Db,
  clubId: ClubId,
  { viewer, sender }: Acting,
  facts: Facts,
  changes: Planned['changes'],
): Promise<void> {
  if (changes.length === 0) return
  await changeStatuses(db, clubId, changes)
  const idsTo = (to: MemberStatus) =>
    changes.filter((change) => change.to === to).map(({ user_id }) => user_id)
  await sendInvitations(db, clubId, idsTo(invited), sender)
  const club = await clubNameOf(db, clubId)
  await answerRequests(db, clubId, { club, facts, changes, publicUrl: sender.publicUrl })
  await notifyAll(
    db,
    idsTo(left).filter((id) => id !== viewer.user_id),
    { kind: 'removed-from-club', level: 'warning', values: { club } },
  )
  await noteChange(db, clubId, viewer.user_id, { action: 'members-changed', subject: { changes } })
}

type Answers = { club: string; facts: Facts; changes: Planned['changes']; publicUrl: string }

async function answerRequests(
  db: Db,
  clubId: ClubId,
  { club, facts, changes, publicUrl }: Answers,
): Promise<void> {
  const answered = changes.filter(({ from }) => from === MEMBER_STATUS.pending)
  const people = answered.flatMap(({ user_id, to }) => {
    const person = facts.get(user_id)
    return person ? [{ ...person, approved: to === approved }] : []
  })
  await queueMails(
    db,
    people.map(({ email, language, first_name, ...person }) => ({
      address: email,
      language,
      template: 'join-answer' as const,
      values: {
        name: first_name,
        club,
        approved: person.approved,
        link: `${publicUrl}${person.approved ? `/switch-club/${clubId}` : '/join'}`,
      },
      about_club: clubId,
    })),
  )
  const ids = (yes: boolean) =>
    people.filter((person) => person.approved === yes).map(({ user_id }) => user_id)
  await notifyAll(db, ids(true), {
    kind: 'join-approved',
    level: 'success',
    values: { club },
    link: `/switch-club/${clubId}`,
  })
  await notifyAll(db, ids(false), { kind: 'join-rejected', values: { club } })
}

const holderOf = (person: MemberFacts) => ({ ...person, ...standingOf(person) })

const TARGET: Partial<Record<string, MemberStatus>> = {
  approve: approved,
  reject: rejected,
  remove: left,
}

const roleHandlers: Pick<ChangeHandlers, 'updateRolePermissions'> = {
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
}

export const changeHandlers = (publicUrl: string): ChangeHandlers => ({
  ...roleHandlers,
  async changeMemberStatus({ db, clubId, viewer, caller, params, body }) {
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
    await carryOut(db, clubId, { viewer, sender }, facts, changes)
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

  async actOnMembers({ db, clubId, viewer, caller, body, language }) {
    await lockMembers(db, clubId)
    const facts = await memberFacts(db, clubId, body.user_ids)
    const acting = { viewer, sender: { name: caller.full_name, publicUrl } }
    const { done, refused } = await act(db, clubId, acting, facts, body)
    const failed = refused.map(({ user_id, code }) => ({
      user_id,
      code,
      message: errorText(language, code),
    }))
    const reply = { data: { done, failed } }
    return failed.length > 0
      ? partialReply(counted(memberText(language).peopleRefused, failed.length), reply)
      : reply
  },
})

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

const REFUSED = { unwanted: 'invitation_unwanted', often: 'just_invited' } as const

/** No mailbox is filled with invitations, or gets one its owner does not want. */
async function demandInvitable(db: Db, { user_id, email }: MemberFacts): Promise<void> {
  const closed = (await closedAddresses(db, [email])).get(email)
  if (closed) throw new Refusal(REFUSED[closed])
  const retry_after = (await justInvited(db, [user_id])).get(user_id)
  if (retry_after !== undefined) throw new Refusal('just_invited', { retry_after })
}

type Outcome = { done: number[]; refused: { user_id: number; code: ErrorCode }[] }
type Action = {
  action: (typeof contract.MEMBER_ACTIONS)[number]
  user_ids: number[]
  squad_id?: number
  role_id?: RoleId
}

async function act(
  db: Db,
  clubId: ClubId,
  acting: Acting,
  facts: Facts,
  body: Action,
): Promise<Outcome> {
  switch (body.action) {
    case 'add-to-squad':
      return joinSquad(db, clubId, acting, facts, body)
    case 'set-role':
      return setRole(db, clubId, acting, facts, body)
    case 'invite':
      return invite(db, clubId, acting, facts, body.user_ids)
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
      await carryOut(db, clubId, acting, facts, planned.changes)
      return { done: planned.changes.map(({ user_id }) => user_id), refused: planned.refused }
    }
  }
}

const unknownOf = (facts: Facts, ids: readonly number[]): Outcome['refused'] =>
  ids.filter((id) => !facts.has(id)).map((user_id) => ({ user_id, code: 'not_found' }))

/** People who are invited already get the mail again. */
async function invite(
  db: Db,
  clubId: ClubId,
  acting: Acting,
  facts: Facts,
  ids: readonly number[],
): Promise<Outcome> {
  demand(hasPermission(acting.viewer, 'invite-members'), 'permission_missing', {
    need: 'invite-members',
  })
  const waiting = await justInvited(db, ids)
  const closed = await closedAddresses(
    db,
    [...facts.values()].map(({ email }) => email),
  )
  const whyClosed = (id: number) => closed.get(facts.get(id)?.email ?? '')
  const calm = ids.filter((id) => !waiting.has(id) && !whyClosed(id))
  const again = calm.filter((id) => facts.get(id)?.status === invited)
  const rest = calm.filter((id) => !again.includes(id))
  const { changes, refused } = planChanges(
    acting.viewer,
    facts,
    await rolePermissionsOf(db, clubId),
    rest,
    invited,
  )
  await carryOut(db, clubId, acting, facts, changes)
  await sendInvitations(db, clubId, again, acting.sender)
  const early = [...waiting.keys()].map((user_id) => ({ user_id, code: 'just_invited' as const }))
  const shut = ids.flatMap((user_id) => {
    const reason = waiting.has(user_id) ? undefined : whyClosed(user_id)
    return reason ? [{ user_id, code: REFUSED[reason] }] : []
  })
  return {
    done: [...again, ...changes.map(({ user_id }) => user_id)],
    refused: [...refused, ...early, ...shut],
  }
}

async function joinSquad(
  db: Db,
  clubId: ClubId,
  { viewer }: Acting,
  facts: Facts,
  { user_ids, squad_id }: Action,
): Promise<Outcome> {
  demand(hasPermission(viewer, 'edit-squads'), 'permission_missing', { need: 'edit-squads' })
  demand(squad_id !== undefined, 'invalid', { errors: { squad_id: [] } })
  const gone: readonly MemberStatus[] = [left, rejected, MEMBER_STATUS.athlete_rejected]
  const stays = user_ids.filter(
    (id) => facts.has(id) && !gone.includes(facts.get(id)?.status ?? left),
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
  facts: Facts,
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
