import type * as contract from '#contract/planning/calendar.ts'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { daysBetween } from '#domain/time/week.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, demandDays } from '../../http/refusal.ts'
import { changeView, forgetView, keepView } from './commands.ts'
import { linkHandlers } from './link-routes.ts'
import { viewsOf } from './link-queries.ts'
import { agendaOf } from './queries.ts'
import { sharingHandlers } from './sharing-routes.ts'

const MOST_DAYS = 400

export const calendarHandlers = (publicUrl: string): Handlers<typeof contract> => ({
  ...linkHandlers(publicUrl),
  ...sharingHandlers(publicUrl),
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
      sees_restricted: seesRestrictedResults(viewer),
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
})
