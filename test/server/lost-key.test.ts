import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/people/account.ts'
import { adminUser } from '#contract/platform/admin.ts'
import { adminResetSecondStep } from '#contract/platform/admin-upkeep.ts'
import { secretsOf } from '../../server/secrets.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser } from '../support/factories.ts'
import { loginBody } from '../support/login.ts'

/** The key of an installation whose backup was restored without it. */
const lost = secretsOf(Buffer.alloc(32, 9))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function withLostStep(confirmed: boolean) {
  const person = await makeUser(app.db)
  await app.rows('insert into second_steps (user_id, secret, confirmed_at) values ($1, $2, $3)', [
    person.id,
    lost.seal('JBSWY3DPEHPK3PXP', person.id),
    confirmed ? new Date() : null,
  ])
  return person
}

test('a second step whose key is lost is said in words, until an administrator resets it', async () => {
  const person = await withLostStep(true)
  const params = { id: person.id }
  const admin = { token: (await makeUser(app.db, { is_admin: true })).token }
  for (const otp of [undefined, '123456', 'ABCDE-FGHIJ'])
    expect(
      await app.refused(login, loginBody(person.email, undefined, otp), { language: 'en' }),
    ).toMatchObject({ status: 503, code: 'second_step_unreadable' })
  expect((await app.ask(adminUser, { params }, admin)).data.second_step).toBe(true)
  await app.ask(adminResetSecondStep, { params }, admin)
  expect((await app.ask(adminUser, { params }, admin)).data.second_step).toBe(false)
  await app.ask(login, loginBody(person.email), {})
  expect(
    await app.rows(
      `select action from audit_log where subject ->> 'user_id' = $1::text
      or action = 'admin-reset-second-step'`,
      [person.id],
    ),
  ).toEqual([{ action: 'admin-reset-second-step' }])
  expect((await app.refused(adminResetSecondStep, { params }, admin)).status).toBe(404)
})

test('one that was only begun keeps nobody out', async () => {
  const person = await withLostStep(false)
  const { user } = await app.ask(login, loginBody(person.email), {})
  expect(user.id).toBe(person.id)
})

test('nobody takes their own away without its code', async () => {
  const admin = await makeUser(app.db, { is_admin: true })
  const own = { params: { id: admin.id } }
  expect(await app.refused(adminResetSecondStep, own, { token: admin.token })).toMatchObject({
    status: 403,
  })
})
