import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../test/support/app.ts'
import { makeMember, makeUser, type TestUser } from '../../test/support/factories.ts'
import { openLiveClub, type LiveClub } from '../../test/support/live-club.ts'
import { connect, ticketOf, type TestSocket } from '../../test/support/sockets.ts'
import type { ClubId } from '../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let open: TestSocket[]
let opened: LiveClub['opened']
let closeSockets: LiveClub['closeSockets']

beforeAll(async () => {
  ;({ app, club, athlete, open, opened, closeSockets } = await openLiveClub())
})
afterEach(() => closeSockets())
afterAll(() => app.close())

describe('a ticket', () => {
  test('opens the channel once', async () => {
    const ticket = await ticketOf(app, athlete.token)
    open.push(await connect(app.url, { ticket }))
    await expect(connect(app.url, { ticket })).rejects.toThrow('sign_in_refused')
  })

  test.each([
    ['none', undefined],
    ['a wrong one', 'x'.repeat(32)],
    ['no text', { $ne: 1 }],
    ['a very long one', 'x'.repeat(500)],
  ])('%s is refused', async (_, ticket) => {
    await expect(connect(app.url, { ticket })).rejects.toThrow('sign_in_refused')
  })

  test('that has run out is refused', async () => {
    const ticket = await ticketOf(app, athlete.token)
    await app.rows(`update live_tickets set expires_at = now() where user_id = $1`, [athlete.id])
    await expect(connect(app.url, { ticket })).rejects.toThrow('sign_in_refused')
  })

  test('ends with the sign-in that asked for it', async () => {
    const person = await makeUser(app.db)
    const ticket = await ticketOf(app, person.token)
    await app.call('POST', 'logout', { as: person })
    await expect(connect(app.url, { ticket })).rejects.toThrow('sign_in_refused')
  })
})

describe('a token', () => {
  test('opens the channel as often as it is shown', async () => {
    const { token } = athlete
    const sockets = await Promise.all([connect(app.url, { token }), connect(app.url, { token })])
    expect(open.push(...sockets)).toBe(2)
  })

  test.each([
    ['none', ''],
    ['a wrong one', 'x'.repeat(43)],
    ['no text', { $ne: 1 }],
    ['a very long one', 'x'.repeat(500)],
  ])('%s is refused', async (_, token) => {
    await expect(connect(app.url, { token })).rejects.toThrow('sign_in_refused')
  })

  test('that has ended is refused', async () => {
    const person = await makeUser(app.db)
    await app.call('POST', 'logout', { as: person })
    await expect(connect(app.url, { token: person.token })).rejects.toThrow('sign_in_refused')
  })
})

describe('stamps', () => {
  test('are sent on arrival and when they change', async () => {
    const person = await makeMember(app.db, club)
    const socket = await opened(person)
    const latest = () => socket.heard('timestamps').at(-1)
    await expect.poll(latest).toMatchObject({
      app_version: 'test',
      clubs: expect.any(Number) as number,
      user: expect.any(Number) as number,
    })
    const before = latest() ?? { clubs: Number.NaN, user: Number.NaN }
    await app.rows('insert into membership_roles (club_id, user_id, role_id) values ($1, $2, 6)', [
      club,
      person.id,
    ])
    await expect.poll(() => latest()?.clubs).toBeGreaterThan(before.clubs)
    await app.call('PATCH', 'me', { as: person, json: { preferred_language: 'fr' } })
    await expect.poll(() => latest()?.user).toBeGreaterThan(before.user)
  })
})
