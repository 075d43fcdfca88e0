import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createPool, inClub, provenClub, type Db, type Pool } from '../server/db/client.ts'
import { openDatabase } from '../server/db/open.ts'
import { localStore } from '../server/files/local.ts'
import type { FileStore } from '../server/files/store.ts'
import { queueImport } from '../server/imports/commands.ts'
import { importTasks } from '../server/imports/jobs.ts'
import { stopReading } from '../server/imports/readers/read-in-worker.ts'
import { createLog } from '../server/log.ts'
import { decodeFit } from './bare/fit-decode.ts'
import { connected, startCluster } from './cluster.ts'
import { inTurn, ratioOutcome, spread, type Outcome } from './figures.ts'
import { longRow, RECORDS } from './long-row.ts'
import { cpuMicroseconds } from './process.ts'
import { ensureSeason, SEASON_START } from './season.ts'

const ROUNDS = 11
const FILES_A_ROUND = 10
const WARM_UP = 6
const MOST = 1
const CLUB = provenClub(1)
const FIRST_ATHLETE = 101
const log = createLog('warn')
const DAY_MS = 86_400_000

type Parts = { pool: Pool; files: FileStore; rounds: number }

/**
 * A whole import of a three-hour file (its SHA-256, and the job: file from the store, reading in the worker thread, figures, matching,
 * rows, the load) beside the decode alone. CPU time of this process, all threads; what PostgreSQL spends is told beside it. Receiving
 * the file and queueing the job are of the request, and done before.
 */
export async function fitImport(): Promise<Outcome> {
  const cluster = await startCluster()
  const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-'))
  const name = await ensureSeason(cluster, 1, 1)
  await connected(cluster.ownerUrl(name), (client) => client.query('delete from imports; delete from kept_loads'))
  const database = await openDatabase(cluster.ownerUrl(name))
  const pool = createPool(database.workerUrl, 1, 'slipway bench')
  try {
    const parts: Parts = { pool, files: await localStore(folder), rounds: 0 }
    return await measure(parts)
  } finally {
    await stopReading()
    await Promise.all([pool.end(), database.close()])
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
}

async function measure(parts: Parts): Promise<Outcome> {
  const backend = await backendOf(parts.pool)
  const files = Array.from({ length: FILES_A_ROUND }, (_, n) => longRow(new Date(SEASON_START + n * DAY_MS)))
  const shas = await Promise.all(files.map(async (bytes) => (await parts.files.put(Readable.from([bytes]))).sha256))
  const ofDatabase: number[] = []
  const ours = async () => {
    const user_id = FIRST_ATHLETE + parts.rounds++ // the same bytes of another athlete are another import
    const jobs = await inClub(parts.pool, CLUB, (db) =>
      Promise.all(files.map((bytes, n) => queueFile(db, user_id, shas[n] ?? '', bytes.length))),
    )
    const before = cpuMicroseconds(backend)
    const milliseconds = await cpuOf((bytes, n) => importOne(parts, bytes, jobs[n] ?? 0, shas[n] ?? ''), files)
    ofDatabase.push((cpuMicroseconds(backend) - before) / FILES_A_ROUND / 1000)
    return milliseconds
  }
  const bare = () => cpuOf(decodeOne, files)
  await inTurn(WARM_UP, ours, bare)
  const pair = await inTurn(ROUNDS, ours, bare)
  await demandAllDone(parts)
  return ratioOutcome(pair, MOST, 'ms CPU a file', {
    figures: [`${RECORDS} records`, `beside it PostgreSQL ${spread(ofDatabase.slice(-ROUNDS), 'ms')}`],
  })
}

/** Milliseconds of CPU time a file, started with a clean heap: neither side collects what the other left. */
async function cpuOf(
  work: (bytes: Uint8Array<ArrayBuffer>, n: number) => Promise<void>,
  files: readonly Uint8Array<ArrayBuffer>[],
): Promise<number> {
  collectGarbage()
  const before = process.cpuUsage()
  for (const [n, bytes] of files.entries()) await work(bytes, n)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / files.length / 1000
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function decodeOne(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const records = await decodeFit(bytes)
  if (records !== RECORDS) throw new Error(`The decoder read ${records} records`)
}

async function backendOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function demandAllDone({ pool, rounds }: Parts): Promise<void> {
  const { count } = await inClub(pool, CLUB, (db) =>
    db
      .selectFrom('imports')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'done')
      .executeTakeFirstOrThrow(),
  )
  if (count !== rounds * FILES_A_ROUND) throw new Error(`${count} of ${rounds * FILES_A_ROUND} imports were done`)
}

async function queueFile(db: Db, user_id: number, sha256: string, size: number): Promise<number> {
  const file = { name: 'row.fit', sha256, size }
  const { id } = await queueImport(db, CLUB, { user_id, uploaded_by: user_id, session_id: null, crew_id: null, file })
  return id
}

async function importOne({ pool, files }: Parts, bytes: Uint8Array, import_id: number, sha256: string): Promise<void> {
  if (hash('sha256', bytes) !== sha256) throw new Error('The file has changed')
  const task = importTasks({ pool, files, log })['read-import']
  await task?.({ club_id: CLUB, import_id }, undefined as never)
}
