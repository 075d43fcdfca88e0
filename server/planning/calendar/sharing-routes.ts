import type * as contract from '#contract/planning/calendar.ts'
import { canEndLinksOfOthers, canShareCalendar } from '#domain/rules/calendar.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { makeLink, revokeLink } from './commands.ts'
import { linksOf, squadsAmong } from './link-queries.ts'
import { urlOf } from './link-routes.ts'

type SharingHandlers = Pick<
  Handlers<typeof contract>,
  'calendarLinks' | 'createCalendarLink' | 'revokeCalendarLink'
>

/** The links by which a member shares the calendar. */
export const sharingHandlers = (publicUrl: string): SharingHandlers => ({
  async calendarLinks({ db, clubId, viewer }) {
    const links = await linksOf(db, clubId, canEndLinksOfOthers(viewer) ? null : viewer.user_id)
    const shown = links.map(({ token, user_id, ...link }) => {
      const own = user_id === viewer.user_id
      const isSaid = own && viewer.token_scope === undefined
      return { ...link, url: isSaid ? urlOf(publicUrl, link.kind, token) : null, own }
    })
    return { data: shown }
  },
  async createCalendarLink({ db, clubId, viewer, body }) {
    const { kind, scope, squad_ids = [], days = null, with_phases = false } = body
    const among = await squadsAmong(db, clubId, viewer.user_id, squad_ids)
    demand(canShareCalendar(viewer, { kind, scope, squad_ids }, among.own))
    const fits =
      scope === 'squads'
        ? squad_ids.length > 0 && among.known.length === squad_ids.length
        : squad_ids.length === 0
    demand(fits, 'unknown_reference', { fields: { squad_ids: null } })
    const { id, token } = await makeLink(db, clubId, {
      kind,
      scope,
      squad_ids,
      days,
      with_phases: with_phases && kind === 'feed',
      user_id: viewer.user_id,
    })
    return { data: { id, url: urlOf(publicUrl, kind, token) } }
  },
  async revokeCalendarLink({ db, clubId, viewer, params }) {
    demand(
      await revokeLink(db, clubId, canEndLinksOfOthers(viewer) ? null : viewer.user_id, params.id),
      'not_found',
    )
    return { data: { done: true } }
  },
})
