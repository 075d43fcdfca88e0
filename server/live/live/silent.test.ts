import { afterAll, beforeAll, expect, test } from 'vitest'
import { RECORDING } from '#domain/live/recording.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
let begun: Awaited<ReturnType<RecordingClub['begin']>>[]
beforeAll(async () => {
  club = await openRecordingClub({ work: true })
  const [crew, athlete] = [await club.crewCode(), await club.athleteCode()]
  begun = await Promise.all([
    club.begin(crew, 'device-flat-battery'),
    club.begin(athlete, 'device-to-discard'),
    club.begin(athlete, 'device-of-long-ago'),
    club.begin(crew, 'device-empty-crew'),
  ])
})
const recording = (place: number) => begun[place] ?? { id: 0, token: '' }
afterAll(() => club.app.close())

const work = (task: string) => club.app.rows('select graphile_worker.add_job($1)', [task])
const PATIENCE = { timeout: 20_000 }
/** Nothing was heard of a recording for so many hours, and its session is over. */
const fallSilent = (id: number, hours = 13) =>
  club.app.rows(
    `with over as (update sessions set ends_at = now() - interval '5 hours',
        starts_at = now() - interval '7 hours' where id = $1)
      update live_recordings set heard_at = now() - make_interval(hours => $3) where id = $2`,
    [club.session, id, hours],
  )
const stands = async (id: number) =>
  (
    await club.app.rows<{ status: number; samples: number; imported: number }>(
      'select status, samples, imported from live_recordings where id = $1',
      [id],
    )
  )[0]
type Imported = { user_id: number; distance: number; state: string }
const imports = (crew: number) =>
  club.app.rows<Imported>(
    `select i.user_id, i.state, a.distance from imports i
      join activities a on a.import_id = i.id where i.crew_id = $1 order by i.id`,
    [crew],
  )

test('a recording that falls silent becomes an import, and goes on when its phone comes back', async () => {
  const { token, id } = recording(0)
  await club.send(token, 1, rowed(60))
  await club.app.rows(
    "update live_recordings set heard_at = now() - interval '13 hours' where id = $1",
    [id],
  )
  await work('finish-silent-live')
  await fallSilent(id, 11)
  await work('finish-silent-live')
  await fallSilent(id)
  expect(await stands(id)).toMatchObject({ status: RECORDING.active, imported: 0 })
  await work('finish-silent-live')
  await expect
    .poll(() => imports(club.crew), PATIENCE)
    .toMatchObject([{ state: 'done', distance: 236 }])
  expect(await stands(id)).toEqual({ status: RECORDING.finished, samples: 60, imported: 60 })

  // Its samples lie in fewer rows now, and are the same.
  const more = rowed(41, { from: 60 }).map((sample, index) =>
    index === 40 ? { ...sample, mark: 'finish' as const } : sample,
  )
  expect((await club.send(token, 61, more.slice(0, 20))).status).toBe(RECORDING.active)
  expect((await club.send(token, 81, more.slice(20))).status).toBe(RECORDING.finished)
  await expect
    .poll(() => imports(club.crew), PATIENCE)
    .toMatchObject([
      { state: 'done', distance: 236 },
      { state: 'done', distance: 160 },
    ])
  expect(await stands(id)).toEqual({ status: RECORDING.finished, samples: 101, imported: 101 })
  expect((await club.send(token, 102, rowed(1, { from: 101 }))).samples).toBe(101)
})

test('one that was to be discarded is discarded once it falls silent', async () => {
  const { token, id } = recording(1)
  await club.send(token, 1, rowed(3))
  await club.app.rows("update live_recordings set wanted = 'discard' where id = $1", [id])
  await fallSilent(id)
  await work('finish-silent-live')
  await expect.poll(() => stands(id), PATIENCE).toMatchObject({ status: RECORDING.discarded })
})

test('samples are forgotten after a month only where they are in a file or were discarded', async () => {
  const { token, id } = recording(2)
  await club.send(token, 1, rowed(3))
  const chunks = () => club.app.rows('select from live_chunks where recording_id = $1', [id])
  const forget = async (change: string) => {
    await club.app.rows(
      `update live_recordings set heard_at = now() - interval '31 days', ${change} where id = $1`,
      [id],
    )
    await club.app.rows('select app.forget_live_chunks()')
    return (await chunks()).length
  }
  expect(await forget('status = 2')).toBe(1)
  expect(await forget('status = 3')).toBe(1)
  expect(await forget('status = 4')).toBe(1)
  expect(await forget('imported = 3')).toBe(0)
})

test('the recording of a crew in which nobody sits is imported for who planned the session', async () => {
  const { id, token } = recording(3)
  await club.app.rows('delete from crew_users where crew_id = $1', [club.crew])
  const before = (await imports(club.crew)).length
  await club.send(token, 1, [...rowed(30), { at: Date.now(), distance: 120, mark: 'finish' }])
  await expect.poll(async () => (await stands(id))?.imported, PATIENCE).toBe(31)
  await expect
    .poll(async () => (await imports(club.crew)).slice(before), PATIENCE)
    .toMatchObject([{ user_id: club.coach.id, state: 'done' }])
})
