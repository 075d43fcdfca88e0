import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as results from '#contract/analysis/results.ts'
import { activityChannels } from '#contract/recordings/activities.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
  type TestUser,
} from '../../test/support/factories.ts'
import { storeFile } from '../../test/support/stored-activity.ts'
import { backUp } from './backup.ts'
import type { ClubId } from './client.ts'
import { restore } from './restore.ts'

let from: TestApp
let to: TestApp
let folder: string
let path: string
let club: ClubId
let coach: TestUser
let session: number

beforeAll(async () => {
  ;[from, to] = await Promise.all([startTestApp(), startTestApp()])
  folder = mkdtempSync(join(tmpdir(), 'slipway-backup-'))
  path = join(folder, 'club.gz')
  club = await makeClub(from.db, { name: 'Zürich "Nord" \\ 赛艇' })
  coach = await makeMember(from.db, club, [ROLE.coach])
  const athlete = await makeMember(from.db, club)
  await makeSquad(from.db, club, [athlete.id])
  const pieces = [
    {
      planned_distance: 2000,
      planned_time: null,
      rest: 360,
      split_length: null,
      segments: [{ planned_distance: 500, planned_time: null }],
    },
  ]
  const structure = { piece_structure: 2 as const, repetitions: 3, pieces }
  session = await makeSession(
    from.db,
    club,
    { user_id: coach.id },
    {
      athlete_ids: [athlete.id],
      tags: ['Rain'],
      structure,
      intensities: [{ id: 2, percentage: 99.5 }],
    },
  )
  await storeFile(
    from.db,
    club,
    { user_id: athlete.id, session_id: session },
    rowingFile(new Date('2026-03-02T06:00:00Z')),
  )
  await from.rows(`insert into venues (club_id, name) values ($1, 'Lake')`, [club])
  await from.rows(
    'update clubs set venue_id = (select id from venues where club_id = $1) where id = $1',
    [club],
  )
  await from.rows(`update imports set state = 'reading' where club_id = $1`, [club])
  for (let n = 0; n < 450; n++)
    await from.rows('insert into squads (club_id, name) values ($1, $2)', [
      club,
      `Line\n${n}\t"${n}"`,
    ])
  await backUp(from.database.ownerUrl, path)
})
afterAll(async () => {
  await Promise.all([from.close(), to.close()])
  rmSync(folder, { recursive: true, force: true })
})

const KEPT = `select relname as name from pg_class where relnamespace = 'public'::regnamespace
  and relkind = 'r'
  and relname not in ('migrations', 'reference_state', 'routine_state', 'job_workers',
    'live_tickets') order by 1`
const contentOf = async (app: TestApp, table: string) =>
  (await app.rows<{ row: string }>(`select t::text as row from "${table}" t order by 1`)).map(
    ({ row }) => row,
  )

describe('a backup', () => {
  test('comes back row by row', async () => {
    const counted = await restore(to.database.ownerUrl, path)
    expect(counted.rows).toBeGreaterThan(900)
    const tables = await from.rows<{ name: string }>(KEPT)
    expect(tables).toHaveLength(counted.tables)
    for (const { name } of tables)
      expect(await contentOf(to, name), name).toEqual(await contentOf(from, name))
  })

  test('serves: people sign in, see what they had, and new things get new ids', async () => {
    const as = { token: coach.token, club }
    const { data } = await to.ask(sessions.getSession, { params: { id: session } }, as)
    expect(data).toEqual(
      (await from.ask(sessions.getSession, { params: { id: session } }, as)).data,
    )
    const [result] = (await to.ask(results.sessionResults, { params: { id: session } }, as)).data
      .results
    const channels = { params: { id: result?.activity_id ?? 0 } }
    expect(await to.ask(activityChannels, channels, as)).toEqual(
      await from.ask(activityChannels, channels, as),
    )
    const plan = {
      name: 'Next',
      sport_id: 1,
      start_date: '2026-03-03T06:00:00Z',
      end_date: '2026-03-03T07:00:00Z',
    }
    expect((await to.ask(sessions.createSession, { body: plan }, as)).data.id).toBeGreaterThan(
      session,
    )
  })

  test('queues what was being read', async () => {
    const jobs = await to.rows<{ key: string }>('select key from graphile_worker._private_jobs')
    const [reading] = await from.rows<{ id: number }>(
      `select id from imports where state = 'reading'`,
    )
    expect(jobs).toEqual([{ key: `import-${reading?.id}` }])
  })

  test('leaves the guards of the database standing', async () => {
    expect(
      await to.rows(`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`),
    ).toEqual([])
  })

  test('holds no password, but hashes', () => {
    expect(gunzipSync(readFileSync(path)).toString()).not.toContain(coach.token)
  })
})

describe('is refused', () => {
  const broken = (name: string, bytes: Uint8Array) => {
    const file = join(folder, name)
    writeFileSync(file, bytes)
    return file
  }

  test('a database with people', async () => {
    await expect(restore(from.database.ownerUrl, path)).rejects.toThrow(
      'The database already holds people',
    )
  })

  test.each([
    ['no file', () => join(folder, 'nothing'), 'cannot be read'],
    ['no backup', () => broken('text', gzipSync('{"a":1}\n')), 'is not a backup'],
    ['not even packed', () => broken('plain', Buffer.from('hello')), 'cannot be read'],
    ['an empty one', () => broken('empty', gzipSync('')), 'is empty'],
    [
      'half a backup',
      () => broken('half', readFileSync(path).subarray(0, -2000)),
      'cannot be read',
    ],
    [
      'one of another version',
      () =>
        broken(
          'old',
          gzipSync('{"slipway":"backup","version":1,"migrations":["0001-other.sql"]}\n'),
        ),
      'another version',
    ],
  ])('%s, and nothing is written', async (_, file, reason) => {
    const empty = await startTestApp()
    try {
      await expect(restore(empty.database.ownerUrl, file())).rejects.toThrow(reason)
      expect(await empty.rows('select count(*) from users')).toEqual([{ count: 0 }])
      expect(await empty.rows('select count(*) > 0 as some from sports')).toEqual([{ some: true }])
    } finally {
      await empty.close()
    }
  })

  test('a place that cannot be written, leaving nothing', async () => {
    await expect(backUp(from.database.ownerUrl, join(folder, 'no', 'such.gz'))).rejects.toThrow(
      /^The file .* cannot be written/,
    )
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })
})
