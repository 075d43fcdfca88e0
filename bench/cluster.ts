import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../server/db/embedded.ts'
import { openDatabase } from '../server/db/open.ts'
import { quickFolder } from '../test/support/quick-folder.ts'

export type Size = 'full' | 'smallest'

/** The migrated database that all others are copies of. */
export const TEMPLATE = 'bench_template'

export type BenchCluster = {
  dataDir: string
  ownerUrl: (database: string) => string
  superuserUrl: (database: string) => string
  stop(): Promise<void>
}

/**
 * The cluster that all rows share. At full size it is kept between runs, in a folder of its own
 * below the data folder; at the smallest it lies in memory for one run.
 */
export async function startCluster(size: Size): Promise<BenchCluster> {
  const isKept = size === 'full'
  const dataDir = isKept
    ? resolve(process.env['DATA_DIR'] ?? 'data', 'bench')
    : quickFolder('slipway-bench-')
  if (!isKept) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const embedded = await startEmbedded({ dataDir, fast: !isKept, sockets: !isKept })
  const to = (url: string) => (database: string) =>
    Object.assign(new URL(url), { pathname: `/${database}` }).href
  const [ownerUrl, superuserUrl] = [to(embedded.ownerUrl), to(embedded.superuserUrl)]
  await connected(superuserUrl('postgres'), async (client) => {
    const { rowCount } = await client.query(`select from pg_database where datname = '${TEMPLATE}'`)
    if (rowCount === 0) await client.query(`create database ${TEMPLATE} owner slipway_owner`)
  })
  await (await openDatabase(ownerUrl(TEMPLATE), { reactions: [] })).close()
  return {
    dataDir,
    ownerUrl,
    superuserUrl,
    stop: () => embedded.stop(),
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
