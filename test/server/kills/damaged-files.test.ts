import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeBackedUpClub } from '../../support/backed-up-club.ts'
import { runServer } from '../../support/run-server.ts'
import { makeBackup } from '../../../server/backup/make-backup.ts'
import { writeFile } from '../../../server/backup/place.ts'

/** A command starts a process of its own. */
const PATIENCE = 240_000
const KEY = Buffer.alloc(32, 7).toString('base64url')

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  await makeBackedUpClub(app)
  folder = mkdtempSync(join(tmpdir(), 'slipway-damaged-'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'the doctor names files that are missing or damaged, and a backup puts them back',
  async () => {
    const { ownerUrl } = app.database
    const settings = { DATABASE_URL: ownerUrl, DATA_DIR: app.folder, SECRET_KEY: KEY }
    const file = join(folder, 'files.gz')
    const parts = { ownerUrl, files: app.files, withFiles: true, passphrase: undefined, key: KEY }
    await makeBackup(parts, file, writeFile)
    const stored: string[] = []
    for await (const { sha256 } of app.files.list()) stored.push(sha256)
    const [lost = '', damaged = ''] = stored
    await app.files.remove(lost)
    writeFileSync(join(app.folder, 'files', damaged.slice(0, 2), damaged), 'other bytes')
    const look = async () => (await runServer('doctor/doctor.ts', ['--files'], settings)).said
    const putBack = () => runServer('backup/restore-command.ts', ['--files', file], settings)
    const named = await look()
    expect(named).toContain(`${lost} (missing)`)
    expect(named).toContain(`${damaged} (damaged)`)
    expect(named).toContain('2 of 3 are missing or damaged')
    expect(await putBack()).toMatchObject({
      status: 0,
      said: expect.stringContaining('2 of 2 missing or damaged files were put back'),
    })
    expect(await look()).toContain('all 3 are as they were stored')
    expect((await putBack()).said).toContain('nothing was put back')
  },
  PATIENCE,
)
