import { inClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { tryEach } from '../../db/try-each.ts'
import type { CalendarFault } from '#domain/bring-in/calendar-event.ts'
import { fetchText } from '../../outbound/fetch-text.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { readInThread } from './calendar-thread.ts'
import type { ReadCalendar } from './read-calendar.ts'
import { calendarAddress, lockCalendar, noteEvents, noteLook } from './store.ts'

type Look = { read: ReadCalendar; etag: string | null } | { same: true } | { fault: CalendarFault }

/** Reads the calendar at an address; with the etag of the version that is known, only another. */
async function lookAt(
  outbound: Outbound,
  address: string,
  etag: string | null,
  timeZone: string,
): Promise<Look> {
  const fetched = await fetchText(outbound, address, etag)
  if (!('text' in fetched)) return fetched
  const read = await readInThread(fetched.text, timeZone)
  return read ? { read, etag: fetched.etag } : { fault: 'no-calendar' }
}

/** Writes down what a look has shown. */
async function noteLookAt(db: Db, clubId: ClubId, id: number, look: Look): Promise<void> {
  if ('read' in look) {
    await lockCalendar(db, clubId, id)
    await noteEvents(db, clubId, id, look.read)
    const { name, isCut } = look.read
    await noteLook(db, clubId, id, {
      ...(name && { name }),
      etag: look.etag,
      fault: null,
      is_cut: isCut,
    })
  } else await noteLook(db, clubId, id, { fault: 'fault' in look ? look.fault : null })
}

/** Calendars are named with https, also where a link says webcal. */
export const asAddress = (text: string): string => text.trim().replace(/^webcals?:/i, 'https:')

type DueCalendar = { club_id: ClubId; id: number; time_zone: string }

async function lookAtOne(
  pool: Pool,
  outbound: Outbound,
  { club_id, id, time_zone }: DueCalendar,
): Promise<void> {
  const calendar = await inClub(pool, club_id, (db) => calendarAddress(db, club_id, id))
  if (!calendar) return
  const look = await lookAt(outbound, calendar.address, calendar.etag, time_zone)
  await inClub(pool, club_id, (db) => noteLookAt(db, club_id, id, look))
}

/**
 * Looks at a few calendars that are due, one after the other; nothing is held while one is fetched.
 * One that fails keeps no other back, and says so. Those that are left are for the next job, which
 * is queued behind what others wait for.
 */
export async function lookAtDue(pool: Pool, outbound: Outbound): Promise<void> {
  const { rows } = await pool.query<DueCalendar>('select * from app.due_calendars()')
  try {
    await tryEach(rows, 'calendars could not be looked at', async (due) => {
      const { club_id, id } = due
      try {
        await lookAtOne(pool, outbound, due)
      } catch (failure) {
        await inClub(pool, club_id, (db) => noteLook(db, club_id, id, { fault: 'no-calendar' }))
        throw failure
      }
    })
  } finally {
    if (rows.length > 0) await pool.query('select app.queue_calendars()')
  }
}
