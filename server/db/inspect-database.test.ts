import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretsOf } from '../secrets.ts'
import { startTestApp, testSecrets, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember } from '../../test/support/factories.ts'
import { undone } from '../../test/support/findings.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import {
  extensionOf,
  inspectDatabase,
  rightsOf,
  versionOf,
  type Facts,
} from './inspect-database.ts'
import { addressesOf } from './open.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const inspect = (secrets = testSecrets) =>
  inspectDatabase(addressesOf(app.database.ownerUrl), secrets)

test('finds nothing to do in a database that the server has made', async () => {
  const findings = await inspect()
  expect(undone(findings)).toEqual([])
  expect(findings.map(({ subject }) => subject)).toEqual([
    'database',
    'clock',
    'rights',
    'extension',
    'migrations',
    'rights',
    'rights',
  ])
})

test('says that the first start makes the tables of an empty database', async () => {
  const empty = await freshDatabase('empty')
  const findings = await inspectDatabase(addressesOf(empty.ownerUrl), testSecrets)
  await empty.drop()
  expect(undone(findings)).toEqual([])
  expect(findings[0]?.text).toMatch(/^PostgreSQL 18.* the first start makes its tables$/)
})

test('names a database that does not answer', async () => {
  const away = addressesOf('postgres://slipway:hush@127.0.0.1:1/slipway')
  const lines = undone(await inspectDatabase(away, undefined))
  expect(lines).toEqual([expect.stringMatching(/^TO DO database: .*cannot be reached \(.+\)/)])
  expect(lines.join()).not.toContain('hush')
})

test('names a role that cannot sign in, and one that owns the tables', async () => {
  const { ownerUrl } = app.database
  const wrong = new URL(app.database.appUrl)
  wrong.password = 'another'
  const addresses = addressesOf(ownerUrl, { app: wrong.href, worker: ownerUrl })
  expect(undone(await inspectDatabase(addresses, testSecrets))).toEqual([
    expect.stringMatching(/^TO DO rights: The role slipway_app cannot sign in/),
    expect.stringMatching(/^TO DO rights: .* owns the tables .* DATABASE_WORKER_URL must/),
  ])
})

test('names a migration of a newer version', async () => {
  await app.rows(`insert into migrations (name, checksum) values ('9999-later.sql', 'x')`)
  const lines = undone(await inspect())
  await app.rows(`delete from migrations where name = '9999-later.sql'`)
  expect(lines).toEqual([
    'TO DO migrations: A newer Slipway has made 9999-later.sql: start that version again.',
  ])
})

test('knows the key a second step was sealed with from another', async () => {
  const { id } = await makeMember(app.db, await makeClub(app.db))
  await app.rows('insert into second_steps (user_id, secret) values ($1, $2)', [
    id,
    testSecrets.seal('JBSWY3DPEHPK3PXP', id),
  ])
  expect(undone(await inspect())).toEqual([])
  expect(undone(await inspect(secretsOf(Buffer.alloc(32, 8))))).toEqual([
    expect.stringMatching(/^TO DO key: SECRET_KEY is not the key/),
  ])
})

const FACTS: Facts = {
  version: '18.1',
  number: 180_001,
  role: 'club',
  may_create: false,
  has_roles: false,
  has_tables: false,
  has_trigrams: false,
  knows_trigrams: true,
  may_extend: false,
}
test.each([
  [versionOf, { version: '14.9', number: 140_009 }, 'PostgreSQL 14.9 is too old'],
  [rightsOf, {}, 'run "alter role club createrole" as superuser'],
  [rightsOf, { has_roles: true }, null],
  [rightsOf, { may_create: true }, null],
  [extensionOf, {}, 'run "create extension pg_trgm" in this database as superuser'],
  [extensionOf, { knows_trigrams: false }, 'install its contrib package'],
  [extensionOf, { may_extend: true }, null],
  [extensionOf, { has_trigrams: true, knows_trigrams: false }, null],
])('%o of %j asks for %j', (judge, facts, expected) => {
  const finding = judge({ ...FACTS, ...facts })
  expect(finding.ok).toBe(expected === null)
  if (expected !== null) expect(finding.text).toContain(expected)
})
