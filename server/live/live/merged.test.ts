import { afterAll, beforeAll, expect, test } from 'vitest'
import * as life from '#contract/planning/session-life.ts'
import { makeSession } from '../../../test/support/factories.ts'
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
const sessionsOf = async (table: string, ids: readonly number[]) =>
  (
    await club.app.rows<{ session_id: number }>(
      `select session_id from ${table} where id = any ($1) order by id`,
      [ids],
    )
  ).map(({ session_id }) => session_id)
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

test('recordings go on in the session that theirs is merged into, and back with it', async () => {
  const { app, session, crew, single, coach } = club
  const into = await makeSession(
    app.db,
    club.club,
    { user_id: coach.id },
    {
      athlete_ids: [single.id],
      start_date: new Date(Date.now() - 1_800_000).toISOString(),
      end_date: new Date(Date.now() + 3_600_000).toISOString(),
    },
  )
  const codes = [await club.crewCode(), await club.athleteCode()]
  const begun = [
    await club.begin(codes[0] ?? '', 'device-of-the-double'),
    await club.begin(codes[1] ?? '', 'device-of-the-single'),
  ]
  const ids = begun.map(({ id }) => id)
  for (const { token } of begun) await club.send(token, 1, rowed(30))
  const body = { into, session_ids: [session] }
  const { merge_id } = (await app.ask(life.mergeSessions, { body }, club.asCoach)).data
  expect(await sessionsOf('live_recordings', ids)).toEqual([into, into])
  expect(await sessionsOf('crews', [crew])).toEqual([into])
  // A phone that was reloaded goes on by its code.
  const again = await club.begin(codes[0] ?? '', 'device-of-the-double')
  expect(again.id).toBe(ids[0])
  await club.send(again.token, 31, finish(31))
  await club.send(begun[1]?.token ?? '', 31, finish(31))
  await expect.poll(() => filesOf(ids), PATIENCE).toEqual([into, into])
  // What is worked out of the files still holds their rows: undone meanwhile, it would be refused.
  const jobs = () => app.rows('select from graphile_worker.jobs where run_at <= now()')
  await expect.poll(jobs, PATIENCE).toEqual([])

  await app.ask(life.undoMerge, { params: { id: merge_id } }, club.asCoach)
  expect(await sessionsOf('live_recordings', ids)).toEqual([session, session])
  expect(await filesOf(ids)).toEqual([session, session])
  expect(await sessionsOf('crews', [crew])).toEqual([session])
  expect((await club.codes()).map(({ connect_url }) => connect_url.split('/').at(-1))).toEqual(
    expect.arrayContaining(codes),
  )
})
