import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as account from '#contract/people/account.ts'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { writeFile } from '../../server/backup/place.ts'
import { restore, type Restored } from '../../server/backup/restore.ts'
import type { ClubId } from '../../server/db/client.ts'
import { localStore } from '../../server/files/local-store.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { VERSION } from '../../server/version.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { differencesIn, rowsOfBackup } from '../support/backup-rows.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { loginBody } from '../support/login.ts'
import {
  fillRelease,
  RELEASE_CAREFUL,
  RELEASE_FILE,
  RELEASE_MANAGER,
} from '../support/release-rows.ts'
import { CHANGES } from '../releases/changes.ts'

const FOLDER = join(import.meta.dirname, '../releases')
const KEY = Buffer.alloc(32, 7).toString('base64url')

const sourceOf = (release: string) => {
  const name = join(FOLDER, `${release}.gz`)
  return { name, open: async () => createReadStream(name), passphrase: undefined }
}

test('this release has its dump; UPDATE=1 makes it', async () => {
  const { name } = sourceOf(VERSION)
  if (!existsSync(name) && process.env['UPDATE'] === '1') {
    const app = await startTestApp()
    await fillRelease(app)
    const { ownerUrl } = app.database
    const parts = { ownerUrl, files: app.files, withFiles: true, passphrase: undefined, key: KEY }
    await makeBackup(parts, name, writeFile)
    await app.close()
  }
  expect(existsSync(name), 'run with UPDATE=1').toBe(true)
})

const DAYS = 'start_date=2026-01-01&end_date=2026-12-31'
/** Calls that need no id, with and without days to look at. */
const addressesOf = ({ method, path }: Endpoint): string[] =>
  method === 'GET' && !path.includes('{') ? [path, `${path}?${DAYS}`] : []

const releases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.gz'))
  .map((name) => name.slice(0, -'.gz'.length))

describe.each(releases)('a backup of %s', (release) => {
  let app: TestApp
  let restored: Restored
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-release-'))
    const own = await freshDatabase('empty')
    const files = await localStore(folder)
    restored = await restore({ ownerUrl: own.ownerUrl, files, key: KEY }, sourceOf(release))
    app = await startTestApp({ own, store: files })
  }, 120_000)
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('comes into today’s tables with every row as it was', async () => {
    const tables = await rowsOfBackup(sourceOf(release))
    expect(tables.size).toBeGreaterThan(170)
    const empty = [...tables].filter(([, { rows }]) => rows.length === 0).map(([name]) => name)
    expect(empty).toEqual(['attempts', 'file_claims'])
    expect(await differencesIn(app.database.ownerUrl, tables)).toEqual(CHANGES[release])
    const { counted } = restored
    console.log(
      `${release}: ${counted.tables} tables, ${counted.rows} rows, ${counted.files} files equal`,
    )
  })

  test('brings its files and jobs', async () => {
    const sha256 = createHash('sha256').update(RELEASE_FILE).digest('hex')
    expect(await app.files.read(sha256)).toEqual(RELEASE_FILE)
    expect(
      await app.rows(`select t.identifier as task from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where j.run_at > '2098-01-01'`),
    ).toEqual([{ task: 'remove-files' }])
  })

  test('lets people sign in, also those with a second step', async () => {
    const { accessToken } = await app.ask(account.login, loginBody(RELEASE_MANAGER), {})
    expect(accessToken).toMatch(/^[\w-]{43}$/)
    expect(await app.refused(account.login, loginBody(RELEASE_CAREFUL), {})).toMatchObject({
      code: 'second_step_required',
    })
  })

  test('answers what can be asked without an id, of every feature', async () => {
    const { accessToken } = await app.ask(account.login, loginBody(RELEASE_MANAGER), {})
    const [row] = await app.rows<{ club: ClubId }>('select min(club_id) as club from memberships')
    const as = { token: accessToken, club: row?.club }
    const answering: string[] = []
    const failed: string[] = []
    for (const [feature, calls] of Object.entries(CONTRACT)) {
      const paths = endpointsOf(calls).flatMap(([, endpoint]) => addressesOf(endpoint))
      const statuses: number[] = []
      for (const path of paths) {
        const { status } = await app.call('GET', path, { as })
        statuses.push(status)
        if (status >= 500) failed.push(`${path} ${status}`)
      }
      if (statuses.includes(200)) answering.push(feature)
    }
    expect(failed).toEqual([])
    expect(answering.length).toBeGreaterThan(40)
  }, 120_000)
})
