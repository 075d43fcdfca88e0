import { describe, expect, test } from 'vitest'
import {
  checkCalendar,
  followedCalendars,
  forgetCalendar,
  readCalendarOnce,
  takeCalendar,
} from '#contract/platform/bring-in-calendars.ts'
import { undoBringIn } from '#contract/platform/bring-in.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeCrew, makeMember } from '../../../test/support/factories.ts'
import {
  app,
  as,
  calendarOf,
  calendars,
  CAMP,
  changes,
  club,
  coach,
  events,
  inDays,
  look,
  prepareCalendarClub,
  read,
  REGATTA,
  serve,
  server,
  takeOver,
} from '../../../test/support/followed-calendars.ts'
import { lookAtDue } from './calendar-look.ts'

prepareCalendarClub()

describe('a calendar elsewhere', () => {
  test('shows its events first, which become events of the club when they are taken over', async () => {
    serve(calendarOf(REGATTA, CAMP))
    const { status, id } = await read()
    expect(status).toBe(202)
    expect(await calendars()).toMatchObject([
      { id, name: 'Regattas', host: 'receiver.example', follows: true, taken: 0, fault: null },
    ])
    expect((await changes()).map(({ change }) => change)).toEqual(['new', 'new'])
    expect(await events()).toEqual([])
    expect(await takeOver(id)).toMatchObject({ added: 2 })
    expect(await events()).toMatchObject([
      { name: 'Regatta', published: true, starts: inDays(10) },
      { name: 'Camp', starts: inDays(20) },
    ])
    expect(await changes()).toEqual([])
    expect(await takeOver(id)).toMatchObject({ id: null, added: 0 })
  })

  test('says what has moved, changed and gone, and takes it over', async () => {
    serve(calendarOf(REGATTA, CAMP, { uid: 'c', name: 'Party', day: 30 }))
    const { id } = await read()
    await takeOver(id)
    serve(calendarOf({ ...REGATTA, day: 11 }, { ...CAMP, place: 'Lucerne' }))
    await look(id)
    expect(await changes()).toEqual([
      { name: 'Regatta', change: 'moved', is_own: false },
      { name: 'Camp', change: 'changed', is_own: false },
      { name: 'Party', change: 'gone', is_own: false },
    ])
    expect((await events()).map(({ starts }) => starts)).toContain(inDays(10))
    expect(await takeOver(id)).toMatchObject({ added: 0, changed: 2, removed: 1, own: 0 })
    expect(await events()).toMatchObject([
      { name: 'Regatta', starts: inDays(11) },
      { name: 'Camp', location: 'Lucerne' },
    ])
    expect(await changes()).toEqual([])
  })

  test('never changes what the club has changed itself', async () => {
    serve(calendarOf(REGATTA, CAMP))
    const { id } = await read()
    await takeOver(id)
    await app.rows(`update sessions set name = 'Our regatta' where club_id = $1 and name = $2`, [
      club,
      'Regatta',
    ])
    serve(calendarOf({ ...REGATTA, day: 12 }))
    await look(id)
    expect(await changes()).toEqual([
      { name: 'Regatta', change: 'moved', is_own: true },
      { name: 'Camp', change: 'gone', is_own: false },
    ])
    expect(await takeOver(id)).toMatchObject({ changed: 0, removed: 1, own: 1 })
    expect(await events()).toMatchObject([{ name: 'Our regatta', starts: inDays(10) }])
  })

  test('is undone in one step, and is new again then', async () => {
    serve(calendarOf(REGATTA))
    const { id } = await read()
    const taken = await takeOver(id)
    const undone = await app.send(undoBringIn, { params: { id: taken.id ?? 0 } }, as(coach))
    expect(undone.json).toEqual({ data: { stays: [] } })
    expect(await events()).toEqual([])
    expect((await changes()).map(({ change }) => change)).toEqual(['new'])
  })

  test('is undone but for an event that has got a crew since', async () => {
    serve(calendarOf(REGATTA, CAMP))
    const { id } = await read()
    const taken = await takeOver(id)
    const [session] = await app.rows<{ id: number }>(
      `select id from sessions where club_id = $1 and name = 'Regatta'`,
      [club],
    )
    await makeCrew(app.db, club, { session_id: session?.id ?? 0 })
    const undone = await app.send(undoBringIn, { params: { id: taken.id ?? 0 } }, as(coach))
    expect(undone.json).toEqual({ data: { stays: [{ name: 'Regatta', reason: 'changed' }] } })
    expect((await events()).map(({ name }) => name)).toEqual(['Regatta'])
  })

  test('that is the same is not read again, and one that fails says why', async () => {
    serve(calendarOf(REGATTA), '"1"')
    const { id } = await read()
    await look(id)
    expect(await calendars()).toMatchObject([{ fault: null }])
    server.answersWith(500)
    await look(id)
    expect(await calendars()).toMatchObject([{ fault: 'refused' }])
    expect((await changes()).map(({ change }) => change)).toEqual(['new'])
  })

  test.each([
    ['no-calendar', () => server.answersWith(200, '<html>Sign in</html>')],
    ['redirected', () => server.answers((r) => r.writeHead(302, { location: '/' }).end())],
    ['too-large', () => server.answersWith(200, 'x'.repeat(3_000_000))],
  ])('says %s when there is none at the address', async (fault, answer) => {
    answer()
    await read()
    expect(await calendars()).toMatchObject([{ fault, changes: [], taken: 0 }])
  })

  test('keeps no other back when it cannot be stored, and says so', async () => {
    const refused = { ...REGATTA, uid: 'refused' }
    server.answers((response, { path }) =>
      response.end(calendarOf(path === '/refused' ? refused : CAMP)),
    )
    await app.rows(
      `alter table followed_events add constraint refuses_one check (uid <> 'refused')`,
    )
    for (const path of ['/one', '/refused', '/two']) {
      const body = { address: new URL(path, server.address).href, follows: true }
      expect((await app.send(readCalendarOnce, { body }, as(coach))).status).toBe(202)
    }
    await expect(lookAtDue(app.database.worker, server.outbound)).rejects.toThrow(AggregateError)
    expect((await calendars()).map((one) => [one.fault, one.changes.length])).toEqual([
      [null, 1],
      ['no-calendar', 0],
      [null, 1],
    ])
    await app.rows('alter table followed_events drop constraint refuses_one')
  })

  test('is refused to athletes and of another club, and is followed no more when deleted', async () => {
    serve(calendarOf(REGATTA))
    const { id } = await read()
    const athlete = await makeMember(app.db, club, [ROLE.athlete])
    expect((await read(true, athlete)).status).toBe(403)
    expect((await app.send(followedCalendars, {}, as(athlete))).status).toBe(403)
    const elsewhere = await makeClub(app.db)
    const other = await makeMember(app.db, elsewhere, [ROLE.coach])
    const foreign = { token: other.token, club: elsewhere }
    for (const call of [takeCalendar, checkCalendar, forgetCalendar])
      expect((await app.send(call, { params: { id } }, foreign)).status).toBe(404)
    await takeOver(id)
    expect((await app.send(forgetCalendar, { params: { id } }, as(coach))).status).toBe(200)
    expect(await calendars()).toEqual([])
    expect(await events()).toHaveLength(1)
  })
})
