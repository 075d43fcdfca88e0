import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getClub } from '#contract/people/clubs.ts'
import * as imports from '#contract/recordings/imports.ts'
import { startUpload } from '#contract/recordings/uploads.ts'
import { STORAGE } from '#domain/constants/limits.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { addMember, makeClub, makeMember, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { listFile, sha256Of } from '../support/stored-file.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asAthlete: As

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  club = await makeClub(app.db)
  athlete = await makeMember(app.db, club, [ROLE.athlete])
  asAthlete = { token: athlete.token, club }
})
const upload = (text: string, as: As = asAthlete) =>
  app.send(imports.startImport, { file: { bytes: Buffer.from(text) } }, as)

describe('room for files', () => {
  /** A file in another club that leaves the athlete so many bytes of their room. */
  async function leave(left: number): Promise<void> {
    const elsewhere = await makeClub(app.db)
    await addMember(app.db, elsewhere, athlete.id, [ROLE.athlete])
    const sha256 = sha256Of(`everything of ${athlete.id}`)
    await listFile(app.db, { sha256, size: STORAGE.person_bytes - left })
    await app.rows(
      `with f as (insert into files (club_id, sha256, size, name) values ($1, $2, 1, 'big.fit')
        returning id)
       insert into imports (club_id, user_id, uploaded_by, file_id, sha256, state)
         select $1, $3::bigint, $3::bigint, id, $2, 'done' from f`,
      [elsewhere, sha256, athlete.id],
    )
  }
  const imported = () => app.rows('select from imports where club_id = $1', [club])

  test.each([
    ['en', 'Your files use 10 of 10 GB.'],
    ['de', 'Deine Dateien belegen 10 von 10 GB.'],
    ['fr', 'Vos fichiers occupent 10 Go sur 10.'],
    ['zh-cn', '你的文件已占用 10 GB，上限为 10 GB。'],
  ])('refuses a file of a person whose room is used up, in %s', async (language, message) => {
    await leave(0)
    const { json } = await upload(`one more in ${language}`, { ...asAthlete, language })
    expect(json).toMatchObject({
      status: 413,
      code: 'own_storage_full',
      message: expect.stringContaining(message) as string,
    })
    expect(await imported()).toEqual([])
    expect(
      (
        await upload('a mate’s', {
          token: (await makeMember(app.db, club, [ROLE.athlete])).token,
          club,
        })
      ).status,
    ).toBe(202)
  })

  test('refuses a file of a club whose room is used up, and shows its managers how much is', async () => {
    const manager = await makeMember(app.db, club, [ROLE.manager])
    const logo = sha256Of(`logo of ${club}`)
    await listFile(app.db, { sha256: logo, size: STORAGE.club_bytes - 3 })
    await app.rows('update clubs set logo = $2 where id = $1', [club, logo])
    expect((await upload('four')).json).toMatchObject({ status: 413, code: 'club_storage_full' })
    expect((await upload('two')).status).toBe(202)
    const { data } = await app.ask(
      getClub,
      { params: { id: club } },
      { token: manager.token, club },
    )
    expect(data.storage).toEqual({ used: STORAGE.club_bytes, most: STORAGE.club_bytes })
    expect(
      (await app.send(startUpload, { body: { name: 'row.fit', size: 1 } }, asAthlete)).status,
    ).toBe(413)
  })

  test('takes no more than fits when many come at once', async () => {
    await leave(30)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => upload(`ten bytes${n}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      202, 202, 202, 413, 413, 413, 413, 413,
    ])
  })

  test('counts what an upload in parts has announced', async () => {
    await leave(10)
    const announce = () => app.send(startUpload, { body: { name: 'row.fit', size: 6 } }, asAthlete)
    expect((await announce()).status).toBe(201)
    expect((await announce()).json).toMatchObject({ code: 'own_storage_full' })
  })
})
