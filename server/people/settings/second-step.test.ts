import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as account from '#contract/people/account.ts'
import * as contract from '#contract/people/settings.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, PASSWORD } from '../../../test/support/factories.ts'
import { loginBody } from '../../../test/support/login.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // A code must not grow old between being made and being sent.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
})

describe('the second step', () => {
  const codeOf = (secret: string, shift = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + shift * 30_000 })
  async function switchedOn() {
    const me = await makeUser(app.db)
    const { data } = await app.ask(contract.beginSecondStep, { body: { password: PASSWORD } }, me)
    const codes = (
      await app.ask(contract.confirmSecondStep, { body: { code: codeOf(data.secret, -1) } }, me)
    ).data.recovery_codes
    return { me, ...data, codes }
  }

  test('is on only when confirmed', async () => {
    const me = await makeUser(app.db)
    const { data } = await app.ask(contract.beginSecondStep, { body: { password: PASSWORD } }, me)
    expect(data.qr_svg).toMatch(/^<svg/)
    expect(data.uri).toContain(data.secret)
    await app.ask(account.login, loginBody(me.email), {})
    expect(
      await app.refused(contract.confirmSecondStep, { body: { code: '000000' } }, me),
    ).toMatchObject({
      status: 400,
      code: 'wrong_code',
    })
    expect((await app.ask(contract.accountSettings, {}, me)).data).toMatchObject({
      second_step: false,
      recovery_codes_left: 0,
    })
  })

  test('is asked for after the password, and its code counts once', async () => {
    const { me, secret } = await switchedOn()
    const code = codeOf(secret)
    expect(await app.refused(account.login, loginBody(me.email), {})).toMatchObject({
      status: 401,
      code: 'second_step_required',
    })
    expect(await app.refused(account.login, loginBody(me.email, 'not it', code), {})).toMatchObject(
      {
        code: 'wrong_credentials',
      },
    )
    expect(
      await app.refused(account.login, loginBody(me.email, PASSWORD, '123456'), {}),
    ).toMatchObject({ code: 'wrong_credentials' })
    await app.ask(account.login, loginBody(me.email, PASSWORD, code), {})
    expect(await app.refused(account.login, loginBody(me.email, PASSWORD, code), {})).toMatchObject(
      {
        code: 'wrong_credentials',
      },
    )
  })

  test('has ten recovery codes, each for once', async () => {
    const { me, codes } = await switchedOn()
    expect(new Set(codes).size).toBe(10)
    await app.ask(account.login, loginBody(me.email, PASSWORD, codes[0]?.toLowerCase()), {})
    expect(
      await app.refused(account.login, loginBody(me.email, PASSWORD, codes[0]), {}),
    ).toMatchObject({ code: 'wrong_credentials' })
    expect((await app.ask(contract.accountSettings, {}, me)).data).toMatchObject({
      second_step: true,
      recovery_codes_left: 9,
    })
  })

  test('is kept sealed, and its codes hashed', async () => {
    const { me, secret, codes } = await switchedOn()
    const [step] = await app.rows<{ secret: Buffer }>(
      'select secret from second_steps where user_id = $1',
      [me.id],
    )
    expect(step?.secret.includes(secret)).toBe(false)
    const kept = await app.rows<{ hash: Buffer }>(
      'select hash from recovery_codes where user_id = $1',
      [me.id],
    )
    expect(kept).toHaveLength(10)
    const handled = codes.map((code) => code.replace('-', ''))
    expect(kept.some(({ hash }) => handled.some((code) => hash.includes(code)))).toBe(false)
  })

  test('is not set up by who does not know the password', async () => {
    const wrong = { body: { password: 'not it' } }
    const refused = await app.refused(contract.beginSecondStep, wrong, await makeUser(app.db))
    expect(refused.code).toBe('wrong_password')
  })

  test('is switched off with the password, and not set up twice', async () => {
    const { me } = await switchedOn()
    expect(
      await app.refused(contract.beginSecondStep, { body: { password: PASSWORD } }, me),
    ).toMatchObject({ status: 409 })
    expect(
      await app.refused(contract.endSecondStep, { body: { password: 'not it' } }, me),
    ).toMatchObject({ code: 'wrong_password' })
    await app.ask(contract.endSecondStep, { body: { password: PASSWORD } }, me)
    await app.ask(account.login, loginBody(me.email), {})
  })
})
