import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubImports } from '#contract/people/club-data-imports.ts'
import type { ClubId } from '../../server/db/client.ts'
import { zipped } from '../../server/files/zip.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, type TestUser } from '../support/factories.ts'
import { makeRandomClub } from '../support/random-club.ts'
import { exportOf, shaOf, type OpenedExport } from './club-export.ts'
import { importIn, sentArchive } from './club-import.ts'
import { takeClubImport } from '#contract/people/club-data-imports.ts'

let app: TestApp
let club: ClubId
let opened: OpenedExport
let founder: TestUser
beforeAll(async () => {
  app = await startTestApp({ work: true })
  const made = await makeRandomClub(app, 7)
  club = made.club
  opened = await exportOf(app, { token: made.manager.token, club })
  founder = await makeUser(app.db)
})
afterAll(() => app.close())

type Entries = Record<string, Uint8Array>

async function zip(entries: Entries): Promise<Buffer> {
  const parts: Buffer[] = []
  const list = Object.entries(entries).map(([name, bytes]) => ({
    name,
    content: Buffer.from(bytes),
  }))
  for await (const part of zipped(list, new Date())) parts.push(part)
  return Buffer.concat(parts)
}

const asBytes = (value: unknown) => Buffer.from(JSON.stringify(value))
const manifestWith = (changes: object) => asBytes({ ...opened.manifest, ...changes })

/** The archive with other rows of a table, and a list that says so. */
function withRows(table: string, text: string, columns: readonly string[] = []): Entries {
  const name = `tables/${table}.ndjson`
  const bytes = Buffer.from(text)
  const rows = text.split('\n').length - 1
  const { entries, tables } = opened.manifest
  const listed = { name, size: bytes.length, sha256: shaOf(bytes) }
  return {
    ...opened.entries,
    [name]: bytes,
    'manifest.json': manifestWith({
      entries: entries.map((entry) => (entry.name === name ? listed : entry)),
      tables: tables.map((one) =>
        one.name === table ? { ...one, rows, columns: [...one.columns, ...columns] } : one,
      ),
    }),
  }
}

const without = (name: string): Entries =>
  Object.fromEntries(Object.entries(opened.entries).filter(([one]) => one !== name))
const firstFile = () => Object.keys(opened.entries).find((name) => name.startsWith('files/')) ?? ''

const DAMAGED: [string, () => Entries | Buffer, object][] = [
  ['it is no archive', () => Buffer.from('no archive '.repeat(99)), { reason: 'not-an-archive' }],
  [
    'it ends half-way',
    () => opened.bytes.subarray(0, opened.bytes.length / 2),
    { reason: 'not-an-archive' },
  ],
  [
    'it has no list',
    () => ({ 'a.txt': asBytes(1) }),
    { reason: 'foreign', place: 'manifest.json' },
  ],
  [
    'it is the copy of a person',
    () => ({ 'manifest.json': asBytes({ format: 'slipway-person', version: 1 }) }),
    { reason: 'foreign', place: 'manifest.json' },
  ],
  [
    'it is of a version to come',
    () => ({ 'manifest.json': asBytes({ format: 'slipway-club', version: 2 }) }),
    { reason: 'newer', place: 'manifest.json' },
  ],
  [
    'its list lacks something',
    () => ({ ...opened.entries, 'manifest.json': manifestWith({ club: undefined }) }),
    { reason: 'damaged', place: 'manifest.json' },
  ],
  [
    'a table is another',
    () => ({ ...opened.entries, 'tables/squads.ndjson': Buffer.from('{}\n') }),
    { reason: 'damaged', place: 'tables/squads.ndjson' },
  ],
  [
    'a table is missing',
    () => without('tables/squads.ndjson'),
    { reason: 'damaged', place: 'tables/squads.ndjson' },
  ],
  [
    'something is in it that is not listed',
    () => ({ ...opened.entries, 'more.txt': asBytes('more') }),
    { reason: 'damaged', place: 'more.txt' },
  ],
  [
    'a file is another',
    () => {
      const bytes = opened.entries[firstFile()] ?? new Uint8Array()
      return { ...opened.entries, [firstFile()]: new Uint8Array(bytes.length) }
    },
    { reason: 'damaged' },
  ],
  ['a file is missing', () => without(firstFile()), { reason: 'damaged', place: 'files/' }],
]

describe('an archive is refused with the place', () => {
  test.each(DAMAGED)('when %s', async (_, made, refusal) => {
    const content = made()
    const bytes = Buffer.isBuffer(content) ? content : await zip(content)
    const checked = await sentArchive(app, founder, bytes)
    expect(checked).toMatchObject({ state: 'refused', refusal })
    const stored = await app.rows('select sha256 from club_imports where id = $1', [checked.id])
    expect(stored).toEqual([{ sha256: null }])
  })

  test.each([
    ['is of nobody in it', { user_id: 999_999_999 }, 0],
    ['has a value that means nothing', { created_at: 'yesterday' }, 2],
    ['is twice there', {}, 2],
  ])('when a row %s, and nothing of it stays', async (_, change, left) => {
    const rows = opened.rows('memberships')
    const text = [rows[0], { ...rows[0], ...change }].map((row) => `${JSON.stringify(row)}\n`)
    const { id, state } = await sentArchive(
      app,
      founder,
      await zip(withRows('memberships', text.join(''))),
    )
    expect(state).toBe('checked')
    const counted = () => app.rows('select count(*)::int as clubs from clubs')
    const before = await counted()
    await app.ask(takeClubImport, { params: { id }, body: {} }, founder)
    const end = await importIn(app, founder, id, ['refused', 'done'])
    expect(end.refusal).toMatchObject(
      left === 0
        ? { reason: 'unfit', place: expect.stringMatching(/^tables\/\w+\.ndjson$/) }
        : { reason: 'unfit', place: 'tables/memberships.ndjson', line: left },
    )
    expect(await counted()).toEqual(before)
  })
})

test('tables and columns that nobody knows are listed', async () => {
  const squads = opened.rows('squads').map((row) => ({ ...row, motto: 'Row' }))
  const entries = withRows('squads', squads.map((row) => `${JSON.stringify(row)}\n`).join(''), [
    'motto',
  ])
  const manifest = JSON.parse(Buffer.from(entries['manifest.json'] ?? '').toString()) as {
    tables: object[]
    entries: object[]
  }
  const bytes = Buffer.from('{"a":1}\n')
  manifest.tables.push({ name: 'dragons', part: 'boats', rows: 1, columns: ['a'], binary: [] })
  manifest.entries.push({ name: 'tables/dragons.ndjson', size: 8, sha256: shaOf(bytes) })
  const { contents } = await sentArchive(
    app,
    founder,
    await zip({
      ...entries,
      'tables/dragons.ndjson': bytes,
      'manifest.json': asBytes(manifest),
    }),
  )
  expect(contents?.unknown).toEqual(['squads.motto', 'dragons'])
  expect(contents?.stays).toEqual([
    { table: 'guardians', count: 1 },
    { table: 'sent_workouts', count: opened.rows('sent_workouts').length },
  ])
  const other = await makeUser(app.db)
  expect((await app.ask(clubImports, {}, other)).data).toEqual([])
})
