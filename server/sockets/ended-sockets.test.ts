import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/people/account.ts'
import * as admin from '#contract/platform/admin.ts'
import * as sessions from '#contract/planning/sessions.ts'
import * as settings from '#contract/people/settings.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import {
  giveSecondStep,
  makeClub,
  makeMember,
  makeSession,
  PASSWORD,
  signInOf,
  type TestUser,
} from '../../test/support/factories.ts'
import { openSocket, type TestSocket } from '../../test/support/sockets.ts'
import type { ClubId } from '../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, administrator: TestUser
let session: number
const open: TestSocket[] = []

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  administrator = await makeMember(app.db, club)
  await app.rows('update users set is_admin = true where id = $1', [administrator.id])
  await giveSecondStep(app.db, administrator.id)
  session = await makeSession(app.db, club, { user_id: coach.id })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => app.close())

async function opened(user: Pick<TestUser, 'token'>): Promise<TestSocket> {
  const socket = await openSocket(app, user)
  open.push(socket)
  return socket
}
const rate = () =>
  app.ask(
    sessions.rateSession,
    { params: { id: session }, body: { rpe: 5 } },
    { token: coach.token, club },
  )

describe('a socket ends with its token', () => {
  test.each<[string, (person: TestUser) => Promise<unknown>]>([
    ['when one signs out', (person) => app.ask(account.logout, {}, person)],
    [
      'when the password is changed elsewhere',
      async (person) => {
        const other = { token: await signInOf(app.db, person.id) }
        const body = { password: PASSWORD, new_password: 'a stormy lake at dusk' }
        await app.ask(settings.changePassword, { body }, other)
      },
    ],
    [
      'when an administrator ends all sign-ins',
      (person) => app.ask(admin.adminEndSignIns, { params: { id: person.id } }, administrator),
    ],
    [
      'when its row goes in any other way',
      (person) => app.rows('delete from tokens where user_id = $1', [person.id]),
    ],
    ['when the person goes', (person) => app.rows('delete from users where id = $1', [person.id])],
  ])('%s', async (_, end) => {
    const person = await makeMember(app.db, club)
    const socket = await opened(person)
    expect(await socket.join(club, session)).toBe(true)
    await end(person)
    await socket.ended()
  })

  test('when it runs out', async () => {
    const person = await makeMember(app.db, club)
    await app.rows(
      `update tokens set expires_at = now() + interval '1 second' where user_id = $1`,
      [person.id],
    )
    const socket = await opened(person)
    await expect(socket.ended(10_000)).resolves.toBeUndefined()
  })

  test('when the administrator stops acting in somebody’s name, and not those of the person', async () => {
    const person = await makeMember(app.db, club)
    const reason = 'The person asked for help'
    const { data } = await app.ask(
      account.impersonate,
      { params: { id: person.id }, body: { reason } },
      administrator,
    )
    const own = await opened(person)
    const acting = await opened({ token: data.accessToken })
    await app.ask(account.logout, {}, { token: data.accessToken })
    await acting.ended()
    expect(await own.join(club, session)).toBe(true)
  })
})

test('leaves a room that is being joined while the membership ends', async () => {
  const person = await makeMember(app.db, club)
  const socket = await opened(person)
  const joining = socket.join(club, session)
  await app.rows('update memberships set status = 3 where club_id = $1 and user_id = $2', [
    club,
    person.id,
  ])
  await joining
  await expect.poll(() => socket.join(club, session)).toBe(false)
  const other = await opened(await makeMember(app.db, club))
  expect(await other.join(club, session)).toBe(true)
  await rate()
  await expect.poll(() => other.heard('session').length).toBeGreaterThan(0)
  expect(socket.heard('session').filter(({ what }) => what === 'results')).toEqual([])
})

describe('messages of a socket', () => {
  test('are refused when they come too fast, and end it when that goes on', async () => {
    const socket = await opened(await makeMember(app.db, club))
    const other = await opened(await makeMember(app.db, club))
    const answers = Array.from({ length: 90 }, () => socket.join(club, session))
    expect(
      (await Promise.all(answers)).filter((joined) => joined === false).length,
    ).toBeGreaterThan(0)
    expect(socket.heard('refused').length).toBeGreaterThan(0)
    for (let i = 0; i < 500; i++) socket.send('leave', { club_id: club, session_id: session })
    await socket.ended()
    expect(await other.join(club, session)).toBe(true)
  })

  test('are counted for all sockets of a person together', async () => {
    const person = await makeMember(app.db, club)
    const sockets = await Promise.all(Array.from({ length: 8 }, () => opened(person)))
    for (const socket of sockets)
      for (let i = 0; i < 50; i++) socket.send('leave', { club_id: club, session_id: session })
    await expect
      .poll(() => sockets.flatMap((socket) => socket.heard('refused')).length)
      .toBeGreaterThan(0)
  })

  test('lead into so many rooms at most, though they are asked for at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 55 }, () => makeSession(app.db, club, { user_id: coach.id })),
    )
    const socket = await opened(coach)
    const joined = await Promise.all(ids.map((id) => socket.join(club, id)))
    expect(joined.filter((one) => one === true).length).toBe(50)
  })
})

test('sockets end when changes are not heard any more, for nobody could end them', async () => {
  const socket = await opened(await makeMember(app.db, club))
  await app.database.app.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'slipway changes' and datname = current_database()`)
  await expect(socket.ended()).resolves.toBeUndefined()
})
