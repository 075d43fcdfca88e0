import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, rowingFile, type TestUser } from '../../../test/support/factories.ts'
import { type As } from '../../../test/support/http.ts'
import { uploadsAs } from '../../../test/support/uploads.ts'
import type { ClubId } from '../../db/client.ts'
import { refusalText } from '../../text/text.ts'

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
const { upload, read, ended } = uploadsAs(() => ({ app, as: asAthlete }))

describe('a file that cannot be read fails with its reason', () => {
  const torn = rowingFile(START).slice(0, 30)
  test.each([
    ['empty', new Uint8Array(), 'empty_file'],
    ['a text', new TextEncoder().encode('hello, this is not a training'), 'unknown_format'],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0]), 'file_damaged'],
    ['FIT without anything', torn, 'no_records|file_damaged|not_an_activity'],
    [
      'XML with a document type',
      new TextEncoder().encode(
        '<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "b">]><gpx>&a;</gpx>',
      ),
      'xml_doctype',
    ],
    ['packed twice', gzipSync(gzipSync(rowingFile(START))), 'nested_archive'],
    ['a bomb', gzipSync(Buffer.alloc(60_000_000)), 'too_large'],
  ] as const)('%s', async (_, bytes, reason) => {
    const { id } = await upload(bytes)
    const failed = await ended(id)
    expect(failed).toMatchObject({
      state: 'failed',
      activities: [],
      reason: expect.stringMatching(new RegExp(`^(${reason})$`)) as string,
    })
    for (const language of LANGUAGES)
      expect((await read(id, { ...asAthlete, language })).message, language).toBe(
        refusalText(language, failed.reason ?? ''),
      )
  })
})

describe('a reader that dies', () => {
  test('leaves a job that another worker takes over, and stores once', async () => {
    const { id } = await upload(rowingFile(START))
    await ended(id)
    await app.rows(`delete from activities where import_id = $1`, [id])
    await app.rows(`update imports set state = 'reading', progress = 0.6 where id = $1`, [id])
    await app.rows(
      `with job as (select graphile_worker.add_job('read-import', $1::json, job_key := $2) as j)
       update graphile_worker._private_jobs set locked_by = 'a dead worker',
         locked_at = now() - interval '1 minute', attempts = 1 where id = (select (j).id from job)`,
      [JSON.stringify({ club_id: club, import_id: id }), `import-${id}`],
    )
    await app.database.worker.query(`select app.release_silent_workers('20 seconds')`)
    const done = await ended(id)
    expect(done).toMatchObject({ state: 'done' })
    expect(done.activities).toHaveLength(1)
    await app.rows(`select graphile_worker.add_job('read-import', $1::json)`, [
      JSON.stringify({ club_id: club, import_id: id }),
    ])
    await expect
      .poll(() => app.rows('select count(*) from graphile_worker._private_jobs'))
      .toEqual([{ count: 0 }])
    expect((await read(id)).activities.map((activity) => activity.id)).toEqual(
      done.activities.map((activity) => activity.id),
    )
  })
})
