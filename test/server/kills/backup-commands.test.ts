import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeBackedUpClub } from '../../support/backed-up-club.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { runServer, type Settings } from '../../support/run-server.ts'
import { startStandInS3 } from '../../support/stand-in-s3.ts'

/** A command starts a process of its own, some of them several. */
const PATIENCE = 240_000
const KEY = Buffer.alloc(32, 7).toString('base64url')
const PASSPHRASE = 'twelve oars in a row'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  await makeBackedUpClub(app)
  folder = mkdtempSync(join(tmpdir(), 'slipway-command-'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const backup = (args: string[], settings: Settings) => runServer('backup/backup.ts', args, settings)
const restore = (args: string[], settings: Settings) =>
  runServer('backup/restore-command.ts', args, settings)

const here = (): Settings => ({
  DATABASE_URL: app.database.ownerUrl,
  DATA_DIR: app.folder,
  SECRET_KEY: KEY,
})

test(
  'a backup is made, read back and brought into another PostgreSQL',
  async () => {
    const file = join(folder, 'plain.gz')
    const made = await backup([file], here())
    expect(made).toMatchObject({ status: 0 })
    expect(made.said).toMatch(/holds \d+ rows of \d+ tables, 2 open jobs and 3 files in \d\.\d MB/)
    expect(made.said).toMatch(/key is not in it.*Without it this is lost: 1 second steps/)
    expect((await backup(['--verify', file], {})).said).toMatch(/is whole: \d+ rows of/)

    const own = await freshDatabase('empty')
    const there = { DATABASE_URL: own.ownerUrl, DATA_DIR: join(folder, 'there') }
    const refused = await restore([file], there)
    expect(refused.status).toBe(1)
    expect(refused.said).toMatch(/^The backup was made with a key .* that is not here\..*\n$/)
    expect(await restore(['--without-key', file], there)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^\d+ rows of \d+ tables, 2 open jobs and 3 files were restored/),
    })
    expect((await restore(['--without-key', file], there)).said).toMatch(/already holds people/)
    await own.drop()
  },
  PATIENCE,
)

test(
  'an encrypted one brings its key, and its files into a bucket',
  async () => {
    const kept = join(folder, 'kept')
    const made = await backup([], { ...here(), BACKUP_TO: kept, BACKUP_PASSPHRASE: PASSPHRASE })
    expect(made.said).toContain('the server’s key is in it')
    const name = /^(slipway-\w+\.gz\.age) holds/.exec(made.said)?.[1] ?? ''
    const s3 = await startStandInS3()
    const own = await freshDatabase('empty')
    const there = {
      DATABASE_URL: own.ownerUrl,
      DATA_DIR: join(folder, 'bucketed'),
      BACKUP_TO: kept,
      BACKUP_PASSPHRASE: PASSPHRASE,
    }
    mkdirSync(there.DATA_DIR)
    writeFileSync(join(there.DATA_DIR, 'secret.key'), `${'B'.repeat(43)}\n`)
    const s3Settings = {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    const other = { ...there, BACKUP_PASSPHRASE: 'another that is long' }
    expect((await restore([name], other)).said).toMatch(/^BACKUP_PASSPHRASE does not open/)
    expect((await restore([name], { ...there, ...s3Settings })).said).toMatch(
      /key was written to secret\.key/,
    )
    expect(readFileSync(join(there.DATA_DIR, 'secret.key'), 'utf8')).toBe(
      `${KEY}\n${'B'.repeat(43)}\n`,
    )
    expect(s3.objects.size).toBe(3)
    await s3.close()
    await own.drop()
  },
  PATIENCE,
)

test(
  'a backup comes into the PostgreSQL that Slipway brings, of a new DATA_DIR',
  async () => {
    const file = join(folder, 'own.gz')
    expect((await backup([file], here())).status).toBe(0)
    const settings = { DATA_DIR: join(folder, 'new'), SECRET_KEY: KEY }
    expect(await restore([file], settings)).toMatchObject({
      status: 0,
      said: expect.stringContaining('3 files were restored'),
    })
    const again = join(folder, 'again.gz')
    expect((await backup([again], settings)).said).toContain('2 open jobs and 3 files')
  },
  PATIENCE,
)
