import { EventEmitter } from 'node:events'
import { Pool, type Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../test/support/app.ts'
import { startSilent } from '../../test/support/silent.ts'
import { limitWait } from './pool-limits.ts'

let silent: Awaited<ReturnType<typeof startSilent>>
beforeAll(async () => {
  silent = await startSilent()
})
afterAll(() => silent.stop())

test('ends the wait for a connection, and outlives one that never comes', async () => {
  const settings = { connectionString: silent.url, max: 1, connectionTimeoutMillis: 1000 }
  const pool = new Pool(settings)
  limitWait(pool, 50)
  const state = { hasFailed: false }
  const opening = pool.connect().catch((error: Error) => {
    state.hasFailed = true
    return error
  })
  await expect(pool.connect()).rejects.toThrow('timeout exceeded when trying to connect')
  expect(state.hasFailed).toBe(false)
  expect(await opening).toBeInstanceOf(Error)
  // The pool gives up on the second as well, when nobody waits for it any more.
  await expect.poll(() => pool.waitingCount).toBe(0)
  await pool.end()
})

/** A client that is connected at once. */
function connected() {
  const answer = (callback: () => void) => callback()
  return Object.assign(new EventEmitter(), { _queryable: true, connect: answer, end: answer })
}

test('ends the wait of all for whom an idle connection is not enough', async () => {
  const settings = {
    Client: connected as unknown as new () => Client,
    max: 1,
    connectionTimeoutMillis: 600_000,
  }
  const pool = new Pool(settings)
  limitWait(pool, 50)
  const first = await pool.connect()
  first.release()
  const [second, third] = [pool.connect(), pool.connect()]
  const held = await second
  await expect(third).rejects.toThrow('timeout exceeded when trying to connect')
  held.release()
  await pool.end()
})

test('a job waits until a connection is free, where a request gives up', async () => {
  const { database, close } = await startTestApp({ longestWaitMs: 50 })
  const { app, worker } = database
  const all = (pool: Pool) =>
    Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const [ofRequests, ofJobs] = await Promise.all([all(app), all(worker)])
  const job = worker.connect()
  await expect(app.connect()).rejects.toThrow('timeout exceeded when trying to connect')
  for (const client of [...ofRequests, ...ofJobs]) client.release()
  const last = await job
  last.release()
  await close()
})
