import { gzipSync, strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import type { Import } from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As, Parts } from '../../../test/support/http.ts'
import { TABLES } from '../../../test/support/tables.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asAthlete: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
})
beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete])
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

const START = new Date('2026-03-02T06:05:00Z')
const STATES_TO_COME = ['queued', 'reading']

async function upload(bytes: Uint8Array, fields: Parts['upload'] = {}): Promise<{ id: number }> {
  const answer = await app.send(
    contract.startImport,
    { upload: fields, file: { bytes } },
    asAthlete,
  )
  return (answer.json as { data: { id: number } }).data
}

async function ended(id: number): Promise<Import> {
  const read = async () => (await app.ask(contract.getImport, { params: { id } }, asAthlete)).data
  await expect
    .poll(async () => STATES_TO_COME.includes((await read()).state), {
      timeout: 15_000,
      interval: 50,
    })
    .toBe(false)
  return read()
}

const speedCoach = (start: string): Uint8Array =>
  new TextEncoder().encode(
    [
      'Session Information:,,,,Device Information:',
      `Start Time:,${start},,,Model:,SpeedCoach GPS`,
      'Per-Stroke Data:',
      'Interval,Distance (GPS),Elapsed Time,Stroke Rate,Heart Rate',
      '(Interval),(Meters),(HH:MM:SS.tenths),(SPM),(BPM)',
      ...Array.from(
        { length: 30 },
        (_, i) => `1,${10 * (i + 1)}.0,00:00:${String(2 * (i + 1)).padStart(2, '0')}.0,30,140`,
      ),
    ].join('\n'),
  )

describe('a file whose date can be read in two ways', () => {
  test('asks which is meant, and finds its session by the answer', async () => {
    const start_date = '2026-03-02T06:00:00Z'
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], start_date },
    )
    const { id } = await upload(speedCoach('02/03/2026 07:00AM'))
    const asked = await ended(id)
    expect(asked).toMatchObject({
      state: 'needs-answer',
      reason: 'date_order',
      question: {
        code: 'date_order',
        month_day: '2026-02-03T07:00:00',
        day_month: '2026-03-02T07:00:00',
      },
      activities: [{ start_time: null, session_id: null, distance: 300 }],
    })
    const answer = { params: { id }, body: { date_order: 'day-month' } } as const
    expect((await app.ask(contract.answerImport, answer, asAthlete)).data).toEqual({
      id,
      state: 'queued',
    })
    const done = await ended(id)
    expect(done).toMatchObject({ state: 'done', question: null, session_id: session })
    expect(done.activities).toMatchObject([
      {
        session_id: session,
        start_time: expect.stringMatching(/^2026-03-02T0\d:00:00Z$/) as string,
      },
    ])
    expect(await app.refused(contract.answerImport, answer, asAthlete)).toMatchObject({
      status: 409,
    })
  })

  test('is not asked about when it was uploaded for a session of one of the days', async () => {
    const session_id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], start_date: '2026-03-02T06:00:00Z' },
    )
    const { id } = await upload(speedCoach('02/03/2026 07:30AM'), { session_id })
    expect(await ended(id)).toMatchObject({
      state: 'done',
      session_id,
      activities: [{ start_time: expect.stringMatching(/^2026-03-02/) as string }],
    })
  })
})

test('an archive gives an activity for each file in it, and says what it left out', async () => {
  const row = rowingFile(START)
  const files = {
    'a.fit': row,
    'again.fit': row,
    'b.fit': rowingFile(new Date('2026-03-04T06:05:00Z')),
    'read.me': strToU8('hello'),
  }
  const done = await ended((await upload(zipSync(files))).id)
  expect(done).toMatchObject({ state: 'done' })
  expect(done.activities).toHaveLength(2)
  expect(done.activities.map(({ warnings }) => warnings)).toEqual([[], []])
  expect(done.left_out).toMatchObject([
    { outcome: 'repeated', count: 1, names: ['again.fit'] },
    {
      outcome: 'refused',
      reason: 'unknown_format',
      count: 1,
      names: ['read.me'],
      message: expect.stringMatching(/type/) as string,
    },
  ])
})

