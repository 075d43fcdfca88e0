import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember } from '../../test/support/factories.ts'
import { rotate } from './rotate-secrets.ts'
import { secretsOf } from '../secrets.ts'

const earlier = Buffer.alloc(32, 1)
const now = Buffer.alloc(32, 2)
const lost = Buffer.alloc(32, 3)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('seals everything with the new key, which opens it without the earlier one', async () => {
  const club_id = await makeClub(app.db)
  const [first, second] = [await makeMember(app.db, club_id), await makeMember(app.db, club_id)]
  const before = secretsOf(earlier)
  const whose = `webhooks of club ${club_id}`
  for (const [{ id }, secrets] of [
    [first, before],
    [second, secretsOf(lost)],
  ] as const)
    await app.rows('insert into second_steps (user_id, secret) values ($1, $2)', [
      id,
      secrets.seal(`step of ${id}`, id),
    ])
  await app.rows(
    `insert into webhooks (club_id, address, events, secret, old_secret, old_secret_until)
     values ($1, 'https://hooks.slipway.test/', '{}', $2, $3, now() + interval '1 hour')`,
    [club_id, before.seal('the secret', whose), before.seal('the one before', whose)],
  )
  await app.rows('insert into recovery_codes (user_id, hash) values ($1, $2)', [
    first.id,
    before.mark('a code'),
  ])

  const done = await rotate(app.database.ownerUrl, secretsOf(now, earlier))
  expect(done).toEqual({ sealed: 3, unreadable: 1, recovery_codes: 1 })

  const opened = secretsOf(now)
  const steps = await app.rows<{ user_id: number; secret: Buffer }>(
    'select user_id, secret from second_steps',
  )
  const secretOf = (id: number) => steps.find(({ user_id }) => user_id === id)?.secret ?? now
  expect(opened.open(secretOf(first.id), first.id)).toBe(`step of ${first.id}`)
  expect(secretsOf(lost).open(secretOf(second.id), second.id)).toBe(`step of ${second.id}`)
  const [webhook] = await app.rows<{ secret: Buffer; old_secret: Buffer }>(
    'select secret, old_secret from webhooks',
  )
  expect(opened.open(webhook?.secret ?? now, whose)).toBe('the secret')
  expect(opened.open(webhook?.old_secret ?? now, whose)).toBe('the one before')
})

test('every column of bytes is a hash, a mark, data, or says whom it is sealed for', async () => {
  const columns = await app.rows<{ name: string }>(`
    select attrelid::regclass || '.' || attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.atttypid = 'bytea'::regtype
      and a.attname !~ '(^|_)hash$'
      and coalesce(col_description(a.attrelid, a.attnum), '') not like 'sealed for %'
    order by 1`)
  expect(columns.map(({ name }) => name)).toEqual([
    'attempts.key',
    'channels.data',
    'idempotency_keys.seen_as',
    'known_places.place',
    'live_chunks.forces',
    'live_chunks.samples',
    'recorded_channels.data',
  ])
})
