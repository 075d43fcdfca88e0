import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { inClub, provenClub, type Pool } from '../server/db/client.ts'
import { localStore } from '../server/files/local-store.ts'
import { withFile } from '../server/files/held-files.ts'
import type { FileStore } from '../server/files/store.ts'
import { queueImport } from '../server/recordings/imports/queue.ts'
import { importTasks } from '../server/recordings/imports/jobs.ts'
import { createLanes } from '../server/jobs/lanes.ts'
import { stopReading } from '../server/recordings/imports/read-in-worker.ts'
import { createLog } from '../server/log.ts'
import { connected } from './cluster.ts'
import { ensureSeason } from './databases.ts'
import { cpuMicroseconds } from './process.ts'
import type { Bench } from './row.ts'

export const CLUB = provenClub(1)
const FIRST_ATHLETE = 101
const log = createLog('warn')
const run = promisify(execFile)

/** `backend` is the process of PostgreSQL that serves it. */
export type Importing = {
  pool: Pool
  files: FileStore
  backend: number
  athletes: number
  database: string
  url: string
  folder: string
}

/** Everything that files of club 1 left behind. */
const LEFT = `
  delete from imports;
  delete from kept_loads;
  delete from sessions where auto_created;
  delete from graphile_worker._private_jobs`

/** A club without imports, a store for files and all that a worker of the product imports with. */
export async function importing<T>(
  { cluster, size, pool: open }: Bench,
  work: (parts: Importing) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-'))
  const name = await ensureSeason(cluster, size, 1)
  const empty = () => connected(cluster.superuserUrl(name), (client) => client.query(LEFT))
  await empty()
  const pool = await open(name, 'worker')
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    return await work({
      pool,
      files: await localStore(folder),
      backend: rows[0]?.pid ?? 0,
      athletes: 0,
      database: name,
      url: workerUrlOf(pool),
      folder,
    })
  } finally {
    await stopReading()
    await empty()
    await rm(folder, { recursive: true })
  }
}

const workerUrlOf = (pool: Pool) => pool.options.connectionString ?? ''

/** The queue says this to a job when no archive has to wait. */
const ALONE = { job: { attempts: 1, flags: { archive: true } } } as never

type Cost = { ours: number; database: number }

/**
 * Milliseconds of CPU time, of this process with all its threads and of PostgreSQL, that the
 * imports of files cost an athlete who has none of them yet.
 */
export async function costOfImports(
  parts: Importing,
  files: readonly Uint8Array<ArrayBuffer>[],
): Promise<Cost> {
  const jobs = await queue(parts, files)
  const task = importTasks({ pool: parts.pool, files: parts.files, log, lanes: createLanes() })[
    'read-import'
  ]
  const before = cpuMicroseconds(parts.backend)
  const ours = await cpuOf(async () => {
    for (const { id, sha256, bytes } of jobs) {
      if (hash('sha256', bytes) !== sha256) throw new Error('The file has changed')
      await task?.({ club_id: CLUB, import_id: id }, ALONE)
    }
  })
  return { ours, database: (cpuMicroseconds(parts.backend) - before) / 1000 }
}

/**
 * While there is room, V8 leaves garbage of this thread where it is, and memory would say how much
 * room there was. The thread that reads has limits of its own.
 */
const SMALL_HEAP = ['--max-old-space-size=80', '--max-semi-space-size=2']

/** The most memory, in bytes, that the import of a file takes in a process of its own. */
export async function memoryOfImport(
  parts: Importing,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const [job] = await queue(parts, [bytes])
  const script = fileURLToPath(new URL('import-once.ts', import.meta.url))
  const { stdout } = await run(process.execPath, [
    ...SMALL_HEAP,
    script,
    parts.url,
    parts.folder,
    String(CLUB),
    String(job?.id),
  ])
  return Number(stdout)
}

type Job = { id: number; sha256: string; bytes: Uint8Array }

export async function queue(
  parts: Importing,
  files: readonly Uint8Array<ArrayBuffer>[],
): Promise<Job[]> {
  // The same bytes of another athlete are another import.
  const user_id = FIRST_ATHLETE + parts.athletes++
  const jobs: Job[] = []
  for (const bytes of files) {
    const job = await withFile(parts, { club_id: CLUB }, Readable.from([bytes]), async (file) => {
      const queued = {
        user_id,
        uploaded_by: user_id,
        session_id: null,
        crew_id: null,
        file: { name: 'row.fit', ...file },
      }
      const { id } = await inClub(parts.pool, CLUB, (db) => queueImport(db, CLUB, queued))
      return { id, sha256: file.sha256, bytes }
    })
    jobs.push(job)
  }
  return jobs
}

/**
 * Milliseconds of CPU time, started with a clean heap: neither side collects what the other left.
 */
export async function cpuOf(work: () => Promise<void>): Promise<number> {
  collectGarbage()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** What is wrong unless imports that are done hold this many activities. */
export async function missingOf({ pool }: Importing, wanted: number): Promise<string[]> {
  const { count } = await inClub(pool, CLUB, (db) =>
    db
      .selectFrom('activities')
      .innerJoin('imports', 'imports.id', 'activities.import_id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('imports.state', '=', 'done')
      .executeTakeFirstOrThrow(),
  )
  return count === wanted ? [] : [`${count} of ${wanted} activities were stored`]
}
