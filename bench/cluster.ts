import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../server/db/embedded.ts'
import { placeOf } from '../server/db/embedded-place.ts'

/** The cluster all rows share, kept between runs: a folder of its own below the data folder. */
export const dataDir = resolve(process.env['DATA_DIR'] ?? 'data', 'bench')

export type BenchCluster = {
  ownerUrl: (database: string) => string
  superuserUrl: (database: string) => string
  /** where PostgreSQL writes its log */
  logFile: string
  stop(): Promise<void>
}

export async function startCluster(): Promise<BenchCluster> {
  const { ownerUrl, superuserUrl, stop } = await startEmbedded({ dataDir })
  const to = (url: string) => (database: string) =>
    Object.assign(new URL(url), { pathname: `/${database}` }).href
  return {
    ownerUrl: to(ownerUrl),
    superuserUrl: to(superuserUrl),
    logFile: join(placeOf(dataDir).folder, 'server.log'),
    stop,
  }
}

/** One connection for the time of `work`. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
