import { expect } from 'vitest'
import type { TestApp } from './app.ts'

const WAITING = `select distinct w.pid from pg_locks w
  join pg_locks held on held.pid = w.pid
  where not w.granted
    and held.database = (select oid from pg_database where datname = current_database())`

/**
 * Sends requests while these sessions are held, and lets go of them once all of the requests wait:
 * so each has begun before any of them ends.
 */
export async function sentTogether<T>(
  app: TestApp,
  ids: readonly number[],
  requests: readonly (() => Promise<T>)[],
): Promise<T[]> {
  await app.rows('begin')
  await app.rows('select from sessions where id = any ($1) order by id for no key update', [ids])
  const answers = Promise.all(requests.map((request) => request()))
  const waiting = async () => (await app.rows(WAITING)).length
  await expect.poll(waiting).toBe(requests.length)
  await app.rows('commit')
  return answers
}
