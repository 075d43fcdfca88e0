import { afterAll, beforeAll, expect, test } from 'vitest'
import * as mailContract from '#contract/platform/admin-mails.ts'
import * as contract from '#contract/platform/admin.ts'
import * as billing from '#contract/platform/billing.ts'
import { listImports } from '#contract/recordings/imports.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { SAMPLE_VALUES } from '../../server/mail/sample-values.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import type { ClubId } from '../../server/db/client.ts'
import { keepFile } from '../support/stored-file.ts'
import { failedJob, makeClub, makeMember, makeUser, type TestUser } from '../support/factories.ts'

let app: TestApp
let admin: TestUser
let as: { token: string }

beforeAll(async () => {
  app = await startTestApp()
  admin = await makeUser(app.db, { is_admin: true, first_name: 'Ada', last_name: 'Admin' })
  as = { token: admin.token }
})
afterAll(() => app.close())
const planId = async (key: string) =>
  (await app.rows<{ id: number }>('select id from plans where key = $1', [key]))[0]?.id ?? 0

test('the functions behind the calls ask for themselves who calls', async () => {
  const { id } = await makeUser(app.db)
  const client = await app.database.app.connect()
  const refusals: unknown[] = []
  const calls = await app.rows<{ name: string; args: string }>(
    `select proname as name, coalesce((
       select string_agg('null::' || format_type(t, null), ', ') from unnest(proargtypes) t
     ), '') as args
     from pg_proc
     where pronamespace = 'app'::regnamespace
       and proname like 'admin\\_%'`,
  )
  for (const { name, args } of calls) {
    await client.query(`begin; select set_config('app.user_id', '${id}', true)`)
    refusals.push(
      await client
        .query(`select app.${name}(${args})`)
        .catch((error: { code: string }) => error.code),
    )
    await client.query('rollback')
  }
  client.release()
  expect(calls.length).toBeGreaterThan(12)
  expect(refusals).toEqual(calls.map(() => '42501'))
})

test('every call of the administrators is theirs alone', async () => {
  const levels = endpointsOf(contract).map(([, { access }]) => access.level)
  expect(new Set(levels)).toEqual(new Set(['admin']))
  const { token } = await makeMember(app.db, await makeClub(app.db), [ROLE.manager])
  for (const [, endpoint] of endpointsOf(contract))
    expect((await app.refused(endpoint, { params: { id: 1 } }, { token })).code).toBe('admin_only')
})

test('a change of the matrix opens and shuts a feature at the next request', async () => {
  const club = await makeClub(app.db, { plan: 'individual-free' })
  const member = await makeMember(app.db, club)
  const plan_id = await planId('individual-free')
  const set = (included: boolean) =>
    app.ask(
      billing.setPlanFeature,
      { body: { plan_id, feature_id: FEATURE.imports, included } },
      as,
    )
  const status = async () => (await app.send(listImports, {}, { token: member.token, club })).status
  expect(await status()).toBe(403)
  await set(true)
  // The word of a change goes by the database, also to this node.
  await expect.poll(status, { timeout: 1000, interval: 10 }).toBe(200)
  expect(
    (await app.ask(billing.adminPlans, {}, as)).data.find(({ id }) => id === plan_id),
  ).toMatchObject({
    features: [FEATURE.imports],
    clubs: 1,
  })
  await set(false)
  await expect.poll(status, { timeout: 1000, interval: 10 }).toBe(403)
})

test('the overview counts, and a failed job is tried again', async () => {
  const job = await failedJob(app.db, 'It broke\n    at some/place.ts')
  const before = (await app.ask(contract.adminOverview, {}, as)).data
  expect(before.jobs.failed).toBe(1)
  expect(before.users.admins).toBe(1)
  expect((await app.ask(contract.troubledJobs, {}, as)).data).toMatchObject([
    { id: job, task: 'send-mail', error: 'It broke' },
  ])
  await app.ask(contract.retryJob, { params: { id: job } }, as)
  expect((await app.ask(contract.adminOverview, {}, as)).data.jobs).toMatchObject({ failed: 0 })
  expect((await app.refused(contract.retryJob, { params: { id: 999_999 } }, as)).status).toBe(404)
})

test('the outbox shows to whom, not what', async () => {
  await app.rows(
    `insert into mails (address, language, template, "values", error)
      values ('a@slipway.test', 'de', 'activation', '{"link": "secret"}', 'refused')`,
  )
  const { data } = await app.ask(mailContract.outboxMails, {}, as)
  expect(data[0]).toMatchObject({
    address: 'a@slipway.test',
    template: 'activation',
    error: 'refused',
    sent_at: null,
  })
  expect(JSON.stringify(data)).not.toContain('secret')
})

test.each(LANGUAGES)('shows every mail as it is written in %s', async (language) => {
  const asked = { query: { language } }
  const { data } = await app.ask(mailContract.mailSamples, asked, as)
  expect(data.map(({ template }) => template)).toEqual(Object.keys(SAMPLE_VALUES))
  for (const { subject, text, html } of data) {
    expect(html).toContain(`<html lang="${language}">`)
    expect(text).toContain(SAMPLE_VALUES.activation.name)
    expect(`${subject}${text}`).not.toMatch(/\{\w+\}|undefined/)
  }
  const notices = data.find(({ template }) => template === 'notices')
  expect(notices?.text).toContain('Falke')
})

test('what administrators change of plans and jobs is in the audit log', async () => {
  const done = await app.rows<{ action: string }>(
    `select distinct action from audit_log
     where action like 'admin%' and user_id = $1
     order by 1`,
    [admin.id],
  )
  expect(done.map(({ action }) => action)).toEqual(['admin-retry-job', 'admin-set-plan-feature'])
})

async function makeUnreadable(club: ClubId, user: number, bytes: string): Promise<number> {
  const file = await keepFile(app.db, app.files, Buffer.from(bytes))
  const [made] = await app.rows<{ id: number }>(
    `with f as (
       insert into files (club_id, sha256, size, name) values ($1, $2, 1, 'x.fit')
       returning id, sha256
     )
     insert into imports (club_id, user_id, uploaded_by, file_id, sha256, state, reason)
     select $1, $3::bigint, $3::bigint, id, sha256, 'failed', 'file_damaged' from f
     returning id`,
    [club, file.sha256, user],
  )
  return made?.id ?? 0
}

test('the overview names refused mails and unreadable files of the last thirty days', async () => {
  const club = await makeClub(app.db)
  const { id: user_id } = await makeMember(app.db, club)
  await app.rows(
    `insert into mails (address, language, template, error, sent_at)
     values ('full@test', 'en', 'invitation', '552 mailbox full', null),
       ('fine@test', 'en', 'invitation', null, now())`,
  )
  const failed = await makeUnreadable(club, user_id, 'one')
  const old = await makeUnreadable(club, user_id, 'two')
  await app.rows("update imports set created_at = now() - interval '31 days' where id = $1", [old])
  const { data } = await app.ask(contract.platformErrors, {}, { ...as, language: 'en' })
  expect(data.mails[0]).toMatchObject({ address: 'full@test', error: '552 mailbox full' })
  expect(data.mails.map(({ address }) => address)).not.toContain('fine@test')
  expect(data.imports).toMatchObject([
    { id: failed, club_id: club, user_id, message: expect.stringMatching(/\w+/) },
  ])
})
