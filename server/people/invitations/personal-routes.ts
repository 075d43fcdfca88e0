import type * as contract from '#contract/people/invitations-personal.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { holdsAll } from '#domain/rules/member-rights.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { qrCode } from '../../text/qr-code.ts'
import { makeLinksInTurn, makePersonalLinks, noteEntry } from './commands.ts'
import { personalLinksOf, type StoredPersonalLink } from './queries.ts'

const urlOf = (publicUrl: string, token: string) => `${publicUrl}/join/${token}`

const shown = (
  { used_at, link_id, token, expires_at, opened_at, permissions, ...member }: StoredPersonalLink,
  own: readonly Permission[],
  publicUrl: string,
): contract.PersonalLink => ({
  ...member,
  can_make: holdsAll(own, permissions),
  link:
    used_at === null && link_id !== null && token !== null && expires_at !== null
      ? { id: link_id, url: urlOf(publicUrl, token), expires_at, opened_at }
      : null,
  joined_at: used_at,
})

async function made(
  { user_id, full_name, token, expires_at, used_at }: StoredPersonalLink,
  publicUrl: string,
): Promise<contract.MadeLink[]> {
  if (used_at !== null || token === null || expires_at === null) return []
  const url = urlOf(publicUrl, token)
  return [{ user_id, full_name, url, qr: await qrCode(url, 1), expires_at }]
}

/** Links for one member each, as who may invite hands them out. */
export const personalLinkHandlers = ({
  publicUrl,
}: {
  publicUrl: string
}): Handlers<typeof contract> => ({
  async personalLinks({ db, clubId, viewer }) {
    const own = viewer.club?.permissions ?? []
    const members = await personalLinksOf(db, clubId)
    return { data: members.map((member) => shown(member, own, publicUrl)) }
  },
  async makePersonalLinks({ db, clubId, viewer, body: { user_ids, renew = false } }) {
    const own = viewer.club?.permissions ?? []
    await makeLinksInTurn(db, clubId)
    const before = await personalLinksOf(db, clubId, user_ids)
    const waiting = before.filter(({ used_at }) => used_at === null)
    demand(waiting.length > 0, 'not_found')
    demand(
      waiting.every(({ permissions }) => holdsAll(own, permissions)),
      'beyond_own_rights',
    )
    const people = waiting
      .filter(({ link_id }) => renew || link_id === null)
      .map(({ user_id }) => user_id)
    await makePersonalLinks(db, clubId, { people, created_by: viewer.user_id })
    if (people.length > 0)
      await noteEntry(db, clubId, viewer.user_id, {
        action: 'personal-links-made',
        subject: { user_ids: people },
      })
    const links = await personalLinksOf(db, clubId, user_ids)
    return { data: (await Promise.all(links.map((link) => made(link, publicUrl)))).flat() }
  },
})
