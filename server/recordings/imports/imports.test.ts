import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import type { Import } from '#contract/recordings/imports.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { writeGpx } from '../../../test/support/gpx-writer.ts'
import { problemOf, type As, type Parts } from '../../../test/support/http.ts'
import { openSocket } from '../../../test/support/sockets.ts'
import { writeTcx } from '../../../test/support/tcx-writer.ts'
import type { ClubId } from '../../db/client.ts'
import { refusalText } from '../../text/text.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  asCoach = { token: coach.token, club }
})
beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

const START = new Date('2026-03-02T06:05:00Z')

async function upload(bytes: Uint8Array, fields: Parts['upload'] = {}, as = asAthlete) {
  const answer = await app.send(contract.startImport, { upload: fields, file: { bytes } }, as)
  if (answer.status !== 202) throw new Error(`the upload answered ${answer.status}: ${answer.text}`)
  return (answer.json as { data: { id: number; state: string; duplicate: boolean } }).data
}

const isEnded = (state: string) =>
  ['done', 'failed', 'needs-assignment', 'needs-answer'].includes(state)
const read = async (id: number, as = asAthlete): Promise<Import> =>
  (await app.ask(contract.getImport, { params: { id } }, as)).data

async function ended(id: number, as = asAthlete): Promise<Import> {
  await expect
    .poll(async () => isEnded((await read(id, as)).state), { timeout: 15_000, interval: 50 })
    .toBe(true)
  return read(id, as)
}

