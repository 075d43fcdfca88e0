import { sql } from 'kysely'
import {
  changeOf,
  factsOf,
  isOwnNow,
  type CalendarFault,
  type EventFacts,
} from '#domain/bring-in/calendar-event.ts'
import type { FollowedCalendar, FollowedEvent } from '#contract/platform/bring-in-calendars.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { askRoutine } from '../../db/routine.ts'
import { demand } from '../../http/refusal.ts'
import type { ReadCalendar } from './read-calendar.ts'

/** More calendars than these a club does not read at a time. */
const MOST_CALENDARS = 20

type NewCalendar = { address: string; follows: boolean; made_by: number }

/** @throws Refusal conflict when the club has as many as it may have */
export async function addCalendar(db: Db, club_id: ClubId, calendar: NewCalendar): Promise<number> {
  await db.selectFrom('clubs').select('id').where('id', '=', club_id).forNoKeyUpdate().execute()
  const { count } = await db
    .selectFrom('followed_calendars')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', club_id)
    .executeTakeFirstOrThrow()
  demand(count < MOST_CALENDARS, 'conflict')
  const name = new URL(calendar.address).hostname.slice(0, 200)
  const { id } = await db
    .insertInto('followed_calendars')
    .values({ ...calendar, club_id, name, next_check: 'infinity' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await checkSoon(db, id)
  return id
}

/**
 * Writes down how the events of a calendar are there now; those that are not are gone, where all of
 * them were read.
 */
export async function noteEvents(
  db: Db,
  club_id: ClubId,
  calendar_id: number,
  { events, isCut }: ReadCalendar,
): Promise<void> {
  const latest = events
    .filter(({ is_cancelled, name }) => !is_cancelled && name !== '')
    .map((event) => ({
      uid: event.uid,
      recurrence: event.recurrence,
      latest: factsOf(event),
    }))
  const rows = JSON.stringify(latest)
  await sql`
    insert into followed_events (club_id, calendar_id, uid, recurrence, latest)
    select ${club_id}, ${calendar_id}, r.uid, r.recurrence, r.latest
    from jsonb_to_recordset(${rows}::jsonb) r (uid text, recurrence text, latest jsonb)
    on conflict (club_id, calendar_id, uid, recurrence) do update set latest = excluded.latest
    where followed_events.latest is distinct from excluded.latest`.execute(db)
  if (isCut) return
  // What lies behind is left out of a look, and is not gone for that.
  await sql`
    update followed_events e
    set latest = null
    where e.club_id = ${club_id}
      and e.calendar_id = ${calendar_id}
      and e.latest is not null
      and (e.latest ->> 'end_date')::timestamptz > now()
      and not exists (
        select
        from jsonb_to_recordset(${rows}::jsonb) r (uid text, recurrence text)
        where r.uid = e.uid and r.recurrence = e.recurrence
      )`.execute(db)
}

type Look = { name?: string; etag?: string | null; fault: string | null; is_cut?: boolean }

/** Notes how a look at a calendar went. */
export const noteLook = (db: Db, clubId: ClubId, id: number, look: Look): Promise<unknown> =>
  db
    .updateTable('followed_calendars')
    .set({ ...look, checked_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()

export const calendarAddress = (db: Db, clubId: ClubId, id: number) =>
  db
    .selectFrom('followed_calendars')
    .select(['address', 'etag'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A calendar, of which nobody else notes or takes over events until the transaction ends. */
export const lockCalendar = (db: Db, clubId: ClubId, id: number) =>
  db
    .selectFrom('followed_calendars')
    .select('name')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Has a calendar looked at now, once a minute; false when there is none. */
export const checkSoon = (db: Db, calendar: number): Promise<boolean> =>
  askRoutine(db, 'check_calendar', { calendar })

export async function deleteCalendar(db: Db, clubId: ClubId, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('followed_calendars')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  demand(numDeletedRows > 0n, 'not_found')
}

/** An event of a calendar as it was taken in, is there, and is here. */
export type StoredEvent = {
  calendar_id: number
  uid: string
  recurrence: string
  session_id: number | null
  taken: EventFacts | null
  latest: EventFacts | null
  here: EventFacts | null
}

/** The events of a club’s calendars, or of one of them. */
export async function storedEvents(
  db: Db,
  clubId: ClubId,
  calendar: number | null = null,
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('followed_events as e')
    .leftJoin('sessions as s', (join) =>
      join
        .onRef('s.club_id', '=', 'e.club_id')
        .onRef('s.id', '=', 'e.session_id')
        .on('s.deleted_at', 'is', null),
    )
    .select(['e.calendar_id', 'e.uid', 'e.recurrence', 'e.session_id'])
    .select([
      sql<EventFacts | null>`e.taken`.as('taken'),
      sql<EventFacts | null>`e.latest`.as('latest'),
    ])
    .select(['s.name', 's.starts_at', 's.ends_at', 's.all_day', 's.location', 's.description'])
    .where('e.club_id', '=', clubId)
    .$if(calendar !== null, (some) => some.where('e.calendar_id', '=', calendar ?? 0))
    .execute()
  return rows.map(({ name, starts_at, ends_at, all_day, location, description, ...event }) => ({
    ...event,
    here:
      name === null || starts_at === null || ends_at === null
        ? null
        : {
            name,
            start_date: new Date(starts_at).toISOString(),
            end_date: new Date(ends_at).toISOString(),
            all_day: all_day ?? false,
            location: location ?? '',
            description: description ?? '',
          },
  }))
}

/** What is other in a calendar, the first first. */
function changesIn(events: readonly StoredEvent[]): FollowedEvent[] {
  return events
    .flatMap((event): FollowedEvent[] => {
      const change = changeOf(event)
      const shown = event.latest ?? event.taken
      if (change === null || shown === null) return []
      const { name, start_date, end_date, all_day, location } = shown
      return [
        {
          name,
          start_date,
          end_date,
          all_day_event: all_day,
          location,
          change,
          before: change === 'moved' ? (event.taken?.start_date ?? null) : null,
          is_own: isOwnNow(event.taken, event.here),
          session_id: event.here ? event.session_id : null,
        },
      ]
    })
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
}

/** The calendars that a club reads, with what is other there. */
export async function calendarsOf(db: Db, clubId: ClubId): Promise<FollowedCalendar[]> {
  const calendars = await db
    .selectFrom('followed_calendars')
    .select(['id', 'name', 'address', 'follows', 'checked_at', 'fault', 'is_cut'])
    .where('club_id', '=', clubId)
    .orderBy('id', 'desc')
    .$narrowType<{ fault: CalendarFault | null }>()
    .execute()
  const events = Map.groupBy(await storedEvents(db, clubId), ({ calendar_id }) => calendar_id)
  return calendars.map(({ address, ...calendar }) => {
    const own = events.get(calendar.id) ?? []
    return {
      ...calendar,
      host: new URL(address).hostname,
      taken: own.filter(({ taken, here }) => taken !== null && here !== null).length,
      changes: changesIn(own),
    }
  })
}

type TakenEvent = Pick<StoredEvent, 'uid' | 'recurrence' | 'session_id' | 'latest'>

/** Notes that the club has events now as they are there; those that are gone are forgotten. */
export async function noteTaken(
  db: Db,
  club_id: ClubId,
  calendar_id: number,
  events: readonly TakenEvent[],
  bring_in_id: number | null,
): Promise<void> {
  const rows = JSON.stringify(events)
  await sql`
    update followed_events e
    set taken = e.latest,
      session_id = r.session_id,
      bring_in_id = coalesce(e.bring_in_id, ${bring_in_id})
    from jsonb_to_recordset(${rows}::jsonb) r (uid text, recurrence text, session_id bigint)
    where e.club_id = ${club_id} and e.calendar_id = ${calendar_id}
      and e.uid = r.uid and e.recurrence = r.recurrence`.execute(db)
}

/** The events of an import that was undone are new again. */
export async function offerAgain(db: Db, clubId: ClubId, bringIn: number): Promise<void> {
  await sql`
    update followed_events e
    set taken = null, session_id = null, bring_in_id = null
    where e.club_id = ${clubId} and e.bring_in_id = ${bringIn}
      and not exists (
        select
        from sessions s
        where s.club_id = e.club_id and s.id = e.session_id and s.deleted_at is null
      )`.execute(db)
}
