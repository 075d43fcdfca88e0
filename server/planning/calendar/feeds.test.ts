import ICAL from 'ical.js'
import { afterAll, describe, expect, test } from 'vitest'
import { createEvent } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ahead, startCalendarLinks } from '../../../test/support/calendar-links.ts'
import { makeClub, makeMember, makeSession } from '../../../test/support/factories.ts'

const { app, club, coach, athlete, squad, asCoach, make, feed } = await startCalendarLinks()
afterAll(() => app.close())

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

  test('says what an event is', async () => {
    const person = await makeMember(app.db, club, [ROLE.coach])
    const as = { token: person.token, club }
    const span = { start_date: ahead(4), end_date: ahead(5) }
    await app.ask(
      createEvent,
      { body: { name: 'Spring head', event_type: 'regatta', ...span } },
      as,
    )
    const { secret } = await make({ kind: 'feed', scope: 'mine' }, as)
    const [event] = parsed((await feed(secret)).text)
    expect(event?.component.getFirstPropertyValue('categories')).toBe('Regatta')
  })

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
