import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import type { TestApp } from '../../test/support/app.ts'
import { makeClub, makeSession, type TestUser } from '../../test/support/factories.ts'
import { openLiveClub, type LiveClub } from '../../test/support/live-club.ts'
import type { ClubId } from '../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let athlete: TestUser
let session: number
let opened: LiveClub['opened']
let closeSockets: LiveClub['closeSockets']

beforeAll(async () => {
  ;({ app, club, coach, athlete, session, opened, closeSockets } = await openLiveClub())
})
afterEach(() => closeSockets())
afterAll(() => app.close())

describe('the calendar of a club', () => {
  const plan = (name: string, published: boolean) =>
    makeSession(app.db, club, { user_id: coach.id }, { name, published })

  test('is notified which days changed, drafts to coaches alone', async () => {
    const asAthlete = await opened(athlete)
    const asCoach = await opened(coach)
    expect(await asAthlete.joinCalendar(club)).toBe(true)
    expect(await asCoach.joinCalendar(club)).toBe(true)
    const draft = await plan('Hidden', false)
    await expect.poll(() => asCoach.heard('calendar').length).toBe(1)
    expect(asCoach.heard('calendar')[0]).toEqual({
      club_id: club,
      from: '2026-03-02T06:00:00Z',
      to: '2026-03-02T07:30:00Z',
    })
    expect(asAthlete.heard('calendar')).toEqual([])
    const as = { token: coach.token, club }
    await app.ask(sessions.updateSession, { body: { id: draft, published: true } }, as)
    await expect.poll(() => asAthlete.heard('calendar').length).toBe(1)
    await app.ask(
      sessions.updateSession,
      { body: { id: draft, start_date: '2026-03-05T06:00:00Z', end_date: '2026-03-05T07:00:00Z' } },
      as,
    )
    await expect
      .poll(() => asAthlete.heard('calendar').at(-1))
      .toEqual({ club_id: club, from: '2026-03-02T06:00:00Z', to: '2026-03-05T07:00:00Z' })
    await app.ask(sessions.updateSession, { body: { id: draft, published: false } }, as)
    await expect.poll(() => asAthlete.heard('calendar').length).toBe(3)
    await app.ask(sessions.rateSession, { params: { id: session }, body: { rpe: 2 } }, as)
    await expect
      .poll(() => asAthlete.heard('calendar').at(-1))
      .toEqual({ club_id: club, from: null, to: null })
  })

  test('is shut to strangers, and left on request', async () => {
    const other = await makeClub(app.db)
    const socket = await opened(athlete)
    for (const strange of [other, 99_999_999, 'x', null, 0.5])
      expect(await socket.joinCalendar(strange)).toBe(false)
    expect(await socket.joinCalendar(club)).toBe(true)
    socket.send('leave calendar', { club_id: club })
    // What the server answers now, it does after the leaving.
    await socket.join(club, session)
    const witness = await opened(athlete)
    await witness.joinCalendar(club)
    const heard = witness.next('calendar')
    await plan('Shown', true)
    await heard
    await socket.join(club, session)
    expect(socket.heard('calendar')).toEqual([])
  })
})
