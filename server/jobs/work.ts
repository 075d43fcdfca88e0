import { run, type TaskList } from 'graphile-worker'
import type { FileStore } from '../files/store.ts'
import type { Pool } from '../db/client.ts'
import { accountTasks } from '../account/jobs.ts'
import { effortTasks } from '../efforts/jobs.ts'
import { importTasks } from '../imports/jobs.ts'
import { integrationTasks } from '../integrations/jobs.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { mailTasks, type MailSettings } from '../mail/jobs.ts'
import { ownDataTasks } from '../own-data/jobs.ts'
import { loadTasks } from '../reports/jobs.ts'
import { rereadTasks } from '../imports/reread-jobs.ts'
import type { Secrets } from '../secrets.ts'
import { sessionTasks } from '../session-life/jobs.ts'
import { housekeeping } from './housekeeping.ts'
import { quietLogger } from './quiet-logger.ts'

export type Work = { stop(): Promise<void> }

export type WorkParts = { pool: Pool; files: FileStore; log: Logger; mail: MailSettings; secrets: Secrets; providers: Config['providers'] }

const BEAT_MS = 5000
const SILENCE = '20 seconds'
const CONCURRENCY = 2

/**
 * Works the queue until stopped. Each worker says every five seconds that it lives; the jobs of one that has been silent for twenty
 * are given back, so what a killed process held is taken over within half a minute.
 */
export async function startWork(parts: WorkParts): Promise<Work> {
  const { pool, log } = parts
  const ids = new Set<string>()
  const tasks: TaskList = {
    ...importTasks(parts),
    ...rereadTasks(parts),
    ...effortTasks(parts),
    ...integrationTasks(parts),
    ...loadTasks(parts),
    ...accountTasks(parts),
    ...ownDataTasks(parts),
    ...mailTasks(parts),
    ...sessionTasks(pool),
    ...housekeeping(pool),
  }
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    taskList: tasks,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(log),
    crontab:
      '17 3 * * * forget-old-keys\n22 3 * * * forget-old-uploads\n27 3 * * * empty-bin\n37 * * * * forget-old-mails\n47 * * * * forget-old-exports\n52 3 * * * forget-provider-words\n7,22,37,52 * * * * look-for-news',
  })
  runner.events.on('worker:create', ({ worker }) => ids.add(worker.workerId))
  runner.events.on('worker:stop', ({ worker }) => ids.delete(worker.workerId))
  runner.events.on('job:start', ({ worker }) => ids.add(worker.workerId))
  const beat = async () => {
    await pool.query('insert into job_workers (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()', [[...ids]])
    await pool.query('select app.release_silent_workers($1::interval)', [SILENCE])
  }
  const say = () => beat().catch((error: unknown) => log.warn({ err: error }, 'a worker could not say that it lives'))
  await say()
  const timer = setInterval(say, BEAT_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await runner.stop()
    },
  }
}
