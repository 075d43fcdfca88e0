import type * as contract from '#contract/platform/bring-in-calendars.ts'
import type { TakenCalendar } from '#contract/platform/bring-in-calendars.ts'
import { canBringIn } from '#domain/rules/bring-in.ts'
import { sessionsChanged } from '#contract/events.ts'
import { changeOf, isOwnNow, type EventFacts } from '#domain/bring-in/calendar-event.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { demandAddress } from '../../outbound/demand-address.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { publishSessions } from '../../planning/publishing/open.ts'
import { demandEditable } from '../../planning/session-facts/open.ts'
import { deleteSessions } from '../../planning/session-life/open.ts'
import { createSessions, plannerOf, updateSessions } from '../../planning/sessions/open.ts'
import { asAddress } from './calendar-look.ts'
import {
  addCalendar,
  calendarsOf,
  checkSoon,
  deleteCalendar,
  lockCalendar,
  noteTaken,
  storedEvents,
  type StoredEvent,
} from './store.ts'
import { noteBringIn, noteCounts, noteSessions } from './commands.ts'

type TakenEvent = StoredEvent & { latest: EventFacts }
const isThere = (event: StoredEvent): event is TakenEvent => event.latest !== null

/**
 * Takes over what is new or other in a calendar; what the club has changed itself stays.
 * @throws Refusal edit_denied where something else is of a session that the caller may not edit
 */
async function takeOver(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  calendar: { id: number; name: string },
): Promise<TakenCalendar> {
  const events = await storedEvents(db, clubId, calendar.id)
  const open = events.filter((event) => changeOf(event) !== null)
  const own = open.filter(({ taken, here }) => isOwnNow(taken, here))
  const free = open.filter((event) => !own.includes(event))
  const of = (...changes: string[]) =>
    free.filter((event) => changes.includes(changeOf(event) ?? ''))
  const fresh = of('new').filter(isThere)
  const other = of('moved', 'changed').filter(isThere)
  const gone = of('gone')
  const known = [...other, ...gone].flatMap(({ session_id }) => session_id ?? [])
  await demandEditable(db, clubId, viewer, known)
  const id = fresh.length > 0 ? await planNew(db, clubId, viewer, calendar, fresh) : null
  await changeKnown(db, clubId, viewer, other)
  await noteTaken(db, clubId, calendar.id, other, null)
  const ids = gone.flatMap(({ session_id }) => session_id ?? [])
  if (ids.length > 0) await deleteSessions(db, clubId, ids, viewer.user_id)
  await noteTaken(
    db,
    clubId,
    calendar.id,
    gone.map((event) => ({ ...event, session_id: null })),
    null,
  )
  return {
    id,
    added: fresh.length,
    changed: other.length,
    removed: gone.length,
    own: own.length,
  }
}

/** Plans the new events as the club's own, seen by everyone of it, and notes them for an undo. */
async function planNew(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  calendar: { id: number; name: string },
  events: readonly TakenEvent[],
): Promise<number> {
  const id = await noteBringIn(db, clubId, {
    kind: 'events',
    made_by: viewer.user_id,
    file_name: calendar.name,
  })
  const made: TakenEvent[] = []
  for (const event of events) {
    const plan = planOf(event.latest)
    const [session_id] = await createSessions(db, clubId, 'event', plan, plannerOf(viewer), {
      spans: [plan],
      rule: null,
    })
    made.push({ ...event, session_id: session_id ?? null })
  }
  const ids = made.flatMap(({ session_id }) => session_id ?? [])
  await publishSessions(db, clubId, ids, viewer.user_id)
  await noteSessions(db, clubId, id, ids)
  await noteTaken(db, clubId, calendar.id, made, id)
  await noteCounts(db, clubId, id, { added: made.length, filled: 0, left_out: 0 })
  return id
}

const planOf = ({ name, start_date, end_date, all_day, location, description }: EventFacts) => ({
  name,
  start_date,
  end_date,
  all_day_event: all_day,
  location: location || null,
  description: description || null,
})

async function changeKnown(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  events: readonly TakenEvent[],
): Promise<void> {
  for (const { session_id, latest } of events) {
    if (session_id === null) continue
    const { start_date, end_date, ...plan } = planOf(latest)
    const change = { id: session_id, span: { start_date, end_date } }
    await updateSessions(db, clubId, [change], plan, session_id)
  }
  const subject = events.flatMap(({ session_id }) => session_id ?? [])
  if (subject.length > 0)
    await record(db, sessionsChanged, { clubId, by: viewer.user_id, subject, data: {} })
}

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
    const { name } = found(await lockCalendar(db, clubId, params.id))
    return { data: await takeOver(db, clubId, viewer, { id: params.id, name }) }
  },
  async forgetCalendar({ db, clubId, viewer, params }) {
    demand(canBringIn(viewer, 'events'))
    await deleteCalendar(db, clubId, params.id)
    return done
  },
})
