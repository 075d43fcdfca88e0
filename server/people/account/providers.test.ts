import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/people/account-providers.ts'
import * as account from '#contract/people/account.ts'
import { setupState } from '#contract/people/account-setup.ts'
import { beginSecondStep, confirmSecondStep } from '#contract/people/settings.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, PASSWORD } from '../../../test/support/factories.ts'
import {
  comeBack,
  somebody,
  startProvider,
  type ProviderAccount,
  type TestProvider,
} from '../../../test/support/oidc-provider.ts'
import { authenticator } from './facts.ts'

let app: TestApp
let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider('club')
  const gone = { ...provider.registration, key: 'gone', issuer: 'http://127.0.0.1:9' }
  app = await startTestApp({ signInProviders: [provider.registration, gone] })
  await makeUser(app.db) // an installation without an account waits for its first one
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const comeBackAs = (who: ProviderAccount | null) => comeBack(app, provider, who)
const finish = async (who: ProviderAccount) =>
  (await app.ask(contract.finishProviderSignIn, { body: await comeBackAs(who) }, {})).data
const refused = async (body: { ticket: string; answer: string }) =>
  (await app.refused(contract.finishProviderSignIn, { body }, {})).code

/** An account here that is linked with one at the provider. */
async function linkedAccount() {
  const { id, email } = await makeUser(app.db)
  const who = { ...somebody(), email }
  const { ticket } = await finish(who)
  const body = { ticket: ticket ?? '', password: PASSWORD }
  const { accessToken } = await app.ask(contract.confirmProviderSignIn, { body }, {})
  return { id, who, token: accessToken }
}

const actionsOf = async (id: number) =>
  (
    await app.rows<{ action: string; provider: string | null }>(
      `select action, subject ->> 'provider' as provider from audit_log
        where user_id = $1 order by id`,
      [id],
    )
  ).map(({ action, provider: by }) => (by === null ? action : `${action} ${by}`))

test('the sign-in page learns who the providers are, and nothing of the registrations', async () => {
  const { data } = await app.ask(setupState, {}, {})
  expect(data.sign_in_providers).toEqual([
    { key: 'club', name: 'Club club' },
    { key: 'gone', name: 'Club club' },
  ])
})

