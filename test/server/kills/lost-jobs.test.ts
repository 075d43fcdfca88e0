import type { TaskList } from 'graphile-worker'
import { afterEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { asSuperuser } from '../../support/fresh-database.ts'
import { createLog } from '../../../server/log.ts'
import { keepWorking, releasedOnce, type Work } from '../../../server/jobs/runner.ts'
import { BATCHES } from '../../../server/jobs/work.ts'

const log = createLog('silent')
const open: { app: TestApp; work: Work }[] = []

afterEach(async () => {
  for (const { app, work } of open.splice(0)) {
    await work.stop()
    await app.close()
  }
})

async function start(tasks: (app: TestApp) => TaskList): Promise<TestApp> {
  const app = await startTestApp()
  const options = { concurrency: 2, noHandleSignals: true, pollInterval: 100, preset: BATCHES }
  const work = await keepWorking(app.database.worker, log, { ...options, taskList: tasks(app) })
  open.push({ app, work })
  return app
}

const add = (app: TestApp, task: string) => app.rows('select graphile_worker.add_job($1)', [task])

const databaseOf = (app: TestApp) => new URL(app.database.ownerUrl).pathname.slice(1)

/** Ends every connection of the worker, and lets no other in until `admit`. */
async function cutOff(app: TestApp): Promise<void> {
  await asSuperuser(`alter database ${databaseOf(app)} allow_connections false`)
  await asSuperuser(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${databaseOf(app)}' and usename = 'slipway_worker'`,
  )
}
const admit = (app: TestApp) =>
  asSuperuser(`alter database ${databaseOf(app)} allow_connections true`)

const waiting = async (app: TestApp) =>
  (await app.rows('select id from graphile_worker._private_jobs where attempts < max_attempts'))
    .length

test.each([
  ['was done', async () => {}],
  ['failed', () => Promise.reject(new Error('not today'))],
])(
  'works on when the connections are lost with which a job is noted that %s',
  async (_, end) => {
    const ran: string[] = []
    const app = await start((self) => ({
      cut: async () => {
        ran.push('cut')
        if (ran.length > 1) return undefined
        await cutOff(self)
        return end()
      },
      next: async () => void ran.push('next'),
    }))
    const isWorking = () => open[0]?.work.isWorking()
    await add(app, 'cut')
    await expect.poll(isWorking, { timeout: 10_000 }).toBe(false)
    await admit(app)
    await expect.poll(isWorking, { timeout: 10_000 }).toBe(true)
    await add(app, 'next')
    await expect.poll(() => ran, { timeout: 10_000 }).toContain('next')
    await expect.poll(() => waiting(app), { timeout: 20_000 }).toBe(0)
    expect(ran.filter((task) => task === 'cut')).toHaveLength(2)
  },
  60_000,
)

test('gives a job back when the answer was lost that would have handed it over', async () => {
  let ran = 0
  const app = await start(() => ({ lost: async () => void ran++ }))
  await expect.poll(() => app.rows('select id from job_workers')).toHaveLength(1)
  await app.rows(
    `with job as (select * from graphile_worker.add_job('lost', run_at := now() + interval '1 hour'))
     select id from job`,
  )
  await app.rows(
    `update graphile_worker._private_jobs
      set run_at = now(), locked_at = now() - interval '1 minute',
       locked_by = (select id from job_workers)`,
  )
  await expect.poll(() => ran, { timeout: 10_000 }).toBe(1)
})

test('leaves a job with its worker as long as that names it', async () => {
  const app = await start(() => ({ none: async () => {} }))
  const locked = async (named: boolean, seen: string) => {
    await app.rows('delete from graphile_worker._private_jobs')
    await app.rows(
      `with job as (select id from graphile_worker.add_job('none', run_at := now() + interval '1 day'))
       insert into job_workers (id, jobs, seen_at)
       select 'other', case when $1 then array[id] else '{}' end, now() - $2::interval from job
       on conflict (id) do update set jobs = excluded.jobs, seen_at = excluded.seen_at`,
      [named, seen],
    )
    await app.rows(
      `update graphile_worker._private_jobs
       set locked_by = 'other', locked_at = now() - interval '2 minutes'`,
    )
    await app.rows("select app.release_silent_workers('1 minute')")
    return (await app.rows('select locked_by from graphile_worker._private_jobs'))[0]?.['locked_by']
  }
  expect(await locked(true, '1 second')).toBe('other')
  expect(await locked(false, '1 second')).toBe(null)
  expect(await locked(true, '2 minutes')).toBe(null)
})

test('a connection may be given back twice, and the pool has it once', async () => {
  const { database } = await start(() => ({}))
  const pool = database.worker
  const before = pool.idleCount
  await new Promise<void>((done, failed) => {
    releasedOnce(pool).connect((error, _, release) => {
      if (error) return failed(error)
      release()
      release()
      return done()
    })
  })
  expect(pool.idleCount).toBeLessThanOrEqual(Math.max(1, before))
  expect((await releasedOnce(pool).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
