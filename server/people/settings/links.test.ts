import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishProviderSignIn, openProviderAccount } from '#contract/people/account-providers.ts'
import * as contract from '#contract/people/settings-links.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, PASSWORD } from '../../../test/support/factories.ts'
import {
  comeBack,
  startProvider,
  type ProviderAccount,
  type TestProvider,
} from '../../../test/support/oidc-provider.ts'

let app: TestApp
let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider('club')
  app = await startTestApp({ signInProviders: [provider.registration] })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

type As = { token: string }
const begin = async (as: As, password = PASSWORD) =>
  app.ask(contract.beginLinking, { body: { provider: 'club', password } }, as)

/** Goes to the provider and comes back from there. */
async function way(as: As, sub: string) {
  provider.signedIn = { sub, email: 'other@club.test', email_verified: true }
  const { data } = await begin(as)
  return { ticket: data.ticket, answer: await provider.answerTo(data.url) }
}
const link = async (as: As, sub: string) =>
  app.ask(contract.finishLinking, { body: await way(as, sub) }, as)
const linksOf = async (as: As) => (await app.ask(contract.listLinkedSignIns, {}, as)).data.links
const end = (id: number, password: string) => ({ params: { id }, body: { password } })

const signIn = async (who: ProviderAccount) => {
  const body = await comeBack(app, provider, who)
  return (await app.ask(finishProviderSignIn, { body }, {})).data
}

test('an account at a provider is linked after the password, and unlinked again', async () => {
  const me = await makeUser(app.db)
  expect(
    await app.refused(
      contract.beginLinking,
      { body: { provider: 'club', password: 'not the password' } },
      me,
    ),
  ).toMatchObject({ code: 'wrong_password' })
  await link(me, 'mine')
  const [linked] = await linksOf(me)
  expect(linked).toMatchObject({
    provider: 'club',
    name: 'Club club',
    email: 'other@club.test',
    last_used_at: null,
  })
  expect((await signIn({ sub: 'mine' })).signed_in?.user.id).toBe(me.id)
  const id = linked?.id ?? 0
  expect(await app.refused(contract.endLinkedSignIn, end(id, 'not this'), me)).toMatchObject({
    code: 'wrong_password',
  })
  const other = await makeUser(app.db)
  expect(await app.refused(contract.endLinkedSignIn, end(id, PASSWORD), other)).toMatchObject({
    code: 'not_found',
  })
  await app.ask(contract.endLinkedSignIn, end(id, PASSWORD), me)
  expect(await linksOf(me)).toEqual([])
  expect((await signIn({ sub: 'mine' })).outcome).toBe('unknown')
  const noted = await app.rows<{ action: string }>(
    'select action from audit_log where user_id = $1 order by id',
    [me.id],
  )
  expect(noted.map(({ action }) => action)).toEqual([
    'sign-in-linked',
    'sign-in',
    'sign-in-unlinked',
  ])
})

test('one account at a provider is linked with one account here, and the other way round', async () => {
  const [me, other] = [await makeUser(app.db), await makeUser(app.db)]
  await link(me, 'shared')
  for (const [as, sub] of [
    [other, 'shared'],
    [me, 'second'],
  ] as const)
    expect(
      await app.refused(contract.finishLinking, { body: await way(as, sub) }, as),
    ).toMatchObject({ status: 409, code: 'sign_in_taken' })
})

test('a way that somebody else began links nothing', async () => {
  const [me, other] = [await makeUser(app.db), await makeUser(app.db)]
  const body = await way(me, 'theirs')
  expect(await app.refused(contract.finishLinking, { body }, other)).toMatchObject({
    code: 'sign_in_stale',
  })
  expect(await app.refused(finishProviderSignIn, { body }, {})).toMatchObject({
    code: 'sign_in_stale',
  })
})

test('the only way in stays while there is no password', async () => {
  const data = await signIn({ sub: 'alone', email: 'alone@club.test', email_verified: true })
  const names = { first_name: 'Ada', last_name: 'Alone', preferred_language: 'en' as const }
  const body = { ticket: data.ticket ?? '', ...names }
  const { accessToken: token } = await app.ask(openProviderAccount, { body }, {})
  const [linked] = await linksOf({ token })
  expect(
    await app.refused(contract.endLinkedSignIn, end(linked?.id ?? 0, PASSWORD), { token }),
  ).toMatchObject({ status: 400, code: 'no_password' })
  expect(await linksOf({ token })).toHaveLength(1)
})

test('a link of a provider that is no longer registered is shown by its address', async () => {
  const me = await makeUser(app.db)
  await app.rows(
    `insert into linked_sign_ins (user_id, issuer, subject)
      values ($1, 'https://id.gone.example/realm', 'me')`,
    [me.id],
  )
  expect(await linksOf(me)).toMatchObject([{ provider: null, name: 'id.gone.example' }])
})