describe('a file', () => {
  const points = Array.from({ length: 60 }, (_, t) => ({
    t,
    lat: 52.2 + (t * 4) / 111_195,
    lon: 0.1,
    distance: t * 4,
    heart_rate: 140,
    hr: 140,
  }))
  test.each([
    ['FIT', () => rowingFile(START), 120],
    ['gzipped FIT', () => gzipSync(rowingFile(START)), 120],
    [
      'TCX',
      () =>
        writeTcx({
          start: START,
          sport: 'Other',
          laps: [{ start: 0, time: 59, distance: 236, tracks: [points] }],
        }),
      60,
    ],
    ['GPX', () => writeGpx({ start: START, tracks: [{ type: 'rowing', segments: [points] }] }), 60],
  ])(
    'as %s is read by a job, matched to the session of the day and stored',
    async (_, bytes, records) => {
      const session = await makeSession(
        app.db,
        club,
        { user_id: coach.id },
        { athlete_ids: [athlete.id] },
      )
      const queued = await upload(bytes())
      expect(queued).toMatchObject({ state: 'queued', duplicate: false })
      const done = await ended(queued.id)
      expect(done).toMatchObject({
        state: 'done',
        progress: 1,
        reason: null,
        message: null,
        session_id: session,
        user_id: athlete.id,
      })
      expect(done.activities).toEqual([
        expect.objectContaining({
          session_id: session,
          records,
          channels: expect.arrayContaining(['t', 'heart_rate']) as string[],
        }),
      ])
      const [stored] = await app.rows<{ channels: number }>(
        'select count(*) as channels from channels where club_id = $1 and activity_id = $2',
        [club, done.activities[0]?.id],
      )
      expect(stored?.channels).toBe(done.activities[0]?.channels.length)
    },
  )

  test('tells its owner of every step', async () => {
    const socket = await openSocket(app, athlete)
    try {
      const { id } = await upload(rowingFile(START))
      await ended(id)
      await expect
        .poll(() => socket.heard('import').map(({ state }) => state))
        .toEqual(['reading', 'done'])
      const progress = socket.heard('import').map((event) => event.progress)
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    } finally {
      socket.close()
    }
  })

  test('goes to the closest start of the day and the same sport', async () => {
    const at = (start_date: string, sport_id: number) =>
      makeSession(
        app.db,
        club,
        { user_id: coach.id },
        { athlete_ids: [athlete.id], start_date, sport_id },
      )
    await at('2026-03-01T06:05:00Z', 1)
    await at('2026-03-02T06:05:00Z', 5)
    await at('2026-03-02T15:00:00Z', 1)
    const closest = await at('2026-03-02T07:00:00Z', 1)
    const { id } = await upload(rowingFile(START))
    expect((await ended(id)).session_id).toBe(closest)
  })

  test('of somebody without a session makes one, which is theirs', async () => {
    await makeSession(app.db, club, { user_id: coach.id }, { sport_id: 1 })
    const done = await ended((await upload(rowingFile(START, { seconds: 600 }))).id)
    const { data } = await app.ask(
      sessions.getSession,
      { params: { id: done.session_id ?? 0 } },
      asAthlete,
    )
    expect(data).toMatchObject({
      start_date: '2026-03-02T06:05:00Z',
      creator: { id: athlete.id },
      user_actions: { edit: true },
    })
    expect(data.participants?.map(({ user_id }) => user_id)).toEqual([athlete.id])
  })

  test('twice is the first import', async () => {
    const bytes = rowingFile(START)
    const first = await upload(bytes)
    await ended(first.id)
    expect(await upload(bytes)).toEqual({ id: first.id, state: 'done', duplicate: true })
    const other = await makeMember(app.db, club)
    expect(await upload(bytes, {}, { token: other.token, club })).toMatchObject({
      duplicate: false,
    })
  })

  test('of an outing that another device recorded as well says so, as long as there are both', async () => {
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id] },
    )
    const warnings = async (id: number) =>
      (await ended(id)).activities.flatMap((activity) => activity.warnings)
    const watch = await upload(rowingFile(START), { session_id: session })
    expect(await warnings(watch.id)).toEqual([])
    const later = await upload(rowingFile(new Date(START.getTime() + 60_000)), {
      session_id: session,
    })
    expect(await warnings(later.id)).toEqual([])
    const boat = await upload(rowingFile(new Date(START.getTime() + 5000)), { session_id: session })
    expect(await warnings(boat.id)).toEqual(['same_outing'])
    expect(await warnings(watch.id)).toEqual(['same_outing'])
    await app.ask(contract.deleteImport, { params: { id: boat.id } }, asAthlete)
    expect(await warnings(watch.id)).toEqual([])
  })

  test('twenty times at once is one import', async () => {
    const bytes = rowingFile(START)
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(bytes)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
    await ended(answers[0]?.id ?? 0)
    expect(
      await app.rows('select count(*) from activities where user_id = $1', [athlete.id]),
    ).toEqual([{ count: 1 }])
  })

  test('can be moved to another session, and its load goes along', async () => {
    const from = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id] },
    )
    const to = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], start_date: '2026-03-03T06:00:00Z' },
    )
    const { id } = await upload(rowingFile(START))
    expect((await ended(id)).session_id).toBe(from)
    await app.ask(contract.assignImport, { params: { id }, body: { session_id: to } }, asAthlete)
    expect((await read(id)).activities.map((activity) => activity.session_id)).toEqual([to])
    expect(
      await app.rows('select session_id from training_loads where user_id = $1', [athlete.id]),
    ).toEqual([{ session_id: to }])
  })
})

describe('a file that cannot be read fails with its reason', () => {
  const torn = rowingFile(START).slice(0, 30)
  test.each([
    ['empty', new Uint8Array(), 'empty_file'],
    ['a text', new TextEncoder().encode('hello, this is not a training'), 'unknown_format'],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0]), 'file_damaged'],
    ['FIT without anything', torn, 'no_records|file_damaged|not_an_activity'],
    [
      'XML with a document type',
      new TextEncoder().encode(
        '<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "b">]><gpx>&a;</gpx>',
      ),
      'xml_doctype',
    ],
    ['packed twice', gzipSync(gzipSync(rowingFile(START))), 'nested_archive'],
    ['a bomb', gzipSync(Buffer.alloc(60_000_000)), 'too_large'],
  ] as const)('%s', async (_, bytes, reason) => {
    const { id } = await upload(bytes)
    const failed = await ended(id)
    expect(failed).toMatchObject({
      state: 'failed',
      activities: [],
      reason: expect.stringMatching(new RegExp(`^(${reason})$`)) as string,
    })
    for (const language of LANGUAGES)
      expect((await read(id, { ...asAthlete, language })).message, language).toBe(
        refusalText(language, failed.reason ?? ''),
      )
  })
})