describe('somebody nobody knows yet', () => {
  test('opens an account under the confirmed address, and is in no club', async () => {
    const who = somebody()
    const { outcome, ticket, ...shown } = await finish(who)
    expect({ outcome, ...shown }).toEqual({
      outcome: 'new',
      signed_in: null,
      email: who.email,
      first_name: 'Ida',
      last_name: 'Jensen',
    })
    const { accessToken, user } = await app.ask(
      contract.openProviderAccount,
      {
        body: {
          ticket: ticket ?? '',
          first_name: 'Ida',
          last_name: 'Holm',
          preferred_language: 'de',
        },
      },
      {},
    )
    expect(user).toMatchObject({ email: who.email, last_name: 'Holm', preferred_language: 'de' })
    const me = await app.ask(account.me, {}, { token: accessToken })
    expect(me.data).toMatchObject({ id: user.id, founds_club: false, is_admin: false })
    expect(await app.rows('select from memberships where user_id = $1', [user.id])).toEqual([])
    expect(await actionsOf(user.id)).toEqual(['account-opened club'])
    expect(await finish(who)).toMatchObject({ outcome: 'signed-in', signed_in: { user } })
    expect(await actionsOf(user.id)).toEqual(['account-opened club', 'sign-in club'])
  })

  test.each([
    ['is not confirmed', { email_verified: false }],
    ['is missing', { email: undefined }],
  ])('gets no account where the address %s, and learns nothing of it', async (_, part) => {
    const { email } = await makeUser(app.db)
    const who = { ...somebody(), email, ...part } as ProviderAccount
    expect(await finish(who)).toMatchObject({ outcome: 'unknown', ticket: null, email: null })
  })

  test('opens one account only, however often the form is sent', async () => {
    const { ticket } = await finish(somebody())
    const body = {
      ticket: ticket ?? '',
      first_name: 'Ida',
      last_name: 'Jensen',
      preferred_language: 'en' as const,
    }
    const sent = [1, 2].map(() => app.send(contract.openProviderAccount, { body }, {}))
    expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})

describe('an account of the same address', () => {
  test('is linked by its password, and signs in without it from then on', async () => {
    const { id, who } = await linkedAccount()
    const { outcome, signed_in } = await finish(who)
    expect(outcome).toBe('signed-in')
    expect(signed_in?.user.id).toBe(id)
    expect(await actionsOf(id)).toEqual(['sign-in', 'sign-in-linked club', 'sign-in club'])
    const [link] = await app.rows(
      `select issuer, subject, email, last_used_at is not null as used
       from linked_sign_ins where user_id = $1`,
      [id],
    )
    expect(link).toEqual({
      issuer: provider.registration.issuer,
      subject: who.sub,
      email: who.email,
      used: true,
    })
  })

  test('stays as it is while the password is wrong', async () => {
    const { id, email } = await makeUser(app.db)
    const { outcome, ticket } = await finish({ ...somebody(), email })
    expect(outcome).toBe('password')
    for (const password of ['not the password', undefined]) {
      const body = { ticket: ticket ?? '', ...(password !== undefined && { password }) }
      expect(await app.refused(contract.confirmProviderSignIn, { body }, {})).toMatchObject({
        status: 401,
        code: 'wrong_credentials',
      })
    }
    expect(await app.rows('select from linked_sign_ins where user_id = $1', [id])).toEqual([])
  })

  test('is guessed at no more often than by the sign-in', async () => {
    const slow = await startTestApp({
      loginsPerMinute: 3,
      signInProviders: [provider.registration],
    })
    try {
      const { email } = await makeUser(slow.db)
      const back = await comeBack(slow, provider, { ...somebody(), email })
      const { data } = await slow.ask(contract.finishProviderSignIn, { body: back }, {})
      const body = { ticket: data.ticket ?? '', password: 'a guess' }
      const statuses: number[] = []
      for (let turn = 0; turn < 5; turn += 1)
        statuses.push((await slow.send(contract.confirmProviderSignIn, { body }, {})).status)
      expect(statuses).toEqual([401, 401, 401, 429, 429])
    } finally {
      await slow.close()
    }
  })

  test('that is disabled stays closed', async () => {
    const { id, who } = await linkedAccount()
    await app.rows('update users set disabled_at = now() where id = $1', [id])
    expect(await refused(await comeBackAs(who))).toBe('account_disabled')
  })
})

test('the second step stays asked', async () => {
  const { who, token } = await linkedAccount()
  const begun = await app.ask(beginSecondStep, { body: { password: PASSWORD } }, { token })
  const code = (at = Date.now()) => authenticator(begun.data.secret, '').generate({ timestamp: at })
  await app.ask(confirmSecondStep, { body: { code: code() } }, { token })
  const { outcome, ticket, signed_in } = await finish(who)
  expect({ outcome, signed_in }).toEqual({ outcome: 'second-step', signed_in: null })
  const confirm = (otp: string) => ({ body: { ticket: ticket ?? '', otp } })
  expect(await app.refused(contract.confirmProviderSignIn, confirm('000000'), {})).toMatchObject({
    code: 'wrong_credentials',
  })
  const entered = await app.ask(
    contract.confirmProviderSignIn,
    confirm(code(Date.now() + 30_000)),
    {},
  )
  expect(entered.user.email).toBe(who.email)
})

test('nobody opens the first account of an installation by a provider', async () => {
  const empty = await startTestApp({ signInProviders: [provider.registration] })
  try {
    const back = await comeBack(empty, provider, somebody())
    const { data } = await empty.ask(contract.finishProviderSignIn, { body: back }, {})
    const names = { first_name: 'Ida', last_name: 'Jensen', preferred_language: 'en' as const }
    const body = { ticket: data.ticket ?? '', ...names }
    expect((await empty.send(contract.openProviderAccount, { body }, {})).status).toBe(400)
    expect((await empty.ask(setupState, {}, {})).data.is_open).toBe(true)
  } finally {
    await empty.close()
  }
})
