import type * as contract from '#contract/platform/bring-in-calendars.ts'
import { canBringIn } from '#domain/rules/bring-in.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { demandAddress } from '../../outbound/demand-address.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { asAddress } from './calendar-look.ts'
import { takeOver } from './calendar-take.ts'
import { addCalendar, calendarsOf, checkSoon, deleteCalendar, nameOfCalendar } from './store.ts'

const done = { data: { done: true } }

export const calendarHandlers = ({
  outbound,
}: {
  outbound: Outbound
}): Handlers<typeof contract> => ({
  async followedCalendars({ db, clubId, viewer }) {
    demand(canBringIn(viewer, 'events'))
    return { data: await calendarsOf(db, clubId) }
  },
  readCalendarOnce: {
    async prepare({ clubId, viewer, body }) {
      demand(canBringIn(viewer, 'events'))
      const address = asAddress(body.address)
      await demandAddress(outbound, address)
      const calendar = { address, follows: body.follows, made_by: viewer.user_id }
      return async ({ db }) => ({ data: { id: await addCalendar(db, clubId, calendar) } })
    },
  },
  async checkCalendar({ db, viewer, params }) {
    demand(canBringIn(viewer, 'events'))
    demand(await checkSoon(db, params.id), 'not_found')
    return done
  },
  async takeCalendar({ db, clubId, viewer, params }) {
    demand(canBringIn(viewer, 'events'))
    const { name } = found(await nameOfCalendar(db, clubId, params.id))
    return { data: await takeOver(db, clubId, viewer, { id: params.id, name }) }
  },
  async forgetCalendar({ db, clubId, viewer, params }) {
    demand(canBringIn(viewer, 'events'))
    await deleteCalendar(db, clubId, params.id)
    return done
  },
})
