import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../soak/product.ts'
import { freshDatabase, type FreshDatabase } from '../../test/support/fresh-database.ts'
import { createPool } from './client.ts'
import { failureOf } from './failure.ts'
import { addressesIn, clientTo, credentialsIn, withCredentials } from './hosts.ts'

let database: FreshDatabase
let several: string
beforeAll(async () => {
  database = await freshDatabase('empty')
  const { username, password, host, pathname } = new URL(database.ownerUrl)
  const dead = `127.0.0.1:${await freePort()}`
  several = `postgres://${username}:${password}@${dead},${host}${pathname}`
})
afterAll(() => database.drop())

const one = { text: 'select 1 as one' }

test('names each host of a URL, and puts another role on all of them', () => {
  const url = 'postgres://a:b@db1:5432,db2:5433/x?target_session_attrs=read-write'
  expect(addressesIn(url)).toEqual([
    'postgres://a:b@db1:5432/x?target_session_attrs=read-write',
    'postgres://a:b@db2:5433/x?target_session_attrs=read-write',
  ])
  const other = withCredentials(url, 'c', 'd@/:')
  expect(other).toBe('postgres://c:d%40%2F%3A@db1:5432,db2:5433/x?target_session_attrs=read-write')
  expect(credentialsIn(other)).toEqual({ user: 'c', password: 'd@/:' })
})

test('passes over a host that does not answer, on a connection and in a pool', async () => {
  const client = clientTo(several)
  await client.connect()
  expect((await client.query(one)).rows).toEqual([{ one: 1 }])
  await client.end()
  const pool = createPool(several, { size: 2, name: 'hosts', reactions: [] })
  const answers = await Promise.all([pool.query(one), pool.query(one), pool.query(one)])
  expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]])
  await pool.end()
})

test('refuses hosts that take no writes, as a failure that may pass', async () => {
  const readOnly = `${several}?options=-c%20default_transaction_read_only%3Don`
  const refused = await clientTo(readOnly)
    .connect()
    .catch((error: Error) => error)
  expect(refused).toBeInstanceOf(Error)
  expect((refused as Error).message).toMatch(/takes no writes/)
  expect(failureOf(refused as Error)).toBe('unavailable')
  const any = clientTo(`${readOnly}&target_session_attrs=any`)
  await any.connect()
  expect((await any.query(one)).rows).toEqual([{ one: 1 }])
  await any.end()
})

test('outlives a connection that ends while nobody asks it anything', async () => {
  const client = clientTo(database.ownerUrl)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const other = clientTo(database.ownerUrl)
  await other.connect()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await other.end()
  await expect.poll(() => client.query('select 1').then(String, String)).toContain('Error')
})

test('keeps nothing prepared on a connection behind a pooler', async () => {
  const named = { name: 'one', ...one }
  const prepared = 'select name from pg_prepared_statements'
  for (const isPooled of [false, true]) {
    const pool = createPool(database.ownerUrl, { size: 1, name: 'pooled', reactions: [], isPooled })
    await pool.query(named)
    expect((await pool.query(prepared)).rows).toEqual(isPooled ? [] : [{ name: 'one' }])
    await pool.end()
  }
})
