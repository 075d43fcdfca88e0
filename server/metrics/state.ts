import { Gauge, Registry } from 'prom-client'
import type { Pool } from '../db/client.ts'
import { diskOf } from '../doctor/disk-check.ts'
import type { Logger } from '../log.ts'

export type StateParts = {
  pools: { app: Pool; worker: Pool }
  dataDir: string
  /** How many browsers are connected to this node. */
  sockets: () => number
  log: Logger
}

/** How things stand at the moment somebody asks. */
export type StateMetrics = { registry: Registry; refresh(): Promise<void> }

type Task = { task: string; waiting: number; failed: number; oldest: number }
type Waiting = { waiting: number; oldest: number }
type Work = { tasks: Task[]; mails: Waiting; pushes: Waiting }

export function stateMetrics({ pools, dataDir, sockets, log }: StateParts): StateMetrics {
  const registry = new Registry()
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `slipway_${name}`, help, labelNames, registers: [registry] })
  const answers = gauge('database_up', 'Whether the database answers to this process')
  const jobs = gauge('queue_jobs', 'Jobs that are due or under way, by task', 'task')
  const failed = gauge('queue_failed_jobs', 'Jobs that are given up, by task', 'task')
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest job is due, by task', 'task')
  const mails = gauge('mails_waiting', 'Mails still to be sent')
  const oldestMail = gauge('mails_oldest_waiting_seconds', 'Age of the oldest of these mails')
  const pushes = gauge('pushes_waiting', 'Notices due to go to devices')
  const oldestPush = gauge('pushes_oldest_waiting_seconds', 'How long the oldest of these is due')
  const size = gauge('pool_size', 'Connections that a pool may open', 'pool')
  const used = gauge('pool_used', 'Connections in use', 'pool')
  const waiting = gauge('pool_waiting', 'Requests and jobs that wait for a connection', 'pool')
  const free = gauge('disk_free_bytes', 'Room on the disk of DATA_DIR')
  const whole = gauge('disk_size_bytes', 'Size of the disk of DATA_DIR')
  const browsers = gauge('live_sockets', 'Browsers connected to this node')

  const notePools = () => {
    for (const pool of ['app', 'worker'] as const) {
      const state = pools[pool]
      size.set({ pool }, state.options.max)
      used.set({ pool }, state.totalCount - state.idleCount)
      waiting.set({ pool }, state.waitingCount)
    }
    browsers.set(sockets())
  }
  const noteDisk = async () => {
    const disk = await diskOf(dataDir)
    free.set(disk.free)
    whole.set(disk.size)
  }
  const noteWork = async () => {
    for (const one of [jobs, failed, oldest]) one.reset()
    const work = await waitingWork(pools.worker).catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not say what waits')
    })
    answers.set(work ? 1 : 0)
    if (!work) return
    for (const one of work.tasks) {
      const { task } = one
      jobs.set({ task }, one.waiting)
      failed.set({ task }, one.failed)
      oldest.set({ task }, one.oldest)
    }
    mails.set(work.mails.waiting)
    oldestMail.set(work.mails.oldest)
    pushes.set(work.pushes.waiting)
    oldestPush.set(work.pushes.oldest)
  }
  return {
    registry,
    refresh: async () => {
      notePools()
      await Promise.all([noteDisk(), noteWork()])
    },
  }
}

async function waitingWork(pool: Pool): Promise<Work> {
  const { rows } = await pool.query<{ work: Work }>('select app.waiting_work() as work')
  const [row] = rows
  if (!row) throw new Error('nothing was said of what waits')
  return row.work
}
