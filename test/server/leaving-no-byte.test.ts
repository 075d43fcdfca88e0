import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import * as imports from '#contract/recordings/imports.ts'
import { deleteAccount, dataExports, startDataExport } from '#contract/people/own-data.ts'
import { uploadPicture } from '#contract/people/settings.ts'
import { sendPart, startUpload } from '#contract/recordings/uploads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { s3Store } from '../../server/files/s3.ts'
import { sweepFiles } from '../../server/files/remove-files.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, PASSWORD, rowingFile } from '../support/factories.ts'
import { startStandInS3 } from '../support/stand-in-s3.ts'

/** It is in every file the person sends; nothing else holds it. */
const CANARY = 'canary-4f1c9a-of-one-who-leaves'
const START = new Date('2026-03-02T06:00:00Z')

type World = { app: TestApp; everyByte(): Buffer[]; close(): Promise<void> }

async function onDisk(): Promise<World> {
  const app = await startTestApp({ work: true })
  const everyByte = () =>
    readdirSync(app.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
  return { app, everyByte, close: () => app.close() }
}

async function onS3(): Promise<World> {
  const s3 = await startStandInS3()
  const store = s3Store({
    ...s3,
    region: 'here',
    bucket: 'files',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  const app = await startTestApp({ work: true, store })
  return {
    app,
    everyByte: () => [...s3.objects.values()].map(({ bytes }) => bytes),
    async close() {
      await app.close()
      await s3.close()
    },
  }
}

let world: World
afterEach(() => world.close())

const jobsLeft = () => world.app.rows('select from graphile_worker._private_jobs')
const places = () => world.everyByte().filter((bytes) => bytes.includes(CANARY)).length

/** Tables in which the canary is found, as text or as bytes. */
async function tablesWithCanary(): Promise<string[]> {
  const tables = await world.app.rows<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
       and relkind = 'r'`,
  )
  const hex = Buffer.from(CANARY).toString('hex')
  const found: string[] = []
  for (const { name } of tables)
    if (
      (
        await world.app.rows(`select from ${name} t where t::text like $1 or t::text like $2`, [
          `%${CANARY}%`,
          `%${hex}%`,
        ])
      ).length > 0
    )
      found.push(name)
  return found
}

describe.each([
  ['a folder', onDisk],
  ['S3', onS3],
])('an account whose files are in %s', (_, open) => {
  test('leaves no byte of them when it is deleted', async () => {
    world = await open()
    const { app } = world
    const club = await makeClub(app.db)
    const mate = await makeMember(app.db, club, [ROLE.athlete])
    const me = await makeMember(app.db, club, [ROLE.athlete])
    const as = { token: me.token, club }

    // A recording, one that cannot be read, an archive, a picture, half an upload, and a copy of it
    // all.
    const upload = (bytes: Uint8Array, name = 'row.fit') =>
      app.send(imports.startImport, { file: { bytes, name } }, as)
    const recording = rowingFile(START, { seconds: 30 })
    await upload(recording)
    await upload(Buffer.from(`${CANARY}, which no reader knows`))
    const other = rowingFile(START, { seconds: 40 })
    await upload(
      zipSync({
        'row.fit': [other, { level: 0 }],
        'notes.txt': [Buffer.from(CANARY), { level: 0 }],
      }),
      `${CANARY}.zip`,
    )
    const photograph = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#482' },
    })
      .jpeg()
      .withExif({
        IFD0: { Artist: CANARY },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
      })
      .toBuffer()
    expect((await app.send(uploadPicture, { file: { bytes: photograph } }, as)).status).toBe(200)
    const { data: half } = await app.ask(
      startUpload,
      { body: { name: `${CANARY}.fit`, size: 1000 } },
      as,
    )
    await app.send(
      sendPart,
      { params: { id: half.id }, upload: { offset: 0 }, file: { bytes: Buffer.from(CANARY) } },
      as,
    )
    const kept = rowingFile(START, { seconds: 50 })
    await app.send(imports.startImport, { file: { bytes: kept } }, { token: mate.token, club })
    await expect.poll(jobsLeft, { timeout: 20_000 }).toEqual([])
    await app.ask(startDataExport, {}, as)
    const copy = async () => (await app.ask(dataExports, {}, as)).data[0]?.state
    await expect.poll(copy, { timeout: 20_000 }).toBe('done')
    expect(places()).toBeGreaterThan(2)

    await app.ask(deleteAccount, { body: { password: PASSWORD } }, as)
    await expect.poll(jobsLeft, { timeout: 20_000 }).toEqual([])
    expect(places()).toBe(0)
    expect(await tablesWithCanary()).toEqual([])
    // Only the mate's file is left.
    const listed = await app.rows<{ sha256: string }>('select sha256 from stored_files')
    expect(listed).toHaveLength(1)
    expect((await app.files.read(listed[0]?.sha256 ?? '')).equals(kept)).toBe(true)
    for await (const { sha256 } of app.files.list()) expect(sha256).toBe(listed[0]?.sha256)
  }, 60_000)
})

test('the clean-up goes through every page of a bucket', async () => {
  const s3 = await startStandInS3()
  const store = s3Store({
    ...s3,
    region: 'here',
    bucket: 'files',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  const app = await startTestApp({ store })
  world = {
    app,
    everyByte: () => [],
    close: async () => {
      await app.close()
      await s3.close()
    },
  }
  const names = Array.from({ length: 5 }, (_, n) => n.toString(16).padStart(64, '0'))
  const at = new Date(Date.now() - 2 * 86_400_000)
  for (const name of names)
    s3.objects.set(`${name.slice(0, 2)}/${name}`, { bytes: Buffer.from('nobody’s'), at })
  s3.objects.set('something/of-others', { bytes: Buffer.from('theirs'), at })
  expect(await sweepFiles({ pool: app.database.worker, files: app.files })).toMatchObject({
    files: 5,
  })
  expect([...s3.objects.keys()]).toEqual(['something/of-others'])
})
