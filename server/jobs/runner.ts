import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type { Pool } from '../db/client.ts'
import type { Logger } from '../log.ts'

/** The queue as this process works it. */
export type Work = { isWorking(): boolean; stop(): Promise<void> }

const BEAT_MS = 5000
const SILENCE = '20 seconds'
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2000

/** A runner of graphile-worker, under the name by which its jobs are locked. */
type Runner = {
  name: string
  /** Those in hand. */
  jobs: Set<string>
  /** It takes no more jobs. */
  hasEnded: boolean
  /** And those it had are finished. */
  isDone: boolean
  stop(): Promise<void>
}

/**
 * Works the queue until stopped. graphile-worker ends its runner when a job cannot be marked as
 * done,
 * as happens when the connection is lost: then another runner begins at once, while the jobs in the
 * hands of the old one are finished. Every five seconds each runner names the jobs it has in hand;
 * what nobody has named for twenty goes back to the queue.
 */
export async function keepWorking(pool: Pool, log: Logger, options: RunnerOptions): Promise<Work> {
  const pgPool = releasedOnce(pool)
  const runners = new Set<Runner>()
  const state = { stopped: false }
  const isWorking = () => [...runners].some(({ hasEnded }) => !hasEnded)

  const begin = async () => {
    const runner = await startRunner({ ...options, pgPool }, () => void beginAgain())
    runners.add(runner)
    if (state.stopped) await runner.stop()
  }
  const beginAgain = async () => {
    if (state.stopped) return
    log.warn('the queue is no longer worked: a new runner follows')
    for (let wait = FIRST_WAIT_MS; !state.stopped && !isWorking(); wait = nextWait(wait)) {
      await sleep(wait)
      await begin().catch((error: unknown) =>
        log.warn({ err: error }, 'the queue cannot be worked'),
      )
    }
  }
  const beat = () =>
    sayAlive(pool, runners).catch((error: unknown) =>
      log.warn({ err: error }, 'a worker cannot report'),
    )

  await begin()
  await beat()
  const timer = setInterval(beat, BEAT_MS)
  return {
    isWorking,
    stop: async () => {
      state.stopped = true
      clearInterval(timer)
      for (const runner of runners)
        await runner
          .stop()
          .catch((error: unknown) => log.warn({ err: error }, 'a runner did not stop well'))
    },
  }
}

/**
 * The pool for graphile-worker, which gives the connection on which it listens back twice where the
 * connection is lost while the runner ends: the second time would end the process.
 */
export function releasedOnce(pool: Pool): Pool {
  type Connected = Parameters<typeof pool.connect>[0]
  const connect = (connected?: Connected) =>
    connected
      ? pool.connect((error, client, release) => {
          let isReleased = false
          connected(error, client, (reason) => {
            if (isReleased) return
            isReleased = true
            release(reason)
          })
        })
      : pool.connect()
  return new Proxy(pool, {
    get: (target, name): unknown => {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const nextWait = (wait: number) => Math.min(wait * 2, LONGEST_WAIT_MS)

async function startRunner(options: RunnerOptions, onEnd: () => void): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  const state = { name: '', jobs: new Set<string>(), hasEnded: false, isDone: false }
  events.on('pool:create', ({ workerPool }) => (state.name = workerPool.id))
  events.on('job:start', ({ job }) => state.jobs.add(job.id))
  events.on('job:complete', ({ job }) => state.jobs.delete(job.id))
  const end = () => {
    if (state.hasEnded) return
    state.hasEnded = true
    onEnd()
  }
  events.on('pool:gracefulShutdown', end)
  const { promise, stop } = await run({ ...options, events })
  // graphile-worker never rejects it.
  void promise.then(() => {
    state.isDone = true
    end()
  })
  return Object.assign(state, { stop: async () => (state.hasEnded ? undefined : stop()) })
}

/**
 * Names the jobs in hand, and gives back what runners that are done and workers that are silent
 * hold.
 */
async function sayAlive(pool: Pool, runners: Set<Runner>): Promise<void> {
  for (const runner of runners) {
    if (runner.isDone) {
      await pool.query('select app.release_worker($1)', [runner.name])
      runners.delete(runner)
    } else {
      await pool.query(
        `insert into job_workers (id, jobs) values ($1, $2::bigint[])
         on conflict (id) do update set seen_at = now(), jobs = excluded.jobs`,
        [runner.name, [...runner.jobs]],
      )
    }
  }
  await pool.query('select app.release_silent_workers($1::interval)', [SILENCE])
}
