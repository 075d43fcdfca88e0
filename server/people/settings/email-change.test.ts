import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/people/account.ts'
import * as contract from '#contract/people/settings.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, PASSWORD } from '../../../test/support/factories.ts'
import { loginBody } from '../../../test/support/login.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('another address', () => {
  const wanted = (serial: number) => `new.${serial}.${Date.now()}@slipway.test`
  async function mailTo(address: string): Promise<string> {
    const folder = join(app.folder, 'mail')
    const read = () => {
      try {
        return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
      } catch {
        return []
      }
    }
    await expect
      .poll(() => read().some((mail) => mail.includes(`To: ${address}`)), { timeout: 8000 })
      .toBe(true)
    return read().find((mail) => mail.includes(`To: ${address}`)) ?? ''
  }
  const codeIn = (mail: string) => /settings\/email\?code=([\w-]+)/.exec(mail)?.[1] ?? ''

  test('holds once it is confirmed by its owner, and the old one is notified', async () => {
    await app.work()
    const me = await makeUser(app.db)
    const email = wanted(1)
    await app.ask(contract.requestEmailChange, { body: { password: PASSWORD, email } }, me)
    const code = codeIn(await mailTo(email))
    expect((await app.ask(account.me, {}, me)).data.email).toBe(me.email)
    expect(
      await app.refused(contract.confirmEmail, { body: { code } }, await makeUser(app.db)),
    ).toMatchObject({ code: 'code_unknown' })
    expect((await app.ask(contract.confirmEmail, { body: { code } }, me)).data.email).toBe(email)
    expect(await app.refused(contract.confirmEmail, { body: { code } }, me)).toMatchObject({
      code: 'code_used',
    })
    await app.ask(account.login, loginBody(email), {})
    expect(await mailTo(me.email)).toContain('Your email address was changed')
  })

  test('ends the codes for a new password that went to the old one', async () => {
    await app.work()
    const me = await makeUser(app.db)
    const email = wanted(3)
    await app.ask(account.forgotPassword, { body: { email: me.email } }, {})
    const reset = /reset-password\/([\w-]+)/.exec(await mailTo(me.email))?.[1] ?? ''
    expect(await app.ask(account.passwordReset, { params: { code: reset } }, {})).toBeDefined()
    await app.ask(contract.requestEmailChange, { body: { password: PASSWORD, email } }, me)
    const code = codeIn(await mailTo(email))
    await app.ask(contract.confirmEmail, { body: { code } }, me)
    const body = { code: reset, password: 'eight oars on the lake' }
    expect(await app.refused(account.resetPassword, { body }, {})).toMatchObject({
      code: 'code_used',
    })
    await app.ask(account.login, loginBody(email), {})
  })

  test('that somebody has is answered the same, and stays theirs', async () => {
    const me = await makeUser(app.db)
    const them = await makeUser(app.db)
    const answer = await app.send(
      contract.requestEmailChange,
      { body: { password: PASSWORD, email: them.email } },
      me,
    )
    expect([answer.status, answer.json]).toEqual([200, { data: { done: true } }])
    expect(await app.rows('select 1 from one_time_codes where user_id = $1', [me.id])).toEqual([])
  })

  test('needs the password', async () => {
    const body = { password: 'not it', email: wanted(2) }
    expect(
      await app.refused(contract.requestEmailChange, { body }, await makeUser(app.db)),
    ).toMatchObject({ code: 'wrong_password' })
  })
})