describe('a reader that dies', () => {
  test('leaves a job that another worker takes over, and stores once', async () => {
    const { id } = await upload(rowingFile(START))
    await ended(id)
    await app.rows(`delete from activities where import_id = $1`, [id])
    await app.rows(`update imports set state = 'reading', progress = 0.6 where id = $1`, [id])
    await app.rows(
      `with job as (select graphile_worker.add_job('read-import', $1::json, job_key := $2) as j)
       update graphile_worker._private_jobs set locked_by = 'a dead worker',
         locked_at = now() - interval '1 minute', attempts = 1 where id = (select (j).id from job)`,
      [JSON.stringify({ club_id: club, import_id: id }), `import-${id}`],
    )
    await app.database.worker.query(`select app.release_silent_workers('20 seconds')`)
    const done = await ended(id)
    expect(done).toMatchObject({ state: 'done' })
    expect(done.activities).toHaveLength(1)
    await app.rows(`select graphile_worker.add_job('read-import', $1::json)`, [
      JSON.stringify({ club_id: club, import_id: id }),
    ])
    await expect
      .poll(() =>
        app.rows(
          'select count(*) from graphile_worker._private_jobs where locked_by is null or locked_by is not null',
        ),
      )
      .toEqual([{ count: 0 }])
    expect((await read(id)).activities.map((activity) => activity.id)).toEqual(
      done.activities.map((activity) => activity.id),
    )
  })
})

describe('who uploads for whom', () => {
  test('athletes for themselves, coaches for members', async () => {
    const other = await makeMember(app.db, club)
    const bytes = rowingFile(START)
    expect(
      await app.refused(
        contract.startImport,
        { upload: { user_id: other.id }, file: { bytes } },
        asAthlete,
      ),
    ).toMatchObject({
      status: 403,
    })
    const { id } = await upload(bytes, { user_id: other.id }, asCoach)
    expect((await ended(id, asCoach)).user_id).toBe(other.id)
    expect(await app.refused(contract.getImport, { params: { id } }, asAthlete)).toMatchObject({
      status: 404,
    })
    const stranger = await makeMember(app.db, await makeClub(app.db))
    const problem = await app.refused(
      contract.startImport,
      { upload: { user_id: stranger.id }, file: { bytes } },
      asCoach,
    )
    expect(problem).toMatchObject({ status: 400, code: 'unknown_reference' })
  })

  test('a list shows one’s own, of a session everybody’s to coaches', async () => {
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id] },
    )
    const { id } = await upload(rowingFile(START), { session_id: session })
    await ended(id)
    const listed = async (query: { session_id?: number; state?: string }, as: As) =>
      (await app.ask(contract.listImports, { query }, as)).data.map((one) => one.id)
    expect(await listed({}, asAthlete)).toEqual([id])
    expect(await listed({ state: 'failed' }, asAthlete)).toEqual([])
    expect(await listed({ session_id: session }, asCoach)).toEqual([id])
    expect(
      await listed(
        { session_id: session },
        { token: (await makeMember(app.db, club)).token, club },
      ),
    ).toEqual([])
  })
})

