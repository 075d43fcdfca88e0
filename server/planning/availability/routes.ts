import type * as contract from '#contract/planning/availability.ts'
import { daysBetween, isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { removeAbsence, saveAbsence, saveWeek } from './commands.ts'
import { availabilityGrid, availabilityOf } from './queries.ts'

const LONGEST_DAYS = 366

export const availabilityHandlers: Handlers<typeof contract> = {
  async ownAvailability({ db, clubId, viewer, timeZone }) {
    const today = dayIn(timeZone, new Date())
    return { data: await availabilityOf(db, clubId, viewer.user_id, today) }
  },
  async saveAvailability({ db, clubId, viewer, body }) {
    await saveWeek(db, clubId, viewer.user_id, body.slots)
    return { data: { done: true } }
  },
  async addAbsence({ db, clubId, viewer, body }) {
    const days = daysBetween(body.from_date, body.until_date)
    demand(days >= 0 && days < LONGEST_DAYS, 'end_before_start', { fields: { until_date: null } })
    return { data: await saveAbsence(db, clubId, viewer.user_id, body) }
  },
  async deleteAbsence({ db, clubId, viewer, params }) {
    demand(await removeAbsence(db, clubId, viewer.user_id, params.id), 'not_found')
    return { data: { done: true } }
  },
  async availabilityGrid({ db, clubId, viewer, query }) {
    const monday = isoWeekStart(query.week_of)
    const grid = await availabilityGrid(db, clubId, {
      viewerId: viewer.user_id,
      monday,
      squad_id: query.squad_id,
    })
    return { data: { monday, ...grid } }
  },
}
