import { readFileSync } from 'node:fs'
import { connected, type BenchCluster } from './cluster.ts'
import { ensureDatabase } from './season.ts'

export const TRAINED = 200
/** Those of them who ride. */
export const RIDING = TRAINED / 4
/** The sign-in of the head coach. */
export const TRAINED_TOKEN = 'bench-trained'
export const TRAINED_COACH = 201

const readScript = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const trained = readScript('trained.sql')
const progress = trained + readScript('progress.sql')

/** A database with one club of two hundred athletes and their seasons, made once. Its name. */
export const ensureTrained = (cluster: BenchCluster, seasons: number): Promise<string> =>
  ensureSeasons(cluster, `bench_trained_${seasons}`, { script: trained, seasons })

/** The same with tests on the ergometer, recordings and rides, which other rows do not expect. */
export const ensureProgress = (cluster: BenchCluster, seasons: number): Promise<string> =>
  ensureSeasons(cluster, `bench_progress_${seasons}`, { script: progress, seasons })

async function ensureSeasons(
  cluster: BenchCluster,
  name: string,
  { script, seasons }: { script: string; seasons: number },
): Promise<string> {
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
