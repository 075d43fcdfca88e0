import {
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as results from '#contract/analysis/results.ts'
import { activityChannels } from '#contract/recordings/activities.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeBackedUpClub, type BackedUpClub } from '../../test/support/backed-up-club.ts'
import { contentOfTables } from '../../test/support/table-content.ts'
import type { BackupParts } from './backup-lines.ts'
import { makeBackup } from './make-backup.ts'
import { writeFile } from './place.ts'
import { readBackup } from './read-backup.ts'
import { restore, type Restored } from './restore.ts'

const PASSPHRASE = 'twelve oars in a row'
const KEY = Buffer.alloc(32, 7).toString('base64url')
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64url')

let from: TestApp
let to: TestApp
let folder: string
let path: string
let club: BackedUpClub
let restored: Restored

const partsOf = (app: TestApp, more: Partial<BackupParts> = {}): BackupParts => ({
  ownerUrl: app.database.ownerUrl,
  files: app.files,
  withFiles: true,
  passphrase: undefined,
  key: KEY,
  ...more,
})
const sourceOf = (name: string, passphrase?: string) => ({
  name,
  open: async () => createReadStream(name),
  passphrase,
})
const into = (app: TestApp, key: string | undefined = KEY) => ({
  ownerUrl: app.database.ownerUrl,
  files: app.files,
  key,
})

beforeAll(async () => {
  ;[from, to] = await Promise.all([startTestApp(), startTestApp()])
  folder = mkdtempSync(join(tmpdir(), 'slipway-backup-'))
  path = join(folder, 'club.gz')
  club = await makeBackedUpClub(from)
  await makeBackup(partsOf(from), path, writeFile)
  restored = await restore(into(to), sourceOf(path))
})
afterAll(async () => {
  await Promise.all([from.close(), to.close()])
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  test('comes back row by row', async () => {
    expect(restored.counted.rows).toBeGreaterThan(900)
    const [here, there] = await Promise.all([contentOfTables(from), contentOfTables(to)])
    expect(there.size).toBe(restored.counted.tables)
    // The backup itself was noted once it was made.
    here.set('backups', [])
    for (const [table, rows] of here) expect(there.get(table), table).toEqual(rows)
    const { tables, rows, files } = restored.counted
    console.log(`${tables} tables, ${rows} rows, ${files} files equal`)
  })

  test('brings every file back as it was', async () => {
    const listed = await from.rows<{ sha256: string }>('select sha256 from stored_files')
    expect(listed.length).toBeGreaterThan(0)
    expect(restored.counted.files).toBe(listed.length)
    expect(restored.missing).toBe(0)
    for (const { sha256 } of listed)
      expect((await to.files.read(sha256)).equals(await from.files.read(sha256))).toBe(true)
  })

  test('serves: people sign in, see what they had, and new things get new ids', async () => {
    const as = { token: club.coach.token, club: club.id }
    const params = { id: club.session }
    const { data } = await to.ask(sessions.getSession, { params }, as)
    expect(data).toEqual((await from.ask(sessions.getSession, { params }, as)).data)
    const [result] = (await to.ask(results.sessionResults, { params }, as)).data.results
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
      club.session,
    )
  })

  test('queues the open jobs again, each with what it was to do', async () => {
    const jobs = `select t.identifier, j.payload, j.key, j.priority, j.run_at, j.max_attempts,
        q.queue_name
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      where t.identifier = 'remove-files' and j.attempts < j.max_attempts order by j.key`
    const waiting = await from.rows(jobs)
    expect(waiting).toHaveLength(2)
    expect(await to.rows(jobs)).toEqual(waiting)
  })

  test('leaves the guards of the database standing', async () => {
    expect(
      await to.rows(`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`),
    ).toEqual([])
  })

  test('holds no password but hashes, and no key', () => {
    const text = gunzipSync(readFileSync(path)).toString()
    expect(text).not.toContain(club.coach.token)
    expect(text).not.toContain(KEY)
  })

  test('is noted in the database it is of', async () => {
    const { tables, rows, jobs, files, lost } = restored.counted
    expect(await from.rows('select name, tables, rows, jobs, files, lost from backups')).toEqual([
      { name: path, tables, rows, jobs, files, lost },
    ])
  })
})

describe('an encrypted backup', () => {
  test('holds the key and is read by who knows the passphrase', async () => {
    const sealed = join(folder, 'club.gz.age')
    await makeBackup(partsOf(from, { passphrase: PASSPHRASE }), sealed, writeFile)
    expect(readFileSync(sealed).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    const { head, counted } = await readBackup(sourceOf(sealed, PASSPHRASE))
    expect(head.secret_key).toBe(KEY)
    expect(counted.files).toBe(restored.counted.files)
    await expect(readBackup(sourceOf(sealed))).rejects.toThrow('is encrypted')
    await expect(readBackup(sourceOf(sealed, `${PASSPHRASE}!`))).rejects.toThrow(
      /^BACKUP_PASSPHRASE does not open/,
    )
  })
})

describe('is refused', () => {
  let empty: TestApp
  beforeAll(async () => {
    empty = await startTestApp()
  })
  afterAll(() => empty.close())

  const broken = (name: string, bytes: Uint8Array) => {
    const file = join(folder, name)
    writeFileSync(file, bytes)
    return file
  }
  const ofHead = (head: object) => {
    const bytes = gzipSync(`${JSON.stringify({ slipway: 'backup', ...head })}\n`)
    bytes[9] = 0xff
    return bytes
  }

  test('a database with people', async () => {
    await expect(restore(into(from), sourceOf(path))).rejects.toThrow(
      'The database already holds people',
    )
  })

  test.each([
    ['no file', () => join(folder, 'nothing'), /^There is no backup/],
    ['no backup', () => broken('text', Buffer.from('{"a":1}\n')), /is not a backup/],
    ['an empty one', () => broken('empty', Buffer.alloc(0)), /is empty/],
    ['half a backup', () => broken('half', readFileSync(path).subarray(0, -2000)), /not whole/],
    [
      'one with something behind its end',
      () => broken('longer', Buffer.concat([readFileSync(path), Buffer.alloc(1)])),
      /not whole/,
    ],
    ['one of another form', () => broken('form', ofHead({ version: 9 })), /form .* not read/],
  ])('%s, and nothing is written', async (_, file, reason) => {
    await expect(restore(into(empty), sourceOf(file()))).rejects.toThrow(reason)
    expect(await empty.rows('select count(*) from users')).toEqual([{ count: 0 }])
    expect(await empty.rows('select count(*) > 0 as some from sports')).toEqual([{ some: true }])
  })

  test('a place that cannot be written, leaving nothing', async () => {
    await expect(
      makeBackup(partsOf(from), join(folder, 'no', 'such.gz'), writeFile),
    ).rejects.toThrow(/^The file .* cannot be written/)
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  test('one whose key is not here, saying what is lost, until that is agreed to', async () => {
    await expect(restore(into(empty, OTHER_KEY), sourceOf(path))).rejects.toThrow(
      /key .* is not here. Without it this is lost: 1 second steps/,
    )
    expect(await empty.rows('select count(*) from users')).toEqual([{ count: 0 }])
    const parts = { ...into(empty, OTHER_KEY), withoutKey: true }
    expect((await restore(parts, sourceOf(path))).counted).toEqual(restored.counted)
  })
})
