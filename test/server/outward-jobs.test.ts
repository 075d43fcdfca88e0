import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMail } from '../../server/mail/queue.ts'
import { notify } from '../../server/delivery/notify.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Seconds from the first attempt at a job to its last, by the waits of graphile-worker. */
const triedFor = (attempts: number) =>
  Array.from({ length: attempts - 1 }, (_, failed) => Math.exp(Math.min(10, failed + 1))).reduce(
    (sum, wait) => sum + wait,
    0,
  )

test('a mail and a notice are tried over twelve hours, so that a service may be away', async () => {
  const club = await makeClub(app.db)
  const person = await makeMember(app.db, club)
  await queueMail(app.db, {
    address: person.email,
    language: 'en',
    template: 'activation',
    values: { name: 'Ida', link: '/activate-account/code' },
  })
  await notify(app.db, person.id, { kind: 'place-freed', by: null, about_club: club })
  const jobs = await app.rows<{ task: string; max_attempts: number }>(
    `select task_identifier as task, max_attempts from graphile_worker.jobs
      where task_identifier in ('send-mail', 'deliver-notice') order by 1`,
  )
  expect(jobs.map(({ task }) => task)).toEqual(['deliver-notice', 'send-mail'])
  for (const { max_attempts } of jobs) expect(triedFor(max_attempts)).toBeGreaterThan(12 * 3600)
})
