import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, Registry } from 'prom-client'
import type { Pool } from '../db/client.ts'
import { replicaOf } from '../db/replica.ts'
import { diskOf } from '../doctor/disk-check.ts'
import type { Logger } from '../log.ts'

export type StateParts = {
  /** By name; those on a replica come along. */
  pools: Readonly<Record<string, Pool>>
  /** Asks the database what waits, as the worker; it answers also when the others are full. */
  asking: Pool
  dataDir: string
  /** Hours between backups that are made by themselves; null where none are. */
  backupHours: number | null
  /** How many browsers are connected to this node. */
  sockets: () => number
  log: Logger
}

/** How things stand at the moment somebody asks. */
export type StateMetrics = { registry: Registry; refresh(): Promise<void> }

type Task = { task: string; waiting: number; failed: number; oldest: number }
type Waiting = { waiting: number; oldest: number }
type Work = { tasks: Task[]; mails: Waiting; pushes: Waiting; backup: number | null }

function gaugesIn(registry: Registry) {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `slipway_${name}`, help, labelNames, registers: [registry] })
  return {
    answers: gauge('database_up', 'Whether the database answers to this process'),
    jobs: gauge('queue_jobs', 'Jobs that are due or under way, by task', 'task'),
    failed: gauge('queue_failed_jobs', 'Jobs that are given up, by task', 'task'),
    oldest: gauge('queue_oldest_seconds', 'How long the oldest job is due, by task', 'task'),
    mails: gauge('mails_waiting', 'Mails still to be sent'),
    oldestMail: gauge('mails_oldest_waiting_seconds', 'Age of the oldest of these mails'),
    pushes: gauge('pushes_waiting', 'Notices due to go to devices'),
    oldestPush: gauge('pushes_oldest_waiting_seconds', 'How long the oldest of these is due'),
    size: gauge('pool_size', 'Connections that a pool may open', 'pool'),
    used: gauge('pool_used', 'Connections in use', 'pool'),
    waiting: gauge('pool_waiting', 'Requests and jobs that wait for a connection', 'pool'),
    free: gauge('disk_free_bytes', 'Room on the disk of DATA_DIR'),
    whole: gauge('disk_size_bytes', 'Size of the disk of DATA_DIR'),
    backup: gauge('backup_age_seconds', 'Age of the last backup; infinite where there is none'),
    backupEvery: gauge(
      'backup_interval_seconds',
      'From one backup made by itself to the next; or 0',
    ),
    browsers: gauge('live_sockets', 'Browsers connected to this node'),
  }
}
type Gauges = ReturnType<typeof gaugesIn>

export function stateMetrics(parts: StateParts): StateMetrics {
  const { pools, asking, dataDir, sockets, log } = parts
  const registry = new Registry()
  const gauges = gaugesIn(registry)
  gauges.backupEvery.set((parts.backupHours ?? 0) * HOUR_S)
  const noteDisk = async () => {
    const { free, size } = await diskOf(dataDir)
    gauges.free.set(free)
    gauges.whole.set(size)
  }
  const noteWork = async () => {
    const work = await Promise.race([waitingWork(asking), silence()]).catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not say what waits')
    })
    gauges.answers.set(work ? 1 : 0)
    for (const one of [gauges.jobs, gauges.failed, gauges.oldest]) one.reset()
    if (work) setWork(gauges, work)
  }
  return {
    registry,
    refresh: async () => {
      setPools(gauges, pools)
      gauges.browsers.set(sockets())
      await Promise.all([noteDisk(), noteWork()])
    },
  }
}

const HOUR_S = 3600

function setPools({ size, used, waiting }: Gauges, pools: StateParts['pools']): void {
  const all = Object.entries(pools).flatMap(([name, pool]) => {
    const replica = replicaOf(pool)
    return [[name, pool] as const, ...(replica ? [[`${name} replica`, replica] as const] : [])]
  })
  for (const [pool, { options, totalCount, idleCount, waitingCount }] of all) {
    size.set({ pool }, options.max)
    used.set({ pool }, totalCount - idleCount)
    waiting.set({ pool }, waitingCount)
  }
}

function setWork(gauges: Gauges, { tasks, mails, pushes, backup }: Work): void {
  for (const { task, waiting, failed, oldest } of tasks) {
    gauges.jobs.set({ task }, waiting)
    gauges.failed.set({ task }, failed)
    gauges.oldest.set({ task }, oldest)
  }
  gauges.mails.set(mails.waiting)
  gauges.oldestMail.set(mails.oldest)
  gauges.pushes.set(pushes.waiting)
  gauges.oldestPush.set(pushes.oldest)
  gauges.backup.set(backup ?? Infinity)
}

/** Less than Prometheus waits for all of an answer. */
const PATIENCE_MS = 4000

async function silence(): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { ref: false })
  throw new Error('the database is silent')
}

async function waitingWork(pool: Pool): Promise<Work> {
  const { rows } = await pool.query<{ work: Work }>('select app.waiting_work() as work')
  const [row] = rows
  if (!row) throw new Error('nothing was said of what waits')
  return row.work
}
