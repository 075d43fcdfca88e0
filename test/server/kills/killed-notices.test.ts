import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { notify } from '../../../server/delivery/notify.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeClub, makeMember } from '../../support/factories.ts'

/**
 * Statements of a mail of notices before which its worker dies: from the claim over its commit to
 * the job that is marked as done.
 */
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8]
/** What a worker that died held is taken over after this, in milliseconds. */
const TAKEN_OVER_MS = 120_000

let app: TestApp
const children: ChildProcess[] = []
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await app.close()
})

function worker(dieAt: number): ChildProcess {
  const script = join(import.meta.dirname, '../../support/dying-worker.ts')
  const parts = [
    app.database.workerUrl,
    join(app.folder, 'files'),
    join(app.folder, 'mail'),
    String(dieAt),
    'notices',
  ]
  const child = fork(script, parts, {
    execArgv: [],
    env: { ...process.env, TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  return child
}

test('a notice whose worker is killed at any of eight points is mailed once after the restart', async () => {
  const club = await makeClub(app.db)
  for (const point of POINTS) {
    const person = await makeMember(app.db, club, [ROLE.athlete])
    await notify(app.db, person.id, { kind: 'place-freed', by: null, about_club: club })
    const child = worker(point)
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
    expect(signal, `the worker that dies before statement ${point}`).toBe('SIGKILL')
  }
  worker(0)
  const waiting = async () =>
    (
      await app.rows<{ left: number }>(
        `select (select count(*)::int from notice_deliveries where state = 'waiting')
          + (select count(*)::int from graphile_worker._private_jobs j
              join graphile_worker._private_tasks t on t.id = j.task_id
              where t.identifier = 'deliver-notice') as left`,
      )
    )[0]?.left
  await expect.poll(waiting, { timeout: TAKEN_OVER_MS, interval: 500 }).toBe(0)
  const mails = await app.rows<{ mails: number }>(
    `select count(*)::int as mails from mails where template = 'notices' group by address`,
  )
  expect(mails.map((one) => one.mails)).toEqual(POINTS.map(() => 1))
}, 300_000)
