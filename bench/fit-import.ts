import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createPool, inClub, provenClub, type Pool } from '../server/db/client.ts'
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

const ROUNDS = 15
const FILES_A_ROUND = 6
const WARM_UP = 30
const MOST = 1
const CLUB = provenClub(1)
const ATHLETES = 40
const DAY_MS = 86_400_000

type Parts = { pool: Pool; files: FileStore; importsSoFar: number }

/**
 * A whole import of a three-hour file (SHA-256 and file store, the queue's row, the job: reading in the worker thread, matching, figures,
 * rows, the load) beside the decode alone. CPU time of this process, all threads; what PostgreSQL spends is told beside it.
 */
export async function fitImport(): Promise<Outcome> {
  const cluster = await startCluster()
  const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-'))
  const name = await ensureSeason(cluster, 1, 1)
  await connected(cluster.ownerUrl(name), (client) => client.query('delete from imports; delete from training_loads'))
  const database = await openDatabase(cluster.ownerUrl(name))
  const pool = createPool(database.workerUrl, 1, 'slipway bench')
  try {
    const parts: Parts = { pool, files: await localStore(folder), importsSoFar: 0 }
    return await measure(parts)
  } finally {
    await stopReading()
    await Promise.all([pool.end(), database.close()])
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
}

async function measure(parts: Parts): Promise<Outcome> {
  const { rows } = await parts.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = rows[0]?.pid ?? 0
  const ofDatabase: number[] = []
  const ours = async () => {
    const before = cpuMicroseconds(backend)
    const milliseconds = await cpuOf(parts, importOne)
    ofDatabase.push((cpuMicroseconds(backend) - before) / FILES_A_ROUND / 1000)
    return milliseconds
  }
  const bare = () => cpuOf(parts, decodeOne)
  for (let file = 0; file < WARM_UP; file++) for (const work of [importOne, decodeOne]) await work(parts, longRow(new Date()))
  const pair = await inTurn(ROUNDS, ours, bare)
  return ratioOutcome(pair, MOST, 'ms CPU a file', {
    figures: [`${RECORDS} records`, `beside it PostgreSQL ${spread(ofDatabase.slice(-ROUNDS), 'ms')}`],
  })
}

/** Milliseconds of CPU time a file; the files are made before. */
async function cpuOf(parts: Parts, work: (parts: Parts, bytes: Uint8Array<ArrayBuffer>) => Promise<void>): Promise<number> {
  const files = Array.from({ length: FILES_A_ROUND }, (_, n) => longRow(dayOf(parts.importsSoFar + n)))
  const before = process.cpuUsage()
  for (const bytes of files) await work(parts, bytes)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / FILES_A_ROUND / 1000
}

const dayOf = (n: number) => new Date(SEASON_START + (n % 300) * DAY_MS)

async function decodeOne(_parts: Parts, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const records = await decodeFit(bytes)
  if (records !== RECORDS) throw new Error(`The decoder read ${records} records`)
}

async function importOne(parts: Parts, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const n = parts.importsSoFar++
  const { pool, files } = parts
  const stored = await files.put(Readable.from([bytes]))
  const user_id = 101 + (n % ATHLETES)
  const upload = { user_id, uploaded_by: user_id, session_id: null, file: { name: `row ${n}.fit`, ...stored } }
  const { id } = await inClub(pool, CLUB, (db) => queueImport(db, CLUB, upload))
  const task = importTasks({ pool, files, log: createLog('warn') })['read-import']
  await task?.({ club_id: CLUB, import_id: id }, undefined as never)
  const { state } = await inClub(pool, CLUB, (db) =>
    db.selectFrom('imports').select('state').where('club_id', '=', CLUB).where('id', '=', id).executeTakeFirstOrThrow(),
  )
  if (state !== 'done') throw new Error(`The import ended as ${state}`)
}
