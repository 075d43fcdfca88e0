import { readFileSync } from 'node:fs'
import { connected, type BenchCluster } from './cluster.ts'
import { ensureDatabase } from './season.ts'

export const TRAINED = 200
/** The sign-in of the head coach. */
export const TRAINED_TOKEN = 'bench-trained'
export const TRAINED_COACH = 201

const script = readFileSync(new URL('trained.sql', import.meta.url), 'utf8')

/** A database with one club of two hundred athletes and their seasons, made once. Its name. */
export async function ensureTrained(cluster: BenchCluster, seasons: number): Promise<string> {
  const name = `bench_trained_${seasons}`
  const rows = script.replaceAll(':seasons', String(seasons))
  await ensureDatabase(cluster, name, rows, async () => {
    console.error(`Making ${seasons} seasons of ${TRAINED} athletes, once …`)
    await connected(cluster.superuserUrl(name), async (client) => {
      await client.query(
        `set session_replication_role = 'replica';
         set synchronous_commit = off;
         set maintenance_work_mem = '256MB'`,
      )
      await client.query(rows)
      await client.query('vacuum analyze')
    })
  })
  return name
}
