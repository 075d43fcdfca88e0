import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as notifications from '#contract/platform/inbox.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { TestApp } from '../../test/support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSession,
  makeUser,
  type TestUser,
} from '../../test/support/factories.ts'
import { openLiveClub, type LiveClub } from '../../test/support/live-club.ts'
import type { TestSocket } from '../../test/support/sockets.ts'
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

/** Resolves once the server has done what a socket has sent, which hears what was said before. */
const inTurn = (socket: TestSocket) => socket.joinCalendar(club)

/** A coach rates the session; resolves once somebody in its room has heard of it. */
async function rate(rpe: number): Promise<void> {
  const witness = await opened(coach)
  await witness.join(club, session)
  const heard = witness.next('session')
  await app.ask(
    sessions.rateSession,
    { params: { id: session }, body: { rpe } },
    { token: coach.token, club },
  )
  await heard
}

describe('the room of a session', () => {
  test('is open to who may see it', async () => {
    const other = await makeClub(app.db)
    const foreign = await makeSession(app.db, other, {
      user_id: (await makeMember(app.db, other, [ROLE.coach])).id,
    })
    const draft = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { published: false, athlete_ids: [athlete.id] },
    )
    const asAthlete = await opened(athlete)
    const asCoach = await opened(coach)
    expect(await asAthlete.join(club, session)).toBe(true)
    expect(await asCoach.join(club, draft)).toBe(true)
    for (const [what, joined] of [
      ['a draft', await asAthlete.join(club, draft)],
      ['another club’s session', await asAthlete.join(other, foreign)],
      ['another club’s session in one’s own', await asAthlete.join(club, foreign)],
      ['a session that is not there', await asAthlete.join(club, 99_999_999)],
      ['words', await asAthlete.join('1', 'x')],
      ['nothing', await asAthlete.join(null, undefined)],
      ['a number without end', await asAthlete.join(1e308, 1e308)],
      ['half a number', await asAthlete.join(club + 0.5, session)],
      ['a negative number', await asAthlete.join(-1, -1)],
    ] as const)
      expect(joined, what).toBe(false)
  })

  test('is notified of what happens to the session', async () => {
    const id = await makeSession(app.db, club, { user_id: coach.id })
    const inside = await opened(athlete)
    const outside = await opened(await makeMember(app.db, club))
    await inside.join(club, id)
    await app.ask(
      sessions.updateSession,
      { body: { id, name: 'Later' } },
      { token: coach.token, club },
    )
    await app.ask(
      sessions.rateSession,
      { params: { id }, body: { rpe: 3 } },
      { token: coach.token, club },
    )
    await app.ask(sessions.deleteSession, { params: { id } }, { token: coach.token, club })
    await expect
      .poll(() => inside.heard('session').map(({ what }) => what))
      .toEqual(['session', 'results', 'deleted'])
    expect(outside.heard('session')).toEqual([])
  })

  test('stays open when one gets a notice and reads it', async () => {
    const id = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
    const socket = await opened(athlete)
    await socket.join(club, id)
    await app.rows(
      `select app.notify_person($1, $2, 1::smallint, 'place-freed', '{"session": "Row"}', null)`,
      [athlete.id, club],
    )
    await expect.poll(() => socket.heard('timestamps').length).toBeGreaterThan(1)
    await app.ask(notifications.readAllNotifications, {}, { token: athlete.token, club })
    await expect.poll(() => socket.heard('timestamps').length).toBeGreaterThan(2)
    await app.ask(
      sessions.rateSession,
      { params: { id }, body: { rpe: 3 } },
      { token: coach.token, club },
    )
    await expect.poll(() => socket.heard('session').map(({ what }) => what)).toEqual(['results'])
  })

  test('is entered again when one’s rights change, and what was missed is sent', async () => {
    const person = await makeMember(app.db, club)
    const socket = await opened(person)
    await socket.join(club, session)
    await app.rows('insert into membership_roles (club_id, user_id, role_id) values ($1, $2, 6)', [
      club,
      person.id,
    ])
    await expect.poll(() => socket.heard('session').map(({ what }) => what)).toEqual(['session'])
    await app.ask(
      sessions.rateSession,
      { params: { id: session }, body: { rpe: 5 } },
      { token: coach.token, club },
    )
    await expect
      .poll(() => socket.heard('session').map(({ what }) => what))
      .toEqual(['session', 'results'])
  })

  test('sends what was missed to who is behind, and to nobody who may not see it', async () => {
    const draft = await makeSession(app.db, club, { user_id: coach.id }, { published: false })
    const late = await opened(coach)
    const inTime = await opened(coach)
    const stranger = await opened(athlete)
    expect(await late.join(club, draft, 3_600_000)).toBe(true)
    expect(await inTime.join(club, draft)).toBe(true)
    expect(await stranger.join(club, draft, 3_600_000)).toBe(false)
    expect(await inTime.join(club, draft, 'long')).toBe(true)
    await expect.poll(() => late.heard('session')).toEqual([{ session_id: draft, what: 'session' }])
    expect(inTime.heard('session')).toEqual([])
    expect(stranger.heard('session')).toEqual([])
  })

  test('is left on request', async () => {
    const socket = await opened(athlete)
    await socket.join(club, session)
    socket.send('leave', { club_id: club, session_id: session })
    await inTurn(socket)
    await rate(3)
    await inTurn(socket)
    expect(socket.heard('session')).toEqual([])
  })

  test('is left when the membership ends, and not entered again', async () => {
    const person = await makeUser(app.db)
    await addMember(app.db, club, person.id, [ROLE.athlete])
    const socket = await opened(person)
    expect(await socket.join(club, session)).toBe(true)
    await app.rows('update memberships set status = 3 where club_id = $1 and user_id = $2', [
      club,
      person.id,
    ])
    await expect.poll(() => socket.join(club, session)).toBe(false)
    await rate(4)
    await inTurn(socket)
    expect(socket.heard('session')).toEqual([])
    expect(await socket.join(club, session)).toBe(false)
  })

  test('rubbish on the wire ends nothing', async () => {
    const socket = await opened(athlete)
    for (const rubbish of [undefined, null, 7, 'x', [], {}, { club_id: {}, session_id: [] }]) {
      socket.send('join', rubbish)
      socket.send('leave', rubbish)
      socket.send('nobody-knows-this', rubbish)
    }
    expect(await socket.join(club, session)).toBe(true)
  })
})
