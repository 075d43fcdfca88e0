import type * as contract from '#contract/planning/calendar.ts'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import { canEndLinksOfOthers, canShareCalendar } from '#domain/rules/calendar.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { daysBetween } from '#domain/time/week.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, demandDays } from '../../http/refusal.ts'
import { changeView, forgetView, keepView, makeLink, revokeLink } from './commands.ts'
import { linkHandlers, urlOf } from './link-routes.ts'
import { agendaOf } from './queries.ts'
import { linksOf, squadsAmong, viewsOf } from './link-queries.ts'

const MOST_DAYS = 400

export const calendarHandlers = (publicUrl: string): Handlers<typeof contract> => ({
  ...linkHandlers(publicUrl),
  async agenda({ db, clubId, viewer, caller, body, timeZone }) {
    demandDays(daysBetween(body.start_date, body.end_date), MOST_DAYS)
    const metric =
      caller.club?.training_metric ?? defaultTrainingMetric(viewer.club?.default_sport_id ?? 0)
    const asking = {
      user_id: viewer.user_id,
      sees_drafts: isCoach(viewer),
      time_zone: timeZone,
      metric,
      sees_health: !viewer.impersonated,
    }
    return { data: await agendaOf(db, clubId, body, asking) }
  },

  async favouriteViews({ db, clubId, viewer }) {
    return { data: await viewsOf(db, clubId, viewer.user_id) }
  },
  async saveFavouriteView({ db, clubId, viewer, body }) {
    return { data: { id: await keepView(db, clubId, viewer.user_id, body) } }
  },
  async changeFavouriteView({ db, clubId, viewer, params, body }) {
    demand(await changeView(db, clubId, viewer.user_id, params.id, body), 'not_found')
    return { data: { done: true } }
  },
  async deleteFavouriteView({ db, clubId, viewer, params }) {
    demand(await forgetView(db, clubId, viewer.user_id, params.id), 'not_found')
    return { data: { done: true } }
  },

  async calendarLinks({ db, clubId, viewer }) {
    const links = await linksOf(db, clubId, canEndLinksOfOthers(viewer) ? null : viewer.user_id)
    const shown = links.map(({ token, user_id, ...link }) => ({
      ...link,
      url: urlOf(publicUrl, link.kind, token),
      own: user_id === viewer.user_id,
    }))
    return { data: shown }
  },
  async createCalendarLink({ db, clubId, viewer, body }) {
    // An address outlives the half hour in somebody's name.
    demand(!viewer.impersonated, 'impersonating')
    const { kind, scope, squad_ids = [], days = null } = body
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
