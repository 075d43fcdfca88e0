import argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as account from '#contract/people/account.ts'
import { createApp } from '../../server/app.ts'
import { createPool, type Pool } from '../../server/db/client.ts'
import { REACTIONS } from '../../server/events/reactions.ts'
import { hashOf } from '../../server/http/gate.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, PASSWORD, type TestUser } from '../support/factories.ts'
import { clientOf, problemOf, type Answer, type Client } from '../support/http.ts'

/** Hashing waits at this door, so that a test decides when it ends. */
const door = { shut: false, skips: false, inside: 0, most: 0, waiting: [] as (() => void)[] }
const through =
  <A extends unknown[], T>(work: (...given: A) => Promise<T>, instead: T) =>
  async (...given: A): Promise<T> => {
    if (door.skips && !door.shut) return instead
    door.inside++
    door.most = Math.max(door.most, door.inside)
    if (door.shut) await new Promise<void>((open) => door.waiting.push(open))
    return work(...given).finally(() => door.inside--)
  }
const openDoor = () => {
  door.shut = false
  for (const open of door.waiting.splice(0)) open()
}

let app: TestApp
let pool: Pool
/** A node with one connection for everything. */
let node: Client
let close: () => Promise<void>
let person: TestUser

beforeAll(async () => {
  const { hash, verify } = argon2
  vi.spyOn(argon2, 'hash').mockImplementation(through(hash, ''))
  vi.spyOn(argon2, 'verify').mockImplementation(through(verify, false))
  app = await startTestApp()
  pool = createPool(app.database.appUrl, {
    size: 1,
    name: 'slipway app',
    reactions: REACTIONS,
  })
  const { app: server } = await createApp({ ...app.parts, database: { app: pool } })
  node = clientOf(await server.listen({ port: 0, host: '127.0.0.1' }))
  close = () => server.close()
  person = await makeUser(app.db)
  await signIn(person.email)
})
beforeEach(() => {
  door.most = 0
})
afterAll(async () => {
  openDoor()
  await close()
  await pool.end()
  await app.close()
  vi.restoreAllMocks()
})

const signIn = (username: string, password = PASSWORD): Promise<Answer> =>
  node.send(
    account.login,
    {
      body: {
        username,
        password,
        grant_type: 'password',
        client_id: 'test',
        client_secret: 'test',
      },
    },
    {},
  )

const writes = {
  'a sign-in': () => signIn(person.email),
  'a sign-in with an unknown address': () => signIn('nobody@example.org'),
  'a new account': () =>
    node.call('POST', 'register', {
      json: {
        first_name: 'Ada',
        last_name: 'Rower',
        email: 'new@example.org',
        password: 'a calm lake at dawn',
        preferred_language: 'en',
        account_type: 'club',
      },
    }),
  'a change of password': () =>
    own('account/password', { password: 'wrong', new_password: 'a calm lake at dawn' }),
  'a change of address': () =>
    own('account/email', { password: 'wrong', email: 'other@example.org' }),
  'the beginning of a second step': () => own('account/second-step', { password: 'wrong' }),
  'the end of a second step': () => own('account/second-step/end', { password: 'wrong' }),
  'the end of the account': () => own('account/deletion', { password: 'wrong' }),
}
/** A key, because it opens a transaction of its own before the handler. */
const own = (path: string, json: object) =>
  node.call('POST', path, { as: person, json, headers: { 'idempotency-key': `key of ${path}` } })

test.each(Object.entries(writes))(
  '%s holds no connection while the password is hashed',
  async (_, write) => {
    door.shut = true
    const answer = write()
    await vi.waitFor(() => expect(door.waiting).toHaveLength(1), { timeout: 5000 })
    expect((await node.send(account.me, {}, { token: person.token })).status).toBe(200)
    openDoor()
    expect([200, 400, 401]).toContain((await answer).status)
  },
)

/** Lets something happen between the moment a password was sent and the moment it was hashed. */
async function whileHashing(
  write: () => Promise<Answer>,
  happens: () => Promise<unknown>,
): Promise<Answer> {
  door.shut = true
  const answer = write()
  await vi.waitFor(() => expect(door.waiting).toHaveLength(1), { timeout: 5000 })
  await happens()
  openDoor()
  return answer
}

test('refuses a sign-in when the password changed while it was verified', async () => {
  const { id, email } = await makeUser(app.db)
  const other = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const changed = await whileHashing(
    () => signIn(email),
    () =>
      app.rows('update users set password_hash = $2 where id = $1', [
        id,
        `${other.password_hash}x`,
      ]),
  )
  expect(problemOf(changed)).toMatchObject({ status: 401, code: 'wrong_credentials' })
})

test('refuses a new password when its code was used while it was hashed', async () => {
  const { id } = await makeUser(app.db)
  const code = 'a-code-that-is-used-twice'
  await app.db
    .insertInto('one_time_codes')
    .values({ hash: hashOf(code), purpose: 'reset', user_id: id })
    .execute()
  const late = await whileHashing(
    () =>
      node.send(account.resetPassword, { body: { code, password: 'a quiet bend upstream' } }, {}),
    () => app.rows('update one_time_codes set used_at = now() where user_id = $1', [id]),
  )
  expect(problemOf(late)).toMatchObject({ status: 400, code: 'code_used' })
})

test('hashes few passwords at once when many sign in', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(person.email)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(door.most).toBeLessThanOrEqual(2)
})

test('refuses a sign-in with Retry-After when too many wait', async () => {
  door.shut = true
  door.skips = true
  const answers = Array.from({ length: 510 }, () => signIn('nobody@example.org', 'x'))
  const refused = await Promise.race(answers)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  openDoor()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 503]))
})
