import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/people/account.ts'
import * as contract from '#contract/people/settings.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, PASSWORD, signInOf, type TestUser } from '../../../test/support/factories.ts'
import { loginBody } from '../../../test/support/login.ts'
import { openSocket } from '../../../test/support/sockets.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const NEW_PASSWORD = 'eight oars in the fog'
const statusOf = async (token: string) => (await app.call('GET', 'me', { as: { token } })).status
const auditOf = async ({ id }: TestUser) =>
  (
    await app.rows<{ action: string }>(
      'select action from audit_log where user_id = $1 order by id',
      [id],
    )
  ).map(({ action }) => action)

describe('a change of password', () => {
  test('ends every other sign-in with its sockets, and personal tokens', async () => {
    const me = await makeUser(app.db)
    const other = await signInOf(app.db, me.id)
    const { token: api } = (
      await app.ask(
        contract.createToken,
        { body: { name: 'Script', only_club: null, scope: 'read', days: 30 } },
        me,
      )
    ).data
    const theirs = await openSocket(app, { token: other })
    expect([await statusOf(other), await statusOf(api)]).toEqual([200, 200])
    await app.ask(
      contract.changePassword,
      { body: { password: PASSWORD, new_password: NEW_PASSWORD } },
      me,
    )
    await theirs.ended()
    await expect
      .poll(async () => [await statusOf(other), await statusOf(api), await statusOf(me.token)], {
        timeout: 1000,
      })
      .toEqual([401, 401, 200])
    await app.ask(account.login, loginBody(me.email, NEW_PASSWORD), {})
    expect(await app.refused(account.login, loginBody(me.email), {})).toMatchObject({
      code: 'wrong_credentials',
    })
    expect(await auditOf(me)).toContain('password-changed')
  })

  test.each([
    [
      'a wrong password',
      { password: 'not the one', new_password: NEW_PASSWORD },
      'wrong_password',
      'password',
    ],
    ['a short one', { password: PASSWORD, new_password: 'short' }, 'invalid', 'new_password'],
    [
      'a common one',
      { password: PASSWORD, new_password: 'passwort123' },
      'invalid',
      'new_password',
    ],
  ])('is refused for %s', async (_, body, code, field) => {
    const problem = await app.refused(contract.changePassword, { body }, await makeUser(app.db))
    expect(problem).toMatchObject({ status: 400, code })
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })
})

test('a password may not be guessed by a person who holds a sign-in', async () => {
  const slow = await startTestApp({ loginsPerMinute: 30 })
  try {
    const me = await makeUser(slow.db)
    const body = { password: 'a guess', new_password: NEW_PASSWORD }
    const statuses = []
    for (let i = 0; i < 12; i++)
      statuses.push((await slow.send(contract.changePassword, { body }, me)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
  } finally {
    await slow.close()
  }
})

test('sign-ins are listed and ended, one’s own only', async () => {
  const me = await makeUser(app.db)
  const { accessToken } = await app.ask(account.login, loginBody(me.email), {})
  const { data } = await app.ask(contract.listSignIns, {}, me)
  expect(data.map(({ current }) => current)).toEqual([true, false])
  const second = data[1]?.id ?? 0
  expect(
    await app.refused(contract.endSignIn, { params: { id: second } }, await makeUser(app.db)),
  ).toMatchObject({ status: 404 })
  expect(await statusOf(accessToken)).toBe(200)
  await app.ask(contract.endSignIn, { params: { id: second } }, me)
  await expect.poll(() => statusOf(accessToken), { timeout: 1000 }).toBe(401)
})
