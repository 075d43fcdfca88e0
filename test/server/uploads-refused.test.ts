import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteLogo, uploadLogo } from '#contract/people/clubs.ts'
import * as imports from '#contract/recordings/imports.ts'
import { uploadPicture } from '#contract/people/settings.ts'
import { sendPart, startUpload } from '#contract/recordings/uploads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeDamage, makeItem } from '../support/equipment.ts'
import { makeClub, makeMember, rowingFile, type TestUser } from '../support/factories.ts'
import { halfSent } from '../support/half-sent.ts'
import type { As } from '../support/http.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser, mate: TestUser
let asAthlete: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  athlete = await makeMember(app.db, club, [ROLE.athlete])
  mate = await makeMember(app.db, club, [ROLE.athlete])
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

const MEGABYTE = 1024 * 1024
const filesOnDisk = () =>
  readdirSync(join(app.folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
const jobsLeft = () => app.rows('select from graphile_worker._private_jobs')

describe('refuses an upload before its first byte when', () => {
  const refusals: [
    string,
    () => Promise<{ path: string; as?: As; fields?: Record<string, string> }>,
    number,
  ][] = [
    [
      'an import is for somebody one may not upload for',
      async () => ({ path: 'imports', fields: { user_id: String(mate.id) } }),
      403,
    ],
    [
      'an import is for an unknown session',
      async () => ({ path: 'imports', fields: { session_id: '999999' } }),
      404,
    ],
    ['a field is wrong', async () => ({ path: 'imports', fields: { session_id: 'first' } }), 400],
    [
      'the logo is another club’s',
      async () => ({ path: 'clubs/999999/logo', as: await manager() }),
      404,
    ],
    [
      'a photograph is for somebody else’s entry',
      async () => ({ path: `equipment-logs/${await entryOf(mate)}/photo` }),
      403,
    ],
    [
      'a part is of somebody else’s upload',
      async () => ({ path: `uploads/${await uploadOf(mate)}/parts`, fields: { offset: '0' } }),
      404,
    ],
    [
      'a list of members would give out more than one’s own rights',
      async () => ({
        path: 'invite-members/upload',
        as: await inviter(),
        fields: { role_id: '5', invite: 'false' },
      }),
      403,
    ],
  ]
  const manager = async () => ({
    token: (await makeMember(app.db, club, [ROLE.manager])).token,
    club,
  })
  const inviter = async () => ({
    token: (await makeMember(app.db, club, [ROLE.coach])).token,
    club,
  })
  const entryOf = async ({ id }: TestUser) =>
    makeDamage(app.db, club, await makeItem(app.db, club), id)
  const uploadOf = async ({ token }: TestUser) =>
    (await app.ask(startUpload, { body: { name: 'row.fit', size: 4 } }, { token, club })).data.id

  test.each(refusals)('%s', async (_, make, status) => {
    const { path, as = asAthlete, fields = {} } = await make()
    const upload = halfSent(app.url, path, as, fields)
    await upload.more(Buffer.from('the beginning'))
    expect((await upload.answer()).status).toBe(status)
    expect(filesOnDisk()).toEqual([])
    upload.end()
    expect(await upload.isReusable()).toBe(true)
    upload.close()
  })
})

test('refuses an upload when a later field names somebody else, and keeps nothing', async () => {
  const raw = new FormData()
  raw.append(
    'file',
    new Blob([Uint8Array.from(rowingFile(new Date('2026-03-02T06:05:00Z'), { seconds: 20 }))]),
    'row.fit',
  )
  raw.append('user_id', String(mate.id))
  const answer = await app.call('POST', imports.startImport.path, { as: asAthlete, raw })
  expect(answer.status).toBe(403)
  await expect.poll(jobsLeft, { timeout: 10_000 }).toEqual([])
  expect(filesOnDisk()).toEqual([])
})

describe('a picture', () => {
  test('is refused as it passes 10 MB, on a connection that stays', async () => {
    const upload = halfSent(app.url, uploadPicture.path, { token: athlete.token })
    for (let megabytes = 0; megabytes <= 10; megabytes++)
      await upload.more(Buffer.alloc(MEGABYTE, 0xff))
    const { status, json } = await upload.answer()
    expect({ status, ...json }).toMatchObject({
      status: 413,
      code: 'too_large',
      errors: { file: ['This file is too large: at most 10 MB.'] },
    })
    upload.end()
    expect(await upload.isReusable()).toBe(true)
    upload.close()
    expect(filesOnDisk()).toEqual([])
  })

  test('is refused at once when it is announced as too large', async () => {
    const bytes = Buffer.alloc(11 * MEGABYTE)
    expect(await app.refused(uploadPicture, { file: { bytes } }, asAthlete)).toMatchObject({
      status: 413,
      code: 'too_large',
    })
    expect(filesOnDisk()).toEqual([])
  })

  test('leaves only its pixels in the store, and the one before goes', async () => {
    const pictureOf = (background: string) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .jpeg()
        .withExif({
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
          IFD0: { Artist: 'canary-of-the-camera' },
        })
        .toBuffer()
    for (const colour of ['#357', '#753'])
      await sent(uploadPicture, { file: { bytes: await pictureOf(colour) } }, asAthlete)
    await expect.poll(jobsLeft).toEqual([])
    const [only, ...others] = filesOnDisk()
    expect(others).toEqual([])
    const stored = await app.files.read(only?.name ?? '')
    expect(stored.includes('canary-of-the-camera')).toBe(false)
    const { format, exif } = await sharp(stored).metadata()
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
  })
})

async function sent(...call: Parameters<TestApp['send']>): Promise<unknown> {
  const { status, json } = await app.send(...call)
  expect(status).toBe(200)
  return json
}

test('a file is removed again when the request fails after it has come in', async () => {
  const before = filesOnDisk().length
  const bytes = (seconds: number) => rowingFile(new Date('2026-03-03T06:05:00Z'), { seconds })
  const key = { 'idempotency-key': 'once-and-once-more' }
  const { data } = (
    await app.send(imports.startImport, { file: { bytes: bytes(30) } }, asAthlete, key)
  ).json as { data: { id: number } }
  const second = await app.send(imports.startImport, { file: { bytes: bytes(40) } }, asAthlete, key)
  expect(second.json).toMatchObject({ status: 409, code: 'idempotency_mismatch' })
  await expect.poll(jobsLeft, { timeout: 10_000 }).toEqual([])
  expect(filesOnDisk()).toHaveLength(before + 1)
  expect(
    (await app.send(imports.deleteImport, { params: { id: data.id } }, asAthlete)).status,
  ).toBe(200)
  await expect.poll(() => filesOnDisk().length, { timeout: 10_000 }).toBe(before)
})

test('a client that goes away in the midst of a file leaves nothing', async () => {
  const before = filesOnDisk().length
  const upload = halfSent(app.url, imports.startImport.path, asAthlete)
  await upload.more(Buffer.alloc(MEGABYTE, 1))
  await expect.poll(() => filesOnDisk().length).toBe(before + 1)
  upload.close()
  await expect.poll(() => filesOnDisk().length).toBe(before)
})

test('refuses a part that would go beyond what was announced, and removes it', async () => {
  const before = filesOnDisk().length
  const { data } = await app.ask(startUpload, { body: { name: 'row.fit', size: 3 } }, asAthlete)
  const part = await app.send(
    sendPart,
    { params: { id: data.id }, upload: { offset: 0 }, file: { bytes: Buffer.from('four') } },
    asAthlete,
  )
  expect(part.status).toBe(413)
  await expect.poll(() => filesOnDisk().length, { timeout: 10_000 }).toBe(before)
})

test('a logo that another club has as well stays until the last of them lets it go', async () => {
  const logo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const [one, two] = [await foundedClub(), await foundedClub()]
  const upload = (as: { token: string; club: ClubId }) =>
    sent(uploadLogo, { params: { id: as.club }, file: { bytes: logo } }, as)
  const { data } = (await upload(one)) as { data: { logo: string } }
  await upload(two)
  const sha256 = data.logo
  await sent(deleteLogo, { params: { id: one.club } }, one)
  await expect.poll(jobsLeft, { timeout: 10_000 }).toEqual([])
  expect(filesOnDisk().map(({ name }) => name)).toContain(sha256)
  await sent(deleteLogo, { params: { id: two.club } }, two)
  await expect
    .poll(() => filesOnDisk().map(({ name }) => name), { timeout: 10_000 })
    .not.toContain(sha256)
})

async function foundedClub() {
  const own = await makeClub(app.db)
  const { token } = await makeMember(app.db, own, [ROLE.manager])
  return { token, club: own }
}
