import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import * as uploads from '#contract/recordings/uploads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeSession, rowingFile } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'
import { joinUpload } from './uploads.ts'

let app: TestApp
let club: ClubId
let asCoach: As, asAthlete: As
let session: number

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
})
afterAll(() => app.close())

const file = () => rowingFile(new Date('2026-03-02T06:05:00Z'), { seconds: 120 })
const isStored = (sha256: string) =>
  app.files.read(sha256).then(
    () => true,
    () => false,
  )

describe('an upload in parts', () => {
  const part = (id: number, offset: number, bytes: Uint8Array) =>
    app.send(uploads.sendPart, { params: { id }, upload: { offset }, file: { bytes } }, asAthlete)
  const offsetOf = async (id: number) =>
    (await app.ask(uploads.getUpload, { params: { id } }, asAthlete)).data.offset

  test('goes on where it was, takes nothing twice, and is one import', async () => {
    const bytes = file()
    const { data } = await app.ask(
      uploads.startUpload,
      { body: { name: 'row.fit', size: bytes.length, session_id: session } },
      asAthlete,
    )
    expect(data).toMatchObject({ offset: 0, import_id: null })
    const half = bytes.length >> 1
    await part(data.id, 0, bytes.subarray(0, half))
    expect(await offsetOf(data.id)).toBe(half)
    expect((await part(data.id, 0, bytes.subarray(0, half))).json).toMatchObject({
      data: { offset: half },
    })
    expect((await part(data.id, half + 1, bytes.subarray(half + 1))).status).toBe(409)
    await part(data.id, half, bytes.subarray(half))
    const import_id = async () =>
      (await app.ask(uploads.getUpload, { params: { id: data.id } }, asAthlete)).data.import_id
    await expect.poll(import_id, { timeout: 8000 }).not.toBeNull()
    const state = async () =>
      (await app.ask(contract.getImport, { params: { id: (await import_id()) ?? 0 } }, asAthlete))
        .data
    await expect.poll(async () => (await state()).state, { timeout: 8000 }).toBe('done')
    expect((await state()).activities).toMatchObject([{ session_id: session, records: 120 }])
    expect(
      await app.rows('select 1 from upload_parts where club_id = $1 and upload_id = $2', [
        club,
        data.id,
      ]),
    ).toEqual([])
  })

  test('may not grow, and is nobody else’s', async () => {
    const { data } = await app.ask(
      uploads.startUpload,
      { body: { name: 'row.fit', size: 3 } },
      asAthlete,
    )
    expect((await part(data.id, 0, Buffer.from('four'))).status).toBe(413)
    expect((await app.send(uploads.getUpload, { params: { id: data.id } }, asCoach)).status).toBe(
      404,
    )
    await app.ask(uploads.dropUpload, { params: { id: data.id } }, asAthlete)
    expect((await part(data.id, 0, Buffer.from('one'))).status).toBe(404)
  })
  test('dropped before it was put together leaves nothing in the store', async () => {
    await joinUpload(app.database.worker, app.files, club, 999_999)
    await expect.poll(() => isStored(hash('sha256', '')), { timeout: 10_000 }).toBe(false)
  })
})

const upload = async (bytes: Uint8Array) => {
  const answer = await app.send(contract.startImport, { file: { bytes } }, asAthlete)
  return (answer.json as { data: { id: number } }).data.id
}

test('the bytes of a file go with the last import of it', async () => {
  const bytes = file()
  const sha256 = hash('sha256', bytes)
  const id = await upload(bytes)
  const mate = await makeMember(app.db, club, [ROLE.athlete])
  const asMate = { token: mate.token, club }
  const other = (await app.send(contract.startImport, { file: { bytes } }, asMate)).json as {
    data: { id: number }
  }
  const isRead = (of: number, as: As) => async () =>
    (await app.ask(contract.getImport, { params: { id: of } }, as)).data.state
  await expect.poll(isRead(id, asAthlete), { timeout: 10_000 }).toBe('done')
  await expect.poll(isRead(other.data.id, asMate), { timeout: 10_000 }).toBe('done')
  await app.ask(contract.deleteImport, { params: { id } }, asAthlete)
  await expect
    .poll(() => app.rows('select from graphile_worker._private_jobs'), { timeout: 10_000 })
    .toEqual([])
  expect(await isStored(sha256)).toBe(true)
  await app.ask(contract.deleteImport, { params: { id: other.data.id } }, asMate)
  await expect.poll(() => isStored(sha256), { timeout: 10_000 }).toBe(false)
})
