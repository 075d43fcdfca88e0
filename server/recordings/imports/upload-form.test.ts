import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, rowingFile, type TestUser } from '../../../test/support/factories.ts'
import { problemOf, type As } from '../../../test/support/http.ts'
import { uploadsAs } from '../../../test/support/uploads.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asAthlete: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
})

beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
})

afterAll(() => app.close())
const START = new Date('2026-03-02T06:05:00Z')
const { read } = uploadsAs(() => ({ app, as: asAthlete }))

describe('a form', () => {
  const form = (fill: (form: FormData) => void) => {
    const made = new FormData()
    fill(made)
    return made
  }
  const blob = new Blob(['x'])
  test.each([
    ['without a file', form((made) => made.append('session_id', '1')), 400, 'file_missing'],
    [
      'with two files',
      form((made) => (made.append('file', blob), made.append('file', blob))),
      400,
      'bad_request',
    ],
    [
      'with a file of another name',
      form((made) => made.append('picture', blob)),
      400,
      'bad_request',
    ],
    [
      'with an unknown field',
      form((made) => (made.append('file', blob), made.append('colour', 'red'))),
      400,
      'invalid',
    ],
    [
      'with a word for a number',
      form((made) => (made.append('file', blob), made.append('session_id', 'x'))),
      400,
      'invalid',
    ],
    [
      'of a hundred fields',
      form((made) => Array.from({ length: 100 }, (_, n) => made.append(`f${n}`, '1'))),
      400,
      'bad_request',
    ],
    [
      'with __proto__ as a field',
      form((made) => (made.append('__proto__', 'x'), made.append('file', blob))),
      400,
      /./,
    ],
  ])('%s is refused', async (_, raw, status, code) => {
    const problem = problemOf(await app.call('POST', 'imports', { as: asAthlete, raw }))
    expect(problem).toMatchObject({ status, code: expect.stringMatching(code) as string })
  })

  test('of more than 100 MB is refused while it comes in, and leaves nothing', async () => {
    const raw = form((made) => made.append('file', new Blob([new Uint8Array(101 * 1024 * 1024)])))
    expect(problemOf(await app.call('POST', 'imports', { as: asAthlete, raw }))).toMatchObject({
      status: 413,
      code: 'too_large',
    })
    expect(await app.rows('select count(*) from imports where user_id = $1', [athlete.id])).toEqual(
      [{ count: 0 }],
    )
    const kept = readdirSync(join(app.folder, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile())
    expect(kept.filter((entry) => statSync(join(entry.parentPath, entry.name)).size > 1e6)).toEqual(
      [],
    )
  })

  test.each([
    [
      'cut off on the way',
      '; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.fit"\r\n\r\nhalf',
    ],
    ['without a boundary', '', '--x--'],
    ['without a part', '; boundary=x', '--x--\r\n'],
    ['with nothing in it', '; boundary=x', ''],
  ])('%s is refused', async (_, boundary, raw) => {
    const headers = { 'content-type': `multipart/form-data${boundary}` }
    expect(
      problemOf(await app.call('POST', 'imports', { as: asAthlete, raw, headers })).status,
    ).toBe(400)
  })

  test('names a file as a person may read it', async () => {
    const raw = form((made) =>
      made.append(
        'file',
        new Blob([Uint8Array.from(rowingFile(START))]),
        '../../etc/<b>\u202epasswd',
      ),
    )
    const { json } = await app.call('POST', 'imports', { as: asAthlete, raw })
    const { file } = await read((json as { data: { id: number } }).data.id)
    expect(file.name).toBe('<b>passwd')
  })
})
