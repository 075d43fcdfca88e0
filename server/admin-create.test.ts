import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/people/account.ts'
import { startTestApp, type TestApp } from '../test/support/app.ts'
import { makeUser, PASSWORD } from '../test/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const run = (...args: string[]) => {
  const env = { ...process.env, DATABASE_URL: app.database.ownerUrl }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'admin-create.ts'), ...args],
    {
      env,
      encoding: 'utf8',
    },
  )
  return { status, said: `${stdout}${stderr}` }
}
const passwordIn = (said: string) => /shown this once: (\S{16})$/m.exec(said)?.[1] ?? ''
const signIn = async (username: string, password: string) => {
  const body = {
    username,
    password,
    grant_type: 'password' as const,
    client_id: 'web',
    client_secret: 'web',
  }
  const { accessToken } = await app.ask(account.login, { body }, {})
  return (await app.ask(account.me, {}, { token: accessToken })).data
}

describe('npm run admin:create', () => {
  test('makes an administrator and shows a password once', async () => {
    const { status, said } = run('--email', 'Root@Slipway.test', '--first-name', 'Ada')
    expect(status).toBe(0)
    const password = passwordIn(said)
    expect(await signIn('root@slipway.test', password)).toMatchObject({
      is_admin: true,
      full_name: 'Ada Admin',
    })
    const again = run('--email', 'root@slipway.test')
    expect(again).toMatchObject({
      status: 0,
      said: expect.stringContaining('keeps the password') as string,
    })
  })

  test('promotes a person, who keeps the password', async () => {
    const { email } = await makeUser(app.db)
    expect((await signIn(email, PASSWORD)).is_admin).toBe(false)
    expect(run('--email', email).status).toBe(0)
    await expect.poll(async () => (await signIn(email, PASSWORD)).is_admin).toBe(true)
  })

  test.each([
    ['without a password', { password_hash: null, email_verified_at: null }],
    ['with an address that is not confirmed', { email_verified_at: null }],
  ])('gives a known account %s one to sign in with', async (_, given) => {
    const { email } = await makeUser(app.db, given)
    const password = passwordIn(run('--email', email).said)
    await expect.poll(async () => (await signIn(email, password)).is_admin).toBe(true)
  })

  test('says that an account is disabled', async () => {
    const { id, email } = await makeUser(app.db)
    await app.rows('update users set disabled_at = now() where id = $1', [id])
    expect(run('--email', email).said).toContain('The account is disabled')
  })

  test('takes a second step away when its key is lost', async () => {
    const { id, email } = await makeUser(app.db)
    await app.rows(
      `insert into second_steps (user_id, secret, confirmed_at) values ($1, '\\x00', now())`,
      [id],
    )
    expect(run('--email', email).status).toBe(0)
    expect(await app.rows('select from second_steps where user_id = $1', [id])).toHaveLength(1)
    expect(run('--email', email, '--reset-second-step').said).toContain('second step is removed')
    expect((await signIn(email, PASSWORD)).is_admin).toBe(true)
  })

  test.each([
    [[], 'Usage: npm run admin:create'],
    [['--mail', 'a@b.test'], 'Usage: npm run admin:create'],
    [['--email', 'nobody'], '"nobody" is not an e-mail address.'],
  ])('with %j says what is wrong', (args, sentence) => {
    const { status, said } = run(...args)
    expect(status).toBe(1)
    expect(said).toContain(sentence)
  })
})
