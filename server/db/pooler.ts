import type { Client } from 'pg'
import { StartError } from '../start-error.ts'
import { clientTo } from './hosts.ts'

/**
 * Refuses to start through a pooler that gives each transaction another connection: what is
 * listened to, locked or prepared on a connection would be lost without a word.
 * @throws StartError
 */
export async function refusePooler(url: string, urls: { pooler?: string | undefined } = {}) {
  if (!(await sharesConnections(url))) return
  throw new StartError(
    urls.pooler === undefined
      ? 'DATABASE_URL leads to a pooler in transaction mode, which loses what Slipway listens to ' +
          'and locks: set DATABASE_POOLER to transaction and DATABASE_DIRECT_URL to the same ' +
          'database without the pooler.'
      : 'DATABASE_DIRECT_URL leads to a pooler in transaction mode as well: set it to the address ' +
          'of PostgreSQL itself.',
  )
}

/** Whether two of our connections are one of PostgreSQL's at times. */
async function sharesConnections(url: string): Promise<boolean> {
  const first = clientTo(url)
  const second = clientTo(url)
  try {
    await first.connect()
    const before = await backendOf(first)
    // Only what stands between hands out a number of its own for the connection.
    if (before === (first as Client & { processID?: number }).processID) return false
    await second.connect()
    await second.query('begin')
    if ((await backendOf(second)) === before) return true
    return (await backendOf(first)) !== before
  } finally {
    await Promise.all([first.end(), second.end()].map((ended) => ended.catch(() => {})))
  }
}

async function backendOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
