import type * as contract from '#contract/calendar.ts'
import { daysBetween } from '#domain/time/week.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import type { Handlers } from '../http/mount.ts'
import { demand } from '../http/refusal.ts'
import { rawJson } from '../http/reply.ts'
import { agendaJson } from './queries.ts'

const MOST_DAYS = 400

export const calendarHandlers: Handlers<typeof contract> = {
  async agenda({ ask, clubId, viewer, body, timeZone }) {
    const days = daysBetween(body.start_date, body.end_date)
    demand(days >= 0 && days <= MOST_DAYS, 'end_before_start', { fields: { end_date: null } })
    return rawJson(
      await agendaJson(ask, clubId, body, {
        user_id: viewer.user_id,
        sees_drafts: isCoach(viewer),
        time_zone: timeZone,
        sees_health: !viewer.impersonated,
      }),
    )
  },
}
