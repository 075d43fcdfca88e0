import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../test/support/factories.ts'
import type { ClubId } from '../db/client.ts'
import { INTERNET } from '../outbound/outbound.ts'
import { noticeTasks } from './jobs.ts'
import { notify } from './notify.ts'

let app: TestApp
let club: ClubId
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  await app.rows('alter table mails add constraint is_away check (false) not valid')
})
afterAll(() => app.close())

const MOST = 12

/** Somebody with so many notices due at once, and their jobs. */
async function withNotices(count: number) {
  const person = await makeMember(app.db, club, [ROLE.athlete])
  for (let number = 0; number < count; number++)
    await notify(app.db, person.id, { kind: 'place-freed', by: null, about_club: club })
  const jobs = await app.rows<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j
      where j.payload ->> 'user_id' = $1::text order by j.id`,
    [person.id],
  )
  expect(jobs).toHaveLength(count)
  return { person, payloads: jobs.map(({ payload }) => payload) }
}
const attempt = async (payload: unknown, attempts: number) => {
  const tasks = noticeTasks({
    pool: app.database.worker,
    outbound: INTERNET,
    mail: { publicUrl: 'http://localhost' },
  })
  const helpers = { job: { attempts, max_attempts: MOST } } as JobHelpers
  await expect(tasks['deliver-notice']?.(payload, helpers)).rejects.toThrow('is_away')
}
const statesOf = async ({ id }: TestUser) =>
  (
    await app.rows<{ state: string }>(
      'select state from notice_deliveries where user_id = $1 order by notice_id',
      [id],
    )
  ).map(({ state }) => state)

test('notices that are due together wait on, however many of their jobs fail', async () => {
  const { person, payloads } = await withNotices(6)
  for (const payload of payloads) await attempt(payload, 1)
  expect(await statesOf(person)).toEqual(payloads.map(() => 'waiting'))
})

test('the last attempt of a job gives up its own notice alone', async () => {
  const { person, payloads } = await withNotices(2)
  await attempt(payloads[0], MOST)
  expect(await statesOf(person)).toEqual(['failed', 'waiting'])
})
