import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/people/account.ts'
import { deleteAccount } from '#contract/people/own-data.ts'
import { changePassword } from '#contract/people/settings.ts'
import { createApp } from '../../server/app.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, PASSWORD, type TestUser } from '../support/factories.ts'
import { clientOf, type Answer, type Client } from '../support/http.ts'

const NEW = 'eight oars on a glassy river'

let app: TestApp
let client: Client
let close: () => Promise<void>
let owner: TestUser
let networks = 0

beforeAll(async () => {
  app = await startTestApp({ loginsPerMinute: 30 })
  const behindProxy = await createApp({ ...app.parts, trustProxy: ['127.0.0.1', '::1'] })
  const url = await behindProxy.app.listen({ port: 0, host: '127.0.0.1' })
  client = clientOf(url)
  close = () => behindProxy.app.close()
})
beforeEach(async () => {
  await app.rows('truncate attempts')
  owner = await makeUser(app.db)
})
afterAll(async () => {
  await close()
  await app.close()
})

const network = () => `10.${Math.floor(networks / 250)}.${networks++ % 250}.1`

type From = { password?: string; cookie?: string | undefined; ip?: string }
const signIn = (
  { email }: TestUser,
  { password = PASSWORD, cookie, ip = network() }: From = {},
): Promise<Answer> => {
  const body = {
    username: email,
    password,
    grant_type: 'password',
    client_id: 'web',
    client_secret: 'web',
  }
  const headers = { 'x-forwarded-for': ip, ...(cookie !== undefined && { cookie }) }
  return client.send(login, { body }, {}, headers)
}
const cookieOf = (answer: Answer): string =>
  (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const remembered = async (user: TestUser, cookie?: string): Promise<string> =>
  cookieOf(await signIn(user, { cookie }))

/** Strangers guess until nobody they could be is allowed to try any more. */
async function attack(user: TestUser, ip?: string): Promise<void> {
  const answers: number[] = []
  for (let guess = 0; guess < 16; guess++)
    answers.push((await signIn(user, { password: 'wrong', ...(ip && { ip }) })).status)
  expect(answers.at(-1)).toBe(429)
}

describe('a device somebody has signed in on', () => {
  test('is remembered by 256 bits no script can read, of which a hash is kept', async () => {
    const header = (await signIn(owner)).headers.get('set-cookie') ?? ''
    expect(header).toMatch(
      /^slipway_device=[\w-]{43}; Path=\/api\/v2\/login; Max-Age=34560000; HttpOnly; SameSite=Lax/,
    )
    const token = header.slice('slipway_device='.length).split(';')[0] ?? ''
    const kept = await app.rows<{ hash: string }>(
      `select encode(token_hash, 'escape') as hash from known_devices where user_id = $1`,
      [owner.id],
    )
    expect(kept).toHaveLength(1)
    expect(kept[0]?.hash).not.toContain(token)
  })

  test('signs in from a new network while strangers attack the account', async () => {
    const cookie = await remembered(owner)
    await attack(owner)
    expect((await signIn(owner)).status).toBe(429)
    const answer = await signIn(owner, { cookie })
    expect(answer.status).toBe(200)
    expect(cookieOf(answer)).toBe(cookie)
  })

  test('signs in from the very address of those who attack', async () => {
    const cookie = await remembered(owner)
    const ip = network()
    await attack(owner, ip)
    expect((await signIn(owner, { ip, cookie })).status).toBe(200)
  })

  test('proves nothing: the password is asked for, and so often only', async () => {
    const cookie = await remembered(owner)
    const answers: number[] = []
    for (let guess = 0; guess < 7; guess++)
      answers.push((await signIn(owner, { password: 'wrong', cookie })).status)
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await signIn(owner, { cookie })).status).toBe(429)
    expect((await signIn(owner)).status).toBe(200)
  })

  test('of somebody else is of no use', async () => {
    const cookie = await remembered(await makeUser(app.db))
    await attack(owner)
    expect((await signIn(owner, { cookie })).status).toBe(429)
  })

  test('is remembered for everybody who uses it', async () => {
    const mate = await makeUser(app.db)
    const both = await remembered(mate, await remembered(owner))
    expect(both.split('.')).toHaveLength(2)
    for (const user of [owner, mate]) {
      await attack(user)
      expect((await signIn(user, { cookie: both })).status).toBe(200)
    }
  })

  test('never takes over a token that was put there', async () => {
    const planted = await remembered(await makeUser(app.db))
    const after = await remembered(owner, planted)
    const token = planted.split('=')[1] ?? ''
    expect(after.split('=')[1]?.split('.')).toEqual([expect.not.stringContaining(token), token])
    await attack(owner)
    expect((await signIn(owner, { cookie: planted })).status).toBe(429)
    for (const cookie of [
      'slipway_device=',
      'slipway_device=x.y',
      `slipway_device=${'x'.repeat(43)}`,
    ])
      expect((await signIn(owner, { cookie })).status).toBe(429)
  })

  test('is one of at most 20, and the oldest makes room', async () => {
    const first = await remembered(owner)
    await app.rows(
      `insert into known_devices (user_id, token_hash, seen_at)
       select $1, sha256(n::text::bytea), now() + n * interval '1 second'
       from generate_series(1, 25) n`,
      [owner.id],
    )
    await remembered(owner)
    const [count] = await app.rows<{ count: number }>(
      'select count(*)::int as count from known_devices where user_id = $1',
      [owner.id],
    )
    expect(count).toEqual({ count: 20 })
    await attack(owner)
    expect((await signIn(owner, { cookie: first })).status).toBe(429)
  })
})

describe('devices are forgotten', () => {
  const known = async () =>
    (await app.rows('select from known_devices where user_id = $1', [owner.id])).length

  test('when the password changes', async () => {
    const cookie = await remembered(owner)
    const body = { password: PASSWORD, new_password: NEW }
    await app.ask(changePassword, { body }, { token: owner.token })
    expect(await known()).toBe(0)
    await attack(owner)
    expect((await signIn(owner, { password: NEW, cookie })).status).toBe(429)
  })

  test('when the account is deleted', async () => {
    await remembered(owner)
    await app.ask(deleteAccount, { body: { password: PASSWORD } }, { token: owner.token })
    expect(await known()).toBe(0)
  })

  test('after 400 days without a sign-in', async () => {
    const cookie = await remembered(owner)
    await app.rows(`update known_devices set seen_at = now() - interval '401 days'`)
    await attack(owner)
    expect((await signIn(owner, { cookie })).status).toBe(429)
  })
})