test('files that wait for an answer come first in the list, however many are newer', async () => {
  const keen = await makeMember(app.db, club)
  const as = { token: keen.token, club }
  const first = await upload(rowingFile(START), {}, as)
  await ended(first.id, as)
  const rows = await app.rows<{ id: number }>(
    `insert into imports (club_id, user_id, uploaded_by, file_id, sha256, state)
     select i.club_id, $1, $1, i.file_id, repeat(s.at::text, 64), s.state
       from (select * from imports where id = $2) i
     cross join (values (1, 'needs-assignment'), (2, 'done'), (3, 'needs-answer'), (4, 'failed'),
       (5, 'done')) s (at, state)
     order by s.at returning id`,
    [keen.id, first.id],
  )
  const listed = (await app.ask(contract.listImports, { query: { limit: 3 } }, as)).data
  expect(listed.map(({ state }) => state)).toEqual(['needs-answer', 'needs-assignment', 'done'])
  expect(listed[2]?.id).toBe(Math.max(...rows.map(({ id }) => id)))
})

describe('a form', () => {
  const form = (fill: (form: FormData) => void) => {
    const made = new FormData()
    fill(made)
    return made
  }
  const blob = new Blob(['x'])
  test.each([
    ['without a file', form((made) => made.append('session_id', '1')), 400, 'file_missing'],
    [
      'with two files',
      form((made) => (made.append('file', blob), made.append('file', blob))),
      400,
      'bad_request',
    ],
    [
      'with a file of another name',
      form((made) => made.append('picture', blob)),
      400,
      'bad_request',
    ],
    [
      'with an unknown field',
      form((made) => (made.append('file', blob), made.append('colour', 'red'))),
      400,
      'invalid',
    ],
    [
      'with a word for a number',
      form((made) => (made.append('file', blob), made.append('session_id', 'x'))),
      400,
      'invalid',
    ],
    [
      'of a hundred fields',
      form((made) => Array.from({ length: 100 }, (_, n) => made.append(`f${n}`, '1'))),
      400,
      'bad_request',
    ],
    [
      'with __proto__ as a field',
      form((made) => (made.append('__proto__', 'x'), made.append('file', blob))),
      400,
      /./,
    ],
  ])('%s is refused', async (_, raw, status, code) => {
    const problem = problemOf(await app.call('POST', 'imports', { as: asAthlete, raw }))
    expect(problem).toMatchObject({ status, code: expect.stringMatching(code) as string })
  })

  test('of more than 100 MB is refused while it comes in, and leaves nothing', async () => {
    const raw = form((made) => made.append('file', new Blob([new Uint8Array(101 * 1024 * 1024)])))
    expect(problemOf(await app.call('POST', 'imports', { as: asAthlete, raw }))).toMatchObject({
      status: 413,
      code: 'too_large',
    })
    expect(await app.rows('select count(*) from imports where user_id = $1', [athlete.id])).toEqual(
      [{ count: 0 }],
    )
    const kept = readdirSync(join(app.folder, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile())
    expect(kept.filter((entry) => statSync(join(entry.parentPath, entry.name)).size > 1e6)).toEqual(
      [],
    )
  })

  test.each([
    [
      'cut off on the way',
      '; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.fit"\r\n\r\nhalf',
    ],
    ['without a boundary', '', '--x--'],
    ['without a part', '; boundary=x', '--x--\r\n'],
    ['with nothing in it', '; boundary=x', ''],
  ])('%s is refused', async (_, boundary, raw) => {
    const headers = { 'content-type': `multipart/form-data${boundary}` }
    expect(
      problemOf(await app.call('POST', 'imports', { as: asAthlete, raw, headers })).status,
    ).toBe(400)
  })

  test('names a file as a person may read it', async () => {
    const raw = form((made) =>
      made.append(
        'file',
        new Blob([Uint8Array.from(rowingFile(START))]),
        '../../etc/<b>\u202epasswd',
      ),
    )
    const { json } = await app.call('POST', 'imports', { as: asAthlete, raw })
    const { file } = await read((json as { data: { id: number } }).data.id)
    expect(file.name).toBe('<b>passwd')
  })
})
