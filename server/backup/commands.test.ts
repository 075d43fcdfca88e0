import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeBackedUpClub } from '../../test/support/backed-up-club.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { startStandInS3 } from '../../test/support/stand-in-s3.ts'

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

type Settings = Record<string, string>

type Outcome = { status: number; said: string }

/** Runs a command as an operator does, with these settings and nothing else. */
function run(file: string, args: string[], settings: Settings): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], TZ: 'UTC', ...settings }
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const path = join(import.meta.dirname, file)
  execFile(process.execPath, [path, ...args], { env }, (error, stdout, stderr) =>
    resolve({ status: Number(error?.code ?? 0), said: `${stdout}${stderr}` }),
  )
  return promise
}
const backup = (args: string[], settings: Settings) => run('backup.ts', args, settings)
const restore = (args: string[], settings: Settings) => run('restore-command.ts', args, settings)

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

test.each([
  [[], /^Usage: npm run backup/],
  [['--verify'], /^Usage: npm run backup/],
  [['--verfy', 'a.gz'], /^Usage: npm run backup/],
  [['--verify', 'no-such.gz'], /^There is no backup no-such\.gz\.\n$/],
])(
  'npm run backup -- %j says what is wrong',
  async (args, sentence) => {
    const { status, said } = await backup(args, { DATA_DIR: join(folder, 'none') })
    expect(status).toBe(1)
    expect(said).toMatch(sentence)
  },
  PATIENCE,
)

test(
  'the doctor names files that are missing or damaged, and a backup puts them back',
  async () => {
    const file = join(folder, 'files.gz')
    expect((await backup([file], here())).status).toBe(0)
    const stored: string[] = []
    for await (const { sha256 } of app.files.list()) stored.push(sha256)
    const [lost = '', damaged = ''] = stored
    await app.files.remove(lost)
    writeFileSync(join(app.folder, 'files', damaged.slice(0, 2), damaged), 'other bytes')
    const look = async () => (await run('../doctor/doctor.ts', ['--files'], here())).said
    const named = await look()
    expect(named).toContain(`${lost} (missing)`)
    expect(named).toContain(`${damaged} (damaged)`)
    expect(named).toContain('2 of 3 are missing or damaged')
    expect(await restore(['--files', file], here())).toMatchObject({
      status: 0,
      said: expect.stringContaining('2 of 2 missing or damaged files were put back'),
    })
    expect(await look()).toContain('all 3 are as they were stored')
    expect((await restore(['--files', file], here())).said).toContain('nothing was put back')
  },
  PATIENCE,
)
