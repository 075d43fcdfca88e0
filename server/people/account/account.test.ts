import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/people/account.ts'
import * as clubs from '#contract/people/clubs.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeUser,
  PASSWORD,
  signInOf,
} from '../../../test/support/factories.ts'
import { openSocket } from '../../../test/support/sockets.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const credentials = (username: string, password = PASSWORD) => ({
  username,
  password,
  grant_type: 'password' as const,
  client_id: 'web',
  client_secret: 'web',
})
const login = (username: string, password?: string) =>
  app.ask(contract.login, { body: credentials(username, password) }, {})
const refused = (username: string, password?: string) =>
  app.refused(contract.login, { body: credentials(username, password) }, {})

describe('signing in', () => {
  test('gives a token of 256 bits and the person', async () => {
    const { id, email } = await makeUser(app.db, {
      first_name: 'Ida',
      last_name: 'Jensen',
      preferred_language: 'fr',
    })
    const { accessToken, user } = await login(`  ${email.toUpperCase()} `)
    expect(user).toEqual({
      id,
      email,
      first_name: 'Ida',
      last_name: 'Jensen',
      full_name: 'Ida Jensen',
      preferred_language: 'fr',
    })
    expect(Buffer.from(accessToken, 'base64url')).toHaveLength(32)
    expect((await app.ask(contract.me, {}, { token: accessToken })).data).toMatchObject({
      id,
      email,
    })
    const [kept] = await app.rows<{ days: number; hash: Buffer; plain: boolean }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days, hash,
      hash = $2::bytea as plain from tokens where user_id = $1 order by id desc limit 1`,
      [id, Buffer.from(accessToken)],
    )
    expect(kept).toMatchObject({ days: 30, plain: false })
    expect(await app.rows(`select action from audit_log where user_id = $1`, [id])).toEqual([
      { action: 'sign-in' },
    ])
  })

  test('answers the same for a wrong password and for an unknown address', async () => {
    const { email } = await makeUser(app.db)
    const wrong = await refused(email, 'not the password')
    expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect(await refused('nobody@slipway.test')).toEqual(wrong)
    expect(await refused(`${email}\u00e9`)).toEqual(wrong)
    expect(await refused(email, PASSWORD.toUpperCase())).toEqual(wrong)
  })

  test('is refused to a disabled person, whose sign-ins end with it', async () => {
    const { id, email, token } = await makeUser(app.db)
    expect((await app.call('GET', 'me', { as: { token } })).status).toBe(200)
    await app.rows('update users set disabled_at = now() where id = $1', [id])
    expect(await refused(email)).toMatchObject({ status: 401, code: 'account_disabled' })
    expect(await refused(email, 'not the password')).toMatchObject({
      status: 401,
      code: 'wrong_credentials',
    })
    await expect
      .poll(async () => (await app.call('GET', 'me', { as: { token } })).status, { timeout: 1000 })
      .toBe(401)
  })

  test.each([
    ['grant_type', { grant_type: 'client' }],
    ['username', { username: '' }],
    ['password', { password: 'x'.repeat(129) }],
    ['client_id', { client_id: undefined }],
    ['scope', { scope: 'all' }],
  ])('is refused at the field %s', async (field, change) => {
    const problem = await app.refused(
      contract.login,
      { body: { ...credentials('a@b.test'), ...change } },
      {},
    )
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })

  test.each(['', undefined])('says that a password of %j cannot be empty', async (password) => {
    const { errors } = await app.refused(
      contract.login,
      { body: { ...credentials('a@slipway.test'), password } },
      { language: 'en' },
    )
    expect(errors).toEqual({ password: ['Password cannot be empty.'] })
  })

  test('too often is refused for a while, for this name only', async () => {
    const slow = await startTestApp({ loginsPerMinute: 3 })
    try {
      const { email } = await makeUser(slow.db)
      const attempt = (username: string) =>
        slow.send(contract.login, { body: credentials(username, 'wrong') }, {})
      const answers = []
      for (let round = 0; round < 5; round++)
        answers.push(await attempt(round % 2 ? email : email.toUpperCase()))
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429])
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await attempt('other@slipway.test')).status).toBe(401)
    } finally {
      await slow.close()
    }
  })
})

describe('a sign-in', () => {
  test.each([
    ['missing', undefined],
    ['unknown', 'x'.repeat(43)],
    ['very long', 'x'.repeat(5000)],
    ['a word', 'null'],
  ])('that is %s is none', async (_, token) => {
    expect(await app.refused(contract.me, {}, { token })).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    })
  })

  test.each(['Basic abc', 'Bearer', 'Bearer a b', 'bearer  x', ''])(
    'given as "%s" is none',
    async (authorization) => {
      expect((await app.call('GET', 'me', { headers: { authorization } })).status).toBe(401)
    },
  )

  test('that has run out is none', async () => {
    const { id } = await makeUser(app.db)
    const token = await signInOf(app.db, id, -1)
    expect(await app.refused(contract.me, {}, { token })).toMatchObject({ status: 401 })
  })

  test('that runs out is none from then on, though the gate knew it', async () => {
    const { id } = await makeUser(app.db)
    const token = await signInOf(app.db, id, 1.2 / 86_400)
    expect((await app.call('GET', 'my-clubs', { as: { token } })).status).toBe(200)
    await expect
      .poll(async () => (await app.call('GET', 'my-clubs', { as: { token } })).status, {
        timeout: 2500,
        interval: 100,
      })
      .toBe(401)
  })

  test('ends at once with its sockets, and no other', async () => {
    const { id, token } = await makeUser(app.db)
    const other = await signInOf(app.db, id)
    const mine = await openSocket(app, { token })
    const theirs = await openSocket(app, { token: other })
    await app.ask(contract.logout, {}, { token })
    const { status } = await app.call('GET', 'me', { as: { token } })
    expect(status).toBe(401)
    await mine.ended()
    await expect(theirs.ended()).rejects.toThrow('did not come')
    theirs.close()
    expect((await app.call('GET', 'me', { as: { token: other } })).status).toBe(200)
  })
})

test.each(['en', 'de', 'fr', 'zh-cn'] as const)(
  'the language %s is kept',
  async (preferred_language) => {
    const { token } = await makeUser(app.db)
    expect(
      (await app.ask(contract.updateMe, { body: { preferred_language } }, { token })).data
        .preferred_language,
    ).toBe(preferred_language)
    expect((await app.ask(contract.me, {}, { token })).data.preferred_language).toBe(
      preferred_language,
    )
  },
)

describe('one’s clubs', () => {
  test('come with plan, roles and permissions; those one has left do not', async () => {
    const club = await makeClub(app.db, { plan: 'silver' })
    const { id, token } = await makeMember(app.db, club)
    const gone = await makeClub(app.db)
    await app.rows('insert into memberships (club_id, user_id, status) values ($1, $2, 3)', [
      gone,
      id,
    ])
    const { data } = await app.ask(clubs.myClubs, {}, { token })
    expect(data).toEqual([
      expect.objectContaining({
        club_id: club,
        status: { id: 1 },
        roles: [{ id: 2, name: 'athlete' }],
        permissions: [{ id: 2, name: 'view-club-members' }],
      }),
    ])
    expect(data[0]?.club).toMatchObject({
      training_metric: 'ets',
      subscription_info: { subscription_plan: { key: 'silver' } },
    })
  })

  test.each([
    ['holds', 'silver', 10, 200],
    ['holds on its last day', 'silver', 0, 200],
    ['has run out', 'silver', -2, 420],
  ] as const)(
    'of which the plan %s validate with the status',
    async (_, plan, days, status_code) => {
      const next_bill_date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
      const club = await makeClub(app.db, { plan, next_bill_date, time_zone: 'UTC' })
      const { token } = await makeMember(app.db, club)
      expect(
        await app.ask(clubs.validateToken, { query: { club_id: club } }, { token, club }),
      ).toEqual({ status_code })
    },
  )

  test('validate as none for a person without any', async () => {
    const { token } = await makeUser(app.db)
    expect(await app.ask(clubs.validateToken, {}, { token })).toEqual({ status_code: 419 })
  })
})
