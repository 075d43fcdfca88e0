import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/planning/calendar.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As
let squad: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club, [ROLE.athlete], { preferred_language: 'de' })
  squad = await makeSquad(app.db, club, [athlete.id])
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

type Wish = Parameters<typeof make>[0]
async function make(
  body: { kind: 'page' | 'feed'; scope: contract.LinkScope; squad_ids?: number[]; days?: 1 },
  as: As,
) {
  const { id, url } = (await app.ask(contract.createCalendarLink, { body }, as)).data
  return { id, url, secret: url.split('/').at(-1)?.replace('.ics', '') ?? '' }
}

/** Days from now, at six in the morning UTC. */
const ahead = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T06:00:00Z`

const feed = async (code: string, headers: Record<string, string> = {}) =>
  app.send(contract.calendarFeed, { params: { code } }, {}, headers)

/** Parses as strictly as calendars do, after looking at what the parser lets pass. */
function parsed(text: string) {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

describe('who may share', () => {
  const wishes: [string, () => Wish, () => As, boolean][] = [
    ['an athlete’s own feed', () => ({ kind: 'feed', scope: 'mine' }), () => asAthlete, true],
    ['an athlete’s own page', () => ({ kind: 'page', scope: 'mine' }), () => asAthlete, true],
    [
      'a feed of an athlete’s squad',
      () => ({ kind: 'feed', scope: 'squads', squad_ids: [squad] }),
      () => asAthlete,
      true,
    ],
    [
      'a page of an athlete’s squad',
      () => ({ kind: 'page', scope: 'squads', squad_ids: [squad] }),
      () => asAthlete,
      false,
    ],
    [
      'the club’s plan by an athlete',
      () => ({ kind: 'feed', scope: 'club' }),
      () => asAthlete,
      false,
    ],
    ['the club’s plan by a coach', () => ({ kind: 'page', scope: 'club' }), () => asCoach, true],
    [
      'a squad by a coach',
      () => ({ kind: 'page', scope: 'squads', squad_ids: [squad] }),
      () => asCoach,
      true,
    ],
    ['no squad', () => ({ kind: 'page', scope: 'squads' }), () => asCoach, false],
    [
      'a squad that is not there',
      () => ({ kind: 'page', scope: 'squads', squad_ids: [99_999_999] }),
      () => asCoach,
      false,
    ],
    [
      'squads beside the club',
      () => ({ kind: 'page', scope: 'club', squad_ids: [squad] }),
      () => asCoach,
      false,
    ],
  ]
  test.each(wishes)('%s', async (_, wish, as, allowed) => {
    const { status } = await app.send(contract.createCalendarLink, { body: wish() }, as())
    expect(status === 201).toBe(allowed)
  })
})

describe('a link shows only what its maker may still show', () => {
  const statusOf = async (kind: 'page' | 'feed', secret: string) =>
    kind === 'feed'
      ? (await feed(secret)).status
      : (await app.send(contract.publicCalendar, { params: { uuid: secret } }, {})).status

  test('the feed of a squad ends with leaving it, and is there again for who comes back', async () => {
    const member = await makeMember(app.db, club)
    const theirs = await makeSquad(app.db, club, [member.id])
    const { secret } = await make(
      { kind: 'feed', scope: 'squads', squad_ids: [theirs] },
      { token: member.token, club },
    )
    const own = await make({ kind: 'feed', scope: 'mine' }, { token: member.token, club })
    expect(await statusOf('feed', secret)).toBe(200)
    await app.rows('delete from squad_users where squad_id = $1', [theirs])
    expect((await feed(secret)).json).toMatchObject({ code: 'link_ended' })
    expect(await statusOf('feed', own.secret)).toBe(200)
    await app.rows('insert into squad_users (club_id, squad_id, user_id) values ($1, $2, $3)', [
      club,
      theirs,
      member.id,
    ])
    expect(await statusOf('feed', secret)).toBe(200)
  })

  test.each(['page', 'feed'] as const)(
    'a %s of the club ends with the role of a coach',
    async (kind) => {
      const former = await makeMember(app.db, club, [ROLE.coach])
      const { secret } = await make({ kind, scope: 'club' }, { token: former.token, club })
      expect(await statusOf(kind, secret)).toBe(200)
      await app.rows(
        'update membership_roles set role_id = $3 where club_id = $1 and user_id = $2',
        [club, former.id, ROLE.athlete],
      )
      expect(await statusOf(kind, secret)).toBe(404)
    },
  )
})

test('while the club’s subscription is over neither page nor feed is shown, and afterwards both are again', async () => {
  const here = await makeClub(app.db)
  const as = { token: (await makeMember(app.db, here, [ROLE.coach])).token, club: here }
  const page = await make({ kind: 'page', scope: 'club' }, as)
  const subscribed = await make({ kind: 'feed', scope: 'club' }, as)
  const shown = async () =>
    Promise.all([
      app.send(contract.publicCalendar, { params: { uuid: page.secret } }, {}),
      app.send(contract.calendarFeed, { params: { code: subscribed.secret } }, {}),
    ])
  const until = (days: number) =>
    app.rows(
      `update subscriptions set next_bill_date = current_date + $2::int where club_id = $1`,
      [here, days],
    )
  await until(-2)
  for (const { status, json, text } of await shown()) {
    expect([status, json]).toMatchObject([404, { code: 'link_paused' }])
    expect(text).not.toMatch(/subscription|trial/i)
  }
  await until(2)
  expect((await shown()).map(({ status }) => status)).toEqual([200, 200])
})

describe('a public page', () => {
  test('tells when, where and what, and nobody’s name', async () => {
    const { secret } = await make({ kind: 'page', scope: 'club' }, asCoach)
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Lake row', start_date: ahead(1), location: 'Boathouse', athlete_ids: [athlete.id] },
    )
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Draft row', start_date: ahead(1), published: false },
    )
    const answer = await app.send(contract.publicCalendar, { params: { uuid: secret } }, {})
    const { data } = answer.json as { data: { sessions: contract.PublicSession[] } }
    expect(data.sessions).toEqual([
      {
        name: 'Lake row',
        kind: 'session',
        sport_id: 1,
        start_date: new Date(ahead(1)).toISOString(),
        end_date: new Date(Date.parse(ahead(1)) + 90 * 60_000).toISOString(),
        all_day_event: false,
        location: 'Boathouse',
        structure_text: null,
      },
    ])
    expect(answer.text).not.toMatch(/Person|user_id|@/)
  })

  test('ends with the link, with its day, and with the maker’s membership', async () => {
    const open = async (uuid: string) =>
      (await app.send(contract.publicCalendar, { params: { uuid } }, {})).status
    const revoked = await make({ kind: 'page', scope: 'mine' }, asCoach)
    expect(await open(revoked.secret)).toBe(200)
    await app.ask(contract.revokeCalendarLink, { params: { id: revoked.id } }, asCoach)
    expect(await open(revoked.secret)).toBe(404)
    const short = await make({ kind: 'page', scope: 'mine', days: 1 }, asCoach)
    await app.rows(
      "update calendar_links set expires_at = now() - interval '1 minute' where id = $1",
      [short.id],
    )
    expect(await open(short.secret)).toBe(404)
    const leaver = await makeMember(app.db, club)
    const left = await make({ kind: 'page', scope: 'mine' }, { token: leaver.token, club })
    await app.rows('update memberships set status = 3 where club_id = $1 and user_id = $2', [
      club,
      leaver.id,
    ])
    expect(await open(left.secret)).toBe(404)
    for (const rubbish of ['x', revoked.secret.slice(1), '%00', 'x'.repeat(64), 'x'.repeat(65)])
      expect([400, 404]).toContain(await open(rubbish))
    const asFeed = await make({ kind: 'feed', scope: 'mine' }, asCoach)
    expect(await open(asFeed.secret)).toBe(404)
  })

  test('is listed to its maker, and to who edits the club', async () => {
    const manager = await makeMember(app.db, club, [ROLE.manager])
    const { id } = await make({ kind: 'page', scope: 'mine' }, asAthlete)
    const listed = async (as: As) =>
      (await app.ask(contract.calendarLinks, {}, as)).data.find((link) => link.id === id)
    expect(await listed(asAthlete)).toMatchObject({ own: true, scope: 'mine' })
    expect(await listed(asCoach)).toBeUndefined()
    const asManager = { token: manager.token, club }
    expect(await listed(asManager)).toMatchObject({ own: false })
    expect(
      (await app.refused(contract.revokeCalendarLink, { params: { id } }, asCoach)).status,
    ).toBe(404)
    await app.ask(contract.revokeCalendarLink, { params: { id } }, asManager)
    expect(await listed(asAthlete)).toBeUndefined()
  })
})

describe('a feed', () => {
  test.each(['Europe/Berlin', 'America/New_York', 'Asia/Shanghai'])(
    'is on the clock of %s, before and after it changes',
    async (time_zone) => {
      const there = await makeClub(app.db, { time_zone })
      const person = await makeMember(app.db, there)
      const instants = [1, 60, 130, 200, 300].map(ahead)
      for (const [index, start_date] of instants.entries())
        await makeSession(
          app.db,
          there,
          { user_id: person.id },
          { name: `Row ${index}`, start_date },
        )
      const { secret } = await make(
        { kind: 'feed', scope: 'mine' },
        { token: person.token, club: there },
      )
      const events = parsed((await feed(secret)).text)
      expect(events.map(({ summary }) => summary)).toEqual(
        instants.map((_, index) => `Row ${index}`),
      )
      expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
        instants.map((at) => new Date(at).toISOString()),
      )
      for (const { startDate } of events) expect(startDate.zone.tzid).toBe(time_zone)
    },
  )

  test('keeps an event’s id, counts its versions, and cancels it when it is deleted', async () => {
    const person = await makeMember(app.db, club)
    const as = { token: person.token, club }
    const name = 'Long row, with; a \\ and ünïcödé 划船 to fold the line beyond seventy-five bytes'
    const id = await makeSession(
      app.db,
      club,
      { user_id: person.id },
      { name, start_date: ahead(3), location: 'Steg 1\nlinks, hinten' },
    )
    const { secret } = await make({ kind: 'feed', scope: 'mine' }, as)
    const one = async () => {
      const [event] = parsed((await feed(secret)).text)
      if (!event) throw new Error('the feed is empty')
      return event
    }
    const first = await one()
    expect(first).toMatchObject({ summary: name, location: 'Steg 1\nlinks, hinten' })
    expect(first.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    await app.rows("update sessions set name = 'Short row' where id = $1", [id])
    const second = await one()
    expect(second.uid).toBe(first.uid)
    expect(second.sequence).toBeGreaterThan(first.sequence)
    await app.rows('update sessions set deleted_at = now() where id = $1', [id])
    const third = await one()
    expect(third.uid).toBe(first.uid)
    expect(third.sequence).toBeGreaterThan(second.sequence)
    expect(third.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  test('speaks the person’s language, and holds whole days and moments', async () => {
    const person = await makeMember(app.db, club, [ROLE.athlete], { preferred_language: 'de' })
    await makeSession(
      app.db,
      club,
      { user_id: person.id },
      { name: 'Frei', sport_id: 9, start_date: ahead(2) },
    )
    await makeSession(
      app.db,
      club,
      { user_id: person.id },
      { name: 'Wiegen', start_date: ahead(4), end_date: ahead(4) },
    )
    const { secret } = await make({ kind: 'feed', scope: 'mine' }, { token: person.token, club })
    const { text } = await feed(secret)
    expect(text).toContain('X-WR-CALNAME:Meine Einheiten')
    expect(text).toContain('Rudern')
    const [off, moment] = parsed(text)
    expect(off?.startDate.isDate).toBe(true)
    expect(off?.duration.toSeconds()).toBe(86_400)
    expect(moment?.component.getFirstProperty('dtend')).toBeNull()
  })

  test('of a squad has the sessions its athletes row in, published alone', async () => {
    const { secret } = await make({ kind: 'feed', scope: 'squads', squad_ids: [squad] }, asCoach)
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Squad row', start_date: ahead(9), athlete_ids: [athlete.id] },
    )
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Coaches alone', start_date: ahead(9) },
    )
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Unready', start_date: ahead(9), athlete_ids: [athlete.id], published: false },
    )
    const names = parsed((await feed(secret)).text).map(({ summary }) => summary)
    expect(names).toContain('Squad row')
    expect(names).not.toContain('Coaches alone')
    expect(names).not.toContain('Unready')
  })

  test('is not sent again while it is the same', async () => {
    const { secret } = await make({ kind: 'feed', scope: 'mine' }, asCoach)
    const first = await feed(secret)
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('cache-control')).toBe('private, max-age=300')
    const etag = first.headers.get('etag') ?? ''
    const again = await feed(secret, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'New row', start_date: ahead(5) },
    )
    expect((await feed(secret, { 'if-none-match': etag })).status).toBe(200)
  })
})
