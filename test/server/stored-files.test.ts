import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminOverview } from '#contract/platform/admin.ts'
import * as imports from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { sweepFiles } from '../../server/files/remove-files.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeUser, type TestUser } from '../support/factories.ts'
import { makeFullClub } from '../support/full-club.ts'
import type { As } from '../support/http.ts'
import { keepFile, sha256Of } from '../support/stored-file.ts'

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

const isStored = (sha256: string) =>
  app.files.read(sha256).then(
    () => true,
    () => false,
  )
const sweep = () => sweepFiles({ pool: app.database.worker, files: app.files })
const upload = (text: string, as: As = asAthlete) =>
  app.send(imports.startImport, { file: { bytes: Buffer.from(text) } }, as)

/** Makes a file look as if it had been stored two days ago. */
async function age(sha256: string): Promise<void> {
  await app.rows(
    "update stored_files set stored_at = now() - interval '2 days' where sha256 = $1",
    [sha256],
  )
  const then = new Date(Date.now() - 2 * 86_400_000)
  utimesSync(join(app.folder, 'files', sha256.slice(0, 2), sha256), then, then)
}

/** Columns with hashes that hold no file of their own. */
const NO_FILE = [
  'import_members.sha256', // the hash of a file within an archive
  'imports.sha256', // the hash of the file it has in `files`
  'migrations.checksum',
  'reference_state.checksum',
  'routine_state.checksum',
  'stored_files.sha256',
]

describe('columns that hold a file', () => {
  test('refer to the list of files, with an index, and remove what they let go', async () => {
    const held = await app.rows<{ place: string; indexed: boolean; triggers: number }>(
      `select relation::text || '.' || field as place,
         exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid
           and a.attnum = i.indkey[0]
           where i.indrelid = relation and a.attname = field) as indexed,
         (select count(*)::int from pg_trigger t where t.tgrelid = relation
           and t.tgfoid in ('app.file_rows_deleted'::regproc, 'app.file_replaced'::regproc)
           and encode(t.tgargs, 'escape') = field || '\\000') as triggers
       from app.file_references() order by 1`,
    )
    expect(held.filter(({ indexed, triggers }) => !indexed || triggers !== 2)).toEqual([])
    expect(held.map(({ place }) => place)).toContain('equipment_logs.photo')
  })

  test('are all those in which a hash is found', async () => {
    await makeFullClub(app)
    const hashes = await app.rows<{ place: string }>(
      `select c.relname || '.' || a.attname as place, c.relname, a.attname from pg_class c
        join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
         and not a.attisdropped
         and a.atttypid = 'text'::regtype`,
    )
    const found: string[] = []
    for (const { place } of hashes) {
      const [table = '', column = ''] = place.split('.')
      const named = /sha256|photo|logo|^file$/.test(column)
      const rows = await app.rows(
        `select 1 from "${table}" where "${column}" ~ '^[0-9a-f]{64}$' limit 1`,
      )
      if (named || rows.length > 0) found.push(place)
    }
    const held = await app.rows<{ place: string }>(
      `select relation::text || '.' || field as place from app.file_references()`,
    )
    expect(found.filter((place) => !NO_FILE.includes(place)).toSorted()).toEqual(
      held.map(({ place }) => place).toSorted(),
    )
  })
})

describe('the nightly clean-up', () => {
  test('removes what nothing refers to and is older than a day, and reports it', async () => {
    const old = await keepFile(app.db, app.files, Buffer.from('old and of no use'))
    const fresh = await keepFile(app.db, app.files, Buffer.from('on its way to somewhere'))
    const held = await keepFile(app.db, app.files, Buffer.from('a logo of old'))
    await app.rows('update clubs set logo = $2 where id = $1', [club, held.sha256])
    const lost = sha256Of('never listed')
    await app.files.put(Readable.from([Buffer.from('never listed')]))
    for (const sha256 of [old.sha256, held.sha256]) await age(sha256)
    const then = new Date(Date.now() - 2 * 86_400_000)
    utimesSync(join(app.folder, 'files', lost.slice(0, 2), lost), then, then)
    const draft = join(app.folder, 'files', 'incoming', 'half-written')
    writeFileSync(draft, 'half')
    utimesSync(draft, then, then)

    expect(await sweep()).toEqual({ files: 2, bytes: old.size + 'never listed'.length, drafts: 1 })
    expect(await Promise.all([old.sha256, lost, fresh.sha256, held.sha256].map(isStored))).toEqual([
      false,
      false,
      true,
      true,
    ])
    const admin = await makeUser(app.db, { is_admin: true })
    const { data } = await app.ask(adminOverview, {}, admin)
    expect(data.files.sweeps[0]).toMatchObject({ files: 2, drafts: 1 })
  })

  test('forgets what a killed process was about to refer to, after a day', async () => {
    const { sha256 } = await keepFile(app.db, app.files, Buffer.from('the process was killed'))
    await app.rows('insert into file_claims (sha256, person_id) values ($1, $2)', [
      sha256,
      athlete.id,
    ])
    await age(sha256)
    await sweep()
    expect(await isStored(sha256)).toBe(true)
    await app.rows(
      "update file_claims set claimed_at = now() - interval '2 days' where sha256 = $1",
      [sha256],
    )
    await sweep()
    expect(await isStored(sha256)).toBe(false)
  })

  test('does not lose a file that somebody uploads at the moment it is removed', async () => {
    const text = 'uploaded while it is removed'
    const { sha256 } = await keepFile(app.db, app.files, Buffer.from(text))
    await age(sha256)
    const uploading: Promise<unknown>[] = []
    const waiting = () =>
      app.rows("select from pg_locks where not granted and locktype = 'transactionid'")
    const files = {
      ...app.files,
      async remove(name: string) {
        uploading.push(upload(text))
        await expect.poll(waiting).toHaveLength(1)
        await app.files.remove(name)
      },
    }
    await sweepFiles({ pool: app.database.worker, files })
    expect(uploading).toHaveLength(1)
    expect(await Promise.all(uploading)).toMatchObject([{ status: 202 }])
    expect(await isStored(sha256)).toBe(true)
    await age(sha256)
    await sweep()
    expect(await isStored(sha256)).toBe(true)
  })
})