describe('the same recording in another file', () => {
  const files = [1, 2, 3].map((day) => rowingFile(new Date(`2026-03-0${day}T06:05:00Z`)))
  const days = (...numbers: number[]) =>
    Object.fromEntries(numbers.map((day) => [`day${day}.fit`, files[day - 1] ?? new Uint8Array()]))
  const all = async () =>
    (await app.rows<{ id: number }>('select id from activities where user_id = $1', [athlete.id]))
      .length

  test('is known again, in an archive or by itself, and said to be where it is', async () => {
    const first = await ended((await upload(zipSync(days(1, 2), { mtime: '2026-01-01' }))).id)
    const second = await ended((await upload(zipSync(days(1, 2, 3), { mtime: '2026-02-01' }))).id)
    expect(second.activities).toHaveLength(1)
    expect(second.left_out).toMatchObject([
      { outcome: 'known', count: 2, import_id: first.id, names: ['day1.fit', 'day2.fit'] },
    ])
    const alone = await app.send(
      contract.startImport,
      { file: { bytes: days(3)['day3.fit'] ?? new Uint8Array() } },
      asAthlete,
    )
    expect((alone.json as { data: object }).data).toMatchObject({ id: second.id, duplicate: true })
    const packed = await ended((await upload(gzipSync(days(2)['day2.fit'] ?? new Uint8Array()))).id)
    expect(packed).toMatchObject({
      state: 'done',
      activities: [],
      left_out: [{ outcome: 'known', count: 1, import_id: first.id }],
    })
    expect(await all()).toBe(3)
  })

  test('that came alone is left out of an archive, and taken from it when that is gone', async () => {
    const single = await ended((await upload(days(1)['day1.fit'] ?? new Uint8Array())).id)
    const archive = zipSync(days(1, 2))
    const packed = await ended((await upload(archive)).id)
    expect(packed.left_out).toMatchObject([
      { outcome: 'known', import_id: single.id, file: single.file.name },
    ])
    await app.ask(contract.deleteImport, { params: { id: single.id } }, asAthlete)
    expect((await upload(archive)).id).toBe(packed.id)
    const whole = await ended(packed.id)
    expect(whole.activities.map(({ start_time }) => start_time?.slice(0, 10))).toEqual([
      '2026-03-01',
      '2026-03-02',
    ])
    expect(whole.left_out).toEqual([])
    expect(await all()).toBe(2)
  })

  test('of somebody else is theirs', async () => {
    await ended((await upload(zipSync(days(1)))).id)
    const mate = await makeMember(app.db, club, [ROLE.athlete])
    asAthlete = { token: mate.token, club }
    const theirs = await ended((await upload(zipSync(days(1, 2)))).id)
    expect([theirs.activities.length, theirs.left_out]).toEqual([2, []])
  })
})

test('of an archive only what has found no session is attached to one', async () => {
  const day = '2026-03-02T06:00:00Z'
  const planned = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [athlete.id], start_date: day },
  )
  const other = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [athlete.id], start_date: '2026-03-09T06:00:00Z' },
  )
  const { id } = await upload(
    zipSync({ 'a.fit': rowingFile(START), 'b.csv': strToU8(TABLES.coxmate) }),
  )
  const asked = await ended(id)
  expect(asked.state).toBe('needs-assignment')
  expect(asked.activities.map(({ session_id }) => session_id)).toEqual([planned, null])
  await app.ask(contract.assignImport, { params: { id }, body: { session_id: other } }, asAthlete)
  const done = await ended(id)
  expect(done.state).toBe('done')
  expect(done.activities.map(({ session_id }) => session_id)).toEqual([planned, other])
})
