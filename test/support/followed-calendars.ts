import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import {
  checkCalendar,
  followedCalendars,
  readCalendarOnce,
  takeCalendar,
  type FollowedCalendar,
} from '#contract/platform/bring-in-calendars.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { lookAtDue } from '../../server/platform/bring-in/calendar-look.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, type TestUser } from './factories.ts'
import { startReceiver, type Receiver } from './webhook-receiver.ts'

export let app: TestApp
export let server: Receiver
export let club: ClubId
export let coach: TestUser

/** A club for each test that follows calendars, which a receiver on this machine serves. */
export function prepareCalendarClub(): void {
  beforeAll(async () => {
    server = await startReceiver()
    app = await startTestApp({ outbound: server.outbound })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })
  beforeEach(async () => {
    club = await makeClub(app.db)
    coach = await makeMember(app.db, club, [ROLE.coach])
  })
}

const DAY_MS = 86_400_000
export const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
type Entry = { uid: string; name: string; day: number; place?: string }
export const calendarOf = (...events: Entry[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Regattas',
    ...events.flatMap(({ uid, name, day, place = '' }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:${name}`,
      `DTSTART:${inDays(day)}T080000Z`,
      `DTEND:${inDays(day)}T090000Z`,
      `LOCATION:${place}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
export const serve = (text: string, etag = '') =>
  server.answers((response, { headers }) =>
    etag !== '' && headers['if-none-match'] === etag
      ? response.writeHead(304).end()
      : response.writeHead(200, { ...(etag && { etag }) }).end(text),
  )

export const as = (user: TestUser) => ({ token: user.token, club })
export const read = async (follows = true, user = coach) => {
  const body = { address: server.address.replace('https:', 'webcal:'), follows }
  const { status, json } = await app.send(readCalendarOnce, { body }, as(user))
  await lookAtDue(app.database.worker, server.outbound)
  return { status, id: (json as { data?: { id: number } }).data?.id ?? 0 }
}
export const calendars = async () => {
  const { json } = await app.send(followedCalendars, {}, as(coach))
  return (json as { data: FollowedCalendar[] }).data
}
export const changes = async () =>
  (await calendars()).flatMap((one) =>
    one.changes.map(({ name, change, is_own }) => ({ name, change, is_own })),
  )
export const takeOver = async (id: number) => {
  const { status, json } = await app.send(takeCalendar, { params: { id } }, as(coach))
  expect(status).toBe(200)
  return (json as { data: { id: number | null; added: number } }).data
}
/** Has a calendar looked at that was not looked at for a while. */
export const look = async (id: number) => {
  await app.rows(
    `update followed_calendars set checked_at = checked_at - interval '2 minutes' where id = $1`,
    [id],
  )
  expect((await app.send(checkCalendar, { params: { id } }, as(coach))).status).toBe(200)
  await lookAtDue(app.database.worker, server.outbound)
}
export const events = () =>
  app.rows<{ name: string; location: string | null; published: boolean; starts: string }>(
    `select name, location, published_at is not null as published,
       to_char(starts_at at time zone 'UTC', 'YYYYMMDD') as starts
     from sessions where club_id = $1 and kind = 'event' and deleted_at is null
     order by starts_at`,
    [club],
  )

export const REGATTA = { uid: 'a', name: 'Regatta', day: 10 }
export const CAMP = { uid: 'b', name: 'Camp', day: 20 }
