import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobHelpers } from 'graphile-worker'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeBackedUpClub } from '../../test/support/backed-up-club.ts'
import { startStandInS3, type StandInS3 } from '../../test/support/stand-in-s3.ts'
import { readConfig } from '../config.ts'
import { checkBackups } from '../doctor/backup-check.ts'
import { createLanes } from '../jobs/lanes.ts'
import { createLog } from '../log.ts'
import { removeOld } from './make-backup.ts'
import { placeOf } from './place.ts'
import { readBackup } from './read-backup.ts'
import { backupTasks, scheduleOf } from './schedule.ts'
import { sourceOf } from './source.ts'

let app: TestApp
let s3: StandInS3
let folder: string
beforeAll(async () => {
  ;[app, s3] = await Promise.all([startTestApp(), startStandInS3()])
  await makeBackedUpClub(app)
  folder = mkdtempSync(join(tmpdir(), 'slipway-kept-'))
})
afterAll(async () => {
  await Promise.all([app.close(), s3.close()])
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => app.rows('delete from backups'))
afterEach(() => void vi.useRealTimers())

const PLACES = ['folder', 'bucket'] as const
const configOf = (place: (typeof PLACES)[number], more: Record<string, string> = {}) =>
  readConfig(
    {
      DATA_DIR: folder,
      BACKUP_TO: place === 'bucket' ? 'bucket' : join(folder, 'kept'),
      ...(place === 'bucket' && {
        S3_ENDPOINT: s3.endpoint,
        S3_BUCKET: 'files',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
      }),
      ...more,
    },
    [],
  )
type Config = ReturnType<typeof configOf>

async function look(config: Config): Promise<string[]> {
  const database = { ownerUrl: app.database.ownerUrl, files: app.files }
  const parts = { lanes: createLanes(), log: createLog('silent') }
  const tasks = backupTasks({ ...parts, backups: scheduleOf(config, database) })
  await tasks['back-up']?.({}, {} as JobHelpers)
  return namesIn(config)
}
const namesIn = async (config: Config) =>
  ((await placeOf(config)?.list()) ?? []).map(({ name }) => name).toSorted()

test.each(PLACES)('a backup that is due is made in a %s, and the next one later', async (place) => {
  const config = configOf(place, { BACKUP_PASSPHRASE: 'twelve oars in a row' })
  const made = await look(config)
  expect(made).toEqual([expect.stringMatching(/^slipway-\d{8}T\d{6}Z\.gz\.age$/)])
  const { counted } = await readBackup(sourceOf(config, made[0] ?? ''))
  expect(counted.files).toBe(place === 'bucket' ? 0 : 3)
  expect(await look(config)).toEqual(made)
  await app.rows(`update backups set made_at = now() - interval '23 hours 50 minutes'`)
  expect(await look(config)).toEqual(made)
  await app.rows(`update backups set made_at = now() - interval '24 hours'`)
  // Two are not made within one second, which their names would share.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 })
  expect(await look(config)).toHaveLength(2)
})

test('without BACKUP_TO none is made', async () => {
  expect(await look(readConfig({ DATA_DIR: folder }, []))).toEqual([])
  expect(await app.rows('select from backups')).toEqual([])
})

test('the newest are kept, and what others keep there is left alone', async () => {
  const config = configOf('folder', { BACKUP_TO: join(folder, 'few'), BACKUP_KEEP: '2' })
  await look(config)
  const place = placeOf(config)
  const [newest] = await namesIn(config)
  for (const name of [
    'slipway-20260101T000000Z.gz',
    'slipway-20260102T000000Z.gz.age',
    'slipway-20260103T000000Z.gz',
    'slipway-20260103T000000Z.gz.unfinished',
    'by-hand.gz',
  ])
    writeFileSync(join(folder, 'few', name), 'x')
  if (!place) throw new Error('a folder is a place')
  await removeOld(place, 2, new Date(Date.now() + 2 * 86_400_000))
  expect(readdirSync(join(folder, 'few')).toSorted()).toEqual(
    ['by-hand.gz', 'slipway-20260103T000000Z.gz', newest].toSorted(),
  )
})

test('one that fails leaves nothing half written', async () => {
  const config = configOf('folder', { BACKUP_TO: join(folder, 'broken') })
  const schedule = scheduleOf(config, { ownerUrl: app.database.ownerUrl, files: app.files })
  const failing = async () => {
    throw Object.assign(new Error('the disk is away'), { code: 'EIO' })
  }
  const tasks = backupTasks({
    lanes: createLanes(),
    log: createLog('silent'),
    backups: schedule && { ...schedule, files: { ...app.files, stream: failing } },
  })
  await expect(async () => tasks['back-up']?.({}, {} as JobHelpers)).rejects.toThrow(
    'the disk is away',
  )
  expect(readdirSync(join(folder, 'broken'))).toEqual([])
  expect(await app.rows('select from backups')).toEqual([])
})

test('the doctor says how old the last one is, and what to do when it is late', async () => {
  const config = configOf('folder')
  const check = async () => (await checkBackups(config, app.database))[0]
  const begun = (hours: number) =>
    app.rows(`update migrations set applied_at = now() - interval '${hours} hours'`)
  expect(await check()).toMatchObject({ ok: true, text: expect.stringContaining('first one soon') })
  await begun(35)
  expect(await check()).toMatchObject({ ok: true })
  await begun(37)
  expect(await check()).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^No backup was made yet, but one is due every 24: /),
  })
  await look(config)
  expect(await check()).toMatchObject({ ok: true, text: 'the last one is 0 hours old' })
  await app.rows(`update backups set made_at = now() - interval '40 hours'`)
  expect(await check()).toMatchObject({ ok: false, text: expect.stringContaining('40 hours old') })
  writeFileSync(join(folder, 'a-file'), '')
  const blocked = configOf('folder', { BACKUP_TO: join(folder, 'a-file') })
  expect((await checkBackups(blocked, undefined))[0]).toMatchObject({
    ok: false,
    text: expect.stringContaining('cannot be kept'),
  })
  expect(existsSync(join(folder, 'a-file'))).toBe(true)
})

test('/metrics says how old the last one is', async () => {
  const ageIn = async () => {
    const text = await (await fetch(`${app.url}/metrics`)).text()
    return /^slipway_backup_age_seconds (\S+)$/m.exec(text)?.[1]
  }
  expect(await ageIn()).toBe('+Inf')
  await look(configOf('folder'))
  await app.rows(`update backups set made_at = now() - interval '1 hour'`)
  expect(Number(await ageIn())).toBeGreaterThanOrEqual(3600)
})
