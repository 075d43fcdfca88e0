import type * as contract from '#contract/invitations.ts'
import { holdsAll } from '#domain/rules/member-rights.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { actorFor } from '#domain/rules/membership.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import type { ClubId, Db } from '../db/client.ts'
import type { Handlers } from '../http/mount.ts'
import { partialReply } from '../http/reply.ts'
import { demand } from '../http/refusal.ts'
import { counted, memberText } from '../text/members.ts'
import { rolePermissionsOf } from '../members/queries.ts'
import { qrCode } from '../text/qr-code.ts'
import { addPeople, makeLink, noteEntry, revokeLink, setOpenToRequests } from './commands.ts'
import { joinHandlers } from './join-routes.ts'
import { answerOf, judgeRows } from './judge-rows.ts'
import { sendInvitations } from './notify.ts'
import { isOpenToRequests, linksOf, membersByAddress, type StoredLink } from './queries.ts'

/** Nobody lets others in with more than they hold, or into squads they may not change. */
async function demandRights(db: Db, clubId: ClubId, viewer: Viewer, roles: readonly RoleId[], squads: number): Promise<void> {
  const allowed = await rolePermissionsOf(db, clubId)
  const own = viewer.club?.permissions ?? []
  demand(
    roles.every((role) => holdsAll(own, allowed[role])),
    'beyond_own_rights',
  )
  demand(squads === 0 || hasPermission(viewer, 'edit-squads'), 'permission_missing', { need: 'edit-squads' })
}

const today = () => new Date().toISOString().slice(0, 10)

async function shownLink(link: StoredLink, publicUrl: string): Promise<contract.InvitationLink> {
  const url = `${publicUrl}/join/${link.token}`
  const { token: _, ...shown } = link
  return { ...shown, url, qr: await qrCode(url, 1) }
}

export const invitationHandlers = (publicUrl: string): Handlers<typeof contract> => ({
  ...joinHandlers(publicUrl),
  async inviteMembers({ db, clubId, viewer, caller, body, language }) {
    const { role_ids, squad_ids = [], invite, dry_run = false } = body
    await demandRights(db, clubId, viewer, role_ids, squad_ids.length)
    const to = invite ? MEMBER_STATUS.invited : MEMBER_STATUS.onboarding
    const addresses = body.people.map(({ email }) => email.trim().toLowerCase())
    const known = await membersByAddress(db, clubId, addresses)
    const judged = judgeRows(body.people, known, { today: today(), language, to, actor: actorFor(viewer, 0) })
    const ready = judged.filter(({ outcome }) => outcome === 'ready')
    const people = ready.map(({ row }) => ({ ...row, language: row.language ?? body.language ?? language }))
    if (!dry_run && people.length > 0) {
      const added = await addPeople(db, clubId, { people, status: to, role_ids, squad_ids })
      if (invite) await sendInvitations(db, clubId, [...added.values()], { name: caller.full_name, publicUrl })
      await noteEntry(db, clubId, viewer.user_id, { action: 'members-added', subject: { people: added.size, invited: invite, role_ids } })
    }
    const refused = judged.filter(({ outcome }) => outcome === 'refused').length
    const taken = dry_run ? 'ready' : invite ? 'invited' : 'added'
    const reply = { data: { taken: ready.length, refused, rows: judged.map((one) => answerOf(one, taken)) } }
    return refused > 0 && !dry_run ? partialReply(counted(memberText(language).rowsRefused, refused), reply) : reply
  },

  async invitationLinks({ db, clubId }) {
    const links = await linksOf(db, clubId)
    return {
      data: {
        links: await Promise.all(links.map((link) => shownLink(link, publicUrl))),
        open_to_requests: await isOpenToRequests(db, clubId),
      },
    }
  },
  async createInvitationLink({ db, clubId, viewer, body }) {
    const { role_id, squad_id = null, direct, days } = body
    await demandRights(db, clubId, viewer, [role_id], squad_id === null ? 0 : 1)
    const id = await makeLink(db, clubId, { role_id, squad_id, direct, days, created_by: viewer.user_id })
    await noteEntry(db, clubId, viewer.user_id, { action: 'link-made', subject: { id, role_id, direct, days } })
    return { data: { id } }
  },
  async revokeInvitationLink({ db, clubId, viewer, params }) {
    demand(await revokeLink(db, clubId, params.id), 'not_found')
    await noteEntry(db, clubId, viewer.user_id, { action: 'link-ended', subject: { id: params.id } })
    return { data: { done: true } }
  },
  async openToRequests({ db, clubId, viewer, body }) {
    await setOpenToRequests(db, clubId, body.open)
    await noteEntry(db, clubId, viewer.user_id, { action: 'join-requests', subject: { open: body.open } })
    return { data: { done: true } }
  },
})
