import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/people/account-providers.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  comeBack,
  somebody,
  startProvider,
  type ProviderAccount,
  type TestProvider,
} from '../../../test/support/oidc-provider.ts'

let app: TestApp
let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider('club')
  const gone = { ...provider.registration, key: 'gone', issuer: 'http://127.0.0.1:9' }
  app = await startTestApp({ signInProviders: [provider.registration, gone] })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const comeBackAs = (who: ProviderAccount | null) => comeBack(app, provider, who)
const refused = async (body: { ticket: string; answer: string }) =>
  (await app.refused(contract.finishProviderSignIn, { body }, {})).code

describe('a way back', () => {
  test('with the state of another is none', async () => {
    const [one, other] = [await comeBackAs(somebody()), await comeBackAs(somebody())]
    expect(await refused({ ticket: one.ticket, answer: other.answer })).toBe('sign_in_stale')
  })

  test('counts once', async () => {
    const back = await comeBackAs(somebody())
    await app.ask(contract.finishProviderSignIn, { body: back }, {})
    expect(await refused(back)).toBe('sign_in_stale')
  })

  test('of somebody who said no says so', async () => {
    expect(await refused(await comeBackAs(null))).toBe('sign_in_declined')
  })

  test('that took too long is none', async () => {
    const back = await comeBackAs(somebody())
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 16 * 60_000)
    try {
      expect(await refused(back)).toBe('sign_in_stale')
    } finally {
      vi.restoreAllMocks()
    }
  })

  test('with a ticket somebody wrote themselves is none', async () => {
    const { answer } = await comeBackAs(somebody())
    expect(await refused({ ticket: 'AAAA', answer })).toBe('sign_in_stale')
  })
})

test('a provider that is down is said to be, and one that is not registered is not found', async () => {
  const begin = (name: string) =>
    app.refused(contract.beginProviderSignIn, { body: { provider: name } }, {})
  expect(await begin('gone')).toMatchObject({ status: 503, code: 'provider_failed' })
  expect(await begin('nobody')).toMatchObject({ status: 404, code: 'not_found' })
})
