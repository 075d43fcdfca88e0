import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { freePort } from '../../soak/product.ts'
import { freshDatabase, type FreshDatabase } from '../../test/support/fresh-database.ts'
import { createPool, inTransaction, type Pool } from './client.ts'
import { giveReplica, isOfReplica } from './replica.ts'

let database: FreshDatabase
const pools: Pool[] = []
const open = (url: string, name: string): Pool => {
  const pool = createPool(url, { size: 2, name, reactions: [] })
  pools.push(pool)
  return pool
}
beforeAll(async () => {
  database = await freshDatabase('empty')
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

const whoAnswers = (primary: Pool) =>
  inTransaction(primary, { fromReplica: true }, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select current_setting('application_name') as name`.execute(db)
    return rows[0]?.name
  })

test('reads the primary while the other server is no replica of it', async () => {
  const primary = open(database.ownerUrl, 'primary')
  giveReplica(primary, open(database.ownerUrl, 'not a replica'))
  expect(await whoAnswers(primary)).toBe('primary')
})

test('reads the primary while the replica is away', async () => {
  const primary = open(database.ownerUrl, 'primary')
  const away = `postgres://a:b@127.0.0.1:${await freePort()}/x`
  giveReplica(primary, open(away, 'away'))
  expect(await whoAnswers(primary)).toBe('primary')
  expect(await whoAnswers(primary)).toBe('primary')
})

test('asks the primary again after what only a replica says', () => {
  const primary = open(database.ownerUrl, 'primary')
  const withCode = (code: string) => Object.assign(new Error('failed'), { code })
  const codes = ['40001', '25006', '57P01', 'ECONNRESET', '23505', '42P01']
  expect(codes.map((code) => isOfReplica(primary, withCode(code)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
