import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as imports from '#contract/recordings/imports.ts'
import * as notes from '#contract/club/notes.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { s3Store } from '../../server/files/s3.ts'
import { startStandInS3, type StandInS3 } from '../support/stand-in-s3.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, rowingFile } from '../support/factories.ts'
import { asSuperuser } from '../support/fresh-database.ts'
import { problemOf, type Answer } from '../support/http.ts'

let app: TestApp
let club: ClubId
let token: string

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  token = (await makeMember(app.db, club, [ROLE.athlete])).token
})
afterAll(() => app.close())

const LANGUAGES = ['en', 'de', 'fr', 'zh-cn']

/** A call must be answered in every language with 503, this reason, and when to come back. */
async function expectReason(
  code: string,
  call: (language: string) => Promise<Answer>,
): Promise<void> {
  const texts = new Set<string>()
  for (const language of LANGUAGES) {
    const answer = await call(language)
    expect(problemOf(answer)).toMatchObject({ status: 503, code })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    texts.add(problemOf(answer).message)
  }
  expect(texts.size).toBe(LANGUAGES.length)
}

const write = (language: string) =>
  app.send(notes.addNote, { body: { text: 'written' } }, { token, club, language })

test('says that the disk is full when the database cannot grow', async () => {
  await app.rows(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise 'could not extend file' using errcode = '53100'; end $$`)
  await app.rows('create trigger full_disk before insert on notes execute function full_disk()')
  await expectReason('storage_full', write)
  await app.rows('drop trigger full_disk on notes')
  expect((await write('en')).status).toBe(201)
})

test.each(['ENOSPC', 'EDQUOT'])(
  'says that the disk is full when the store of files answers %s',
  async (code) => {
    const { put } = app.files
    const upload = (language: string) => {
      const file = { bytes: rowingFile(new Date(), { seconds: 60 }) }
      return app.send(imports.startImport, { upload: {}, file }, { token, club, language })
    }
    app.files.put = () => Promise.reject(Object.assign(new Error('write'), { code }))
    try {
      await expectReason('storage_full', upload)
    } finally {
      app.files.put = put
    }
    expect((await upload('en')).status).toBe(202)
  },
)

describe('a bucket as the store of files', () => {
  const upload = (language: string) => {
    const file = { bytes: rowingFile(new Date(), { seconds: 60 }) }
    return app.send(imports.startImport, { upload: {}, file }, { token, club, language })
  }
  let bucket: StandInS3
  let own: TestApp['files']['put']

  beforeAll(async () => {
    bucket = await startStandInS3()
    own = app.files.put
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
    const { endpoint } = bucket
    app.files.put = s3Store({ endpoint, region: 'eu', bucket: 'files', ...keys }).put
  })
  afterAll(async () => {
    app.files.put = own
    await bucket.close()
  })

  test.each([
    ['answers 507', 507, '', 'storage_full'],
    ['says that its quota is used up', 403, '<Code>QuotaExceeded</Code>', 'storage_full'],
    ['is down', 503, '<Code>SlowDown</Code>', 'unavailable'],
  ])('that %s is named as the reason, and takes files again', async (_, status, body, reason) => {
    bucket.trouble = { status, body }
    await expectReason(reason, upload)
    bucket.trouble = null
    expect((await upload('en')).status).toBe(202)
  })

  test('that cannot be reached is named as the reason', async () => {
    await bucket.close()
    await expectReason('unavailable', upload)
  })
})

test('says that it is busy when the database has no connection left', async () => {
  const database = new URL(app.database.ownerUrl).pathname.slice(1)
  await asSuperuser(`alter database ${database} connection limit 0`)
  await asSuperuser(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${database}' and application_name = 'slipway app'`,
  )
  await expect.poll(async () => problemOf(await write('en')).code).toBe('busy')
  await expectReason('busy', write)
  await asSuperuser(`alter database ${database} connection limit -1`)
  expect((await write('en')).status).toBe(201)
})
