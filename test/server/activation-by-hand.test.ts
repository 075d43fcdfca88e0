import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountDetails, getUserData } from '#contract/people/account.ts'
import { adminActivationLink, adminUser } from '#contract/platform/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, type TestUser } from '../support/factories.ts'
import { details } from './sign-up.ts'

let app: TestApp
let admin: TestUser
let as: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await makeUser(app.db, { is_admin: true })
  as = { token: admin.token }
})
afterAll(() => app.close())

const unopened = () => makeUser(app.db, { email_verified_at: null })
const linkFor = async (id: number) =>
  (await app.ask(adminActivationLink, { params: { id } }, as)).data.link

test('a link that an administrator hands over opens the account once', async () => {
  const { id } = await unopened()
  const shown = (await app.ask(adminUser, { params: { id } }, as)).data
  expect(shown.activation_by_hand).toBe(true)
  const earlier = (await linkFor(id)).split('/').at(-1) ?? ''
  const link = await linkFor(id)
  const code = /\/activate-account\/([\w-]{32})$/.exec(link)?.[1] ?? ''
  expect((await app.ask(getUserData, { params: { code } }, {})).data).toMatchObject({
    id,
    email_verified: false,
  })
  expect((await app.refused(accountDetails, details(id, earlier), {})).code).toBe('code_used')
  await app.ask(accountDetails, details(id, code), {})
  expect((await app.refused(accountDetails, details(id, code), {})).code).toBe('code_used')
  expect(
    await app.rows(
      `select user_id, subject from audit_log where action = 'admin-activation-link'
       and subject @> jsonb_build_object('user_id', $1::bigint) order by id`,
      [id],
    ),
  ).toMatchObject([{ user_id: admin.id }, { user_id: admin.id }])
})

test('is refused for an account that was opened or is disabled, and to others', async () => {
  const opened = await makeUser(app.db)
  const disabled = await unopened()
  await app.rows('update users set disabled_at = now() where id = $1', [disabled.id])
  for (const { id } of [opened, disabled]) {
    const { status } = await app.refused(adminActivationLink, { params: { id } }, as)
    expect(status).toBe(403)
  }
  const { id } = await unopened()
  const other = { token: opened.token }
  expect((await app.refused(adminActivationLink, { params: { id } }, other)).status).toBe(403)
})

test('is refused where a mail server sends the links', async () => {
  const sending = await startTestApp({ sendsMail: true })
  try {
    const { token } = await makeUser(sending.db, { is_admin: true })
    const { id } = await makeUser(sending.db, { email_verified_at: null })
    const params = { id }
    const user = await sending.ask(adminUser, { params }, { token })
    expect(user.data.activation_by_hand).toBe(false)
    expect((await sending.refused(adminActivationLink, { params }, { token })).status).toBe(403)
  } finally {
    await sending.close()
  }
})
