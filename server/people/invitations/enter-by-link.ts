import { joinRequested, memberJoined } from '#contract/events.ts'
import { holdsAll } from '#domain/rules/member-rights.ts'
import { hasEntered, joinSteps, statusByPlace, type Actor } from '#domain/rules/membership.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { found, Refusal } from '../../http/refusal.ts'
import { countUse, enterClub, enterMembership, noteEntry, takeLinkedPlace } from './commands.ts'
import { linkOf, type OpenLink } from './queries.ts'

/** What the maker may do now, and only as far as they still hold what the link gives. */
function makerOf({ maker_permissions, role_permissions }: OpenLink): Actor {
  const holds = holdsAll(maker_permissions, role_permissions)
  return {
    self: false,
    invites: holds && maker_permissions.includes('invite-members'),
    manages: holds && maker_permissions.includes('manage-members'),
  }
}

/** The status that entering by the link leads to, null when it changes nothing. */
export const becomes = (link: OpenLink): MemberStatus | null =>
  link.place_of === null
    ? (joinSteps(link.status, link.direct, makerOf(link)).at(-1) ?? null)
    : statusByPlace(link.status, link.is_own)

/** Somebody who enters: the viewer, or the id of a person whose account has just been opened. */
type Entering = Viewer | number

/**
 * The person in context joins the club of the link, or asks it. Returns their status; who is in, or
 * waits, stays so.
 * @throws Refusal already_member when the link changes nothing for them
 */
export async function enterByLink(
  db: Db,
  link: OpenLink,
  code: string,
  by: Entering,
): Promise<MemberStatus> {
  const to = becomes(link)
  if (to === null) {
    if (hasEntered(link.status)) return link.status
    throw new Refusal('already_member')
  }
  const user_id = typeof by === 'number' ? by : by.user_id
  const clubId = await enterClub(db, link)
  const entered =
    link.place_of === null
      ? await enterWithRole(db, clubId, link, { user_id, to })
      : await takeLinkedPlace(db, code)
  if (!entered) return statusMeanwhile(db, code, to)
  const joining = { clubId, by, subject: user_id }
  if (to === MEMBER_STATUS.approved)
    await record(db, memberJoined, { ...joining, data: { inviter_ids: [link.maker] } })
  else await record(db, joinRequested, { ...joining, data: {} })
  await noteEntry(db, clubId, user_id, {
    action: 'joined-by-link',
    subject: { link: link.link_id, status: to },
  })
  return to
}

async function enterWithRole(
  db: Db,
  clubId: ClubId,
  link: OpenLink,
  { user_id, to }: { user_id: number; to: MemberStatus },
): Promise<boolean> {
  // Who may not be given the link's role any more is let in as an athlete or asks as one.
  const role_id = makerOf(link).invites ? link.role_id : ROLE.athlete
  const { status: from, squad_id } = link
  const entered = await enterMembership(db, clubId, { user_id, from, to, role_id, squad_id })
  if (entered) await countUse(db, clubId, link.link_id)
  return entered
}

/** The same request came twice at once, or somebody else was first. */
async function statusMeanwhile(db: Db, code: string, to: MemberStatus): Promise<MemberStatus> {
  const link = found(await linkOf(db, code), 'link_ended')
  if (link.status === to) return to
  throw new Refusal('conflict')
}

/** The same for somebody who signed up by the link; one that has ended leads nowhere. */
export async function enterByCode(db: Db, code: string, userId: number): Promise<void> {
  const link = await linkOf(db, code)
  if (link && becomes(link) !== null) await enterByLink(db, link, code, userId)
}
