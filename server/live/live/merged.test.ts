import { afterAll, beforeAll, expect, test } from 'vitest'
import * as life from '#contract/planning/session-life.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
beforeAll(async () => void (club = await openRecordingClub({ work: true })))
afterAll(() => club.app.close())

const PATIENCE = { timeout: 20_000 }
const finish = (seconds: number) => [
  { at: Date.now(), distance: seconds * 4, mark: 'finish' as const },
]
/** The sessions of the files of recordings; null while there is no file. */
const filesOf = async (ids: readonly number[]) =>
  (
    await club.app.rows<{ session_id: number | null }>(
      `select i.session_id from live_recordings r left join imports i on i.id = r.import_id
       where r.id = any ($1) order by r.id`,
      [ids],
    )
  ).map(({ session_id }) => session_id)

test('a recording that ends while its session is in the bin is a file once it is restored', async () => {
  const { app, session } = club
  const { token, id } = await club.begin(await club.crewCode(), 'device-in-the-bin')
  await club.send(token, 1, rowed(30))
  const body = { session_ids: [session] }
  await app.ask(life.deleteSessions, { body }, club.asCoach)
  await club.send(token, 31, finish(31))
  const jobs = () =>
    app.rows(`select from graphile_worker.jobs where task_identifier = 'import-live'`)
  await expect.poll(jobs, PATIENCE).toEqual([])
  expect(await filesOf([id])).toEqual([null])
  await app.ask(life.restoreSessions, { body }, club.asCoach)
  await expect.poll(() => filesOf([id]), PATIENCE).toEqual([session])
})
