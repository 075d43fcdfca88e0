import type { Language } from '#domain/constants/languages.ts'
import { inTransaction, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { duringTransaction, jsonRows } from '../../db/cursor.ts'
import { noted, tableEntries, type ListedEntry, type TableInArchive } from '../../files/archive.ts'
import type { FileStore } from '../../files/store.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { serverTexts } from '../../text/text.ts'
import { VERSION } from '../../version.ts'
import {
  childrenOf,
  clubsOf,
  hasRows,
  originalsOf,
  personalTables,
  pictureOf,
  readAsGuardian,
  rowsOf,
  sessionsOf,
  type PersonalTable,
  type Person,
} from './queries.ts'

/** How far an export is, and what is in it so far. */
export type ExportStanding = { progress: number; parts?: object }
export type ExportSteps = {
  person: Person
  language: Language
  report(standing: ExportStanding): Promise<void>
  /** Writes the archive into the store and offers it; called once. */
  keep(entries: AsyncIterable<ZipEntry>): Promise<void>
}

type Parts = { pool: Pool; files: FileStore }
type Steps = Pick<ExportSteps, 'person' | 'language' | 'report'>

/** Everything that is kept about a person, entry by entry; the list of it comes last. */
export async function* ownArchive(parts: Parts, steps: Steps): AsyncGenerator<ZipEntry> {
  const entries: ListedEntry[] = []
  yield* noted(entriesOf(parts, steps), (entry) => void entries.push(entry))
  const made_at = new Date().toISOString()
  const manifest = { format: 'slipway-person', version: 1, program: VERSION, made_at, entries }
  yield { name: 'manifest.json', content: asText(manifest) }
}

async function* entriesOf(parts: Parts, steps: Steps): AsyncGenerator<ZipEntry> {
  const { pool, files } = parts
  const { person, language, report } = steps
  const asPerson = { user_id: person.id }
  const { tables, clubs, picture } = await inTransaction(pool, asPerson, async (db) => ({
    tables: await personalTables(db),
    clubs: await clubsOf(db, person.id),
    picture: await pictureOf(db, person.id),
  }))
  yield { name: 'README.txt', content: readme(steps) }
  yield { name: 'person.json', content: asText(person) }
  if (picture) yield { name: 'picture.webp', content: await files.stream(picture.sha256) }
  const own = tables.filter(({ of_club }) => !of_club)
  yield* duringTransaction(pool, { ...asPerson, ...READS }, async function* (db) {
    yield* ownTables({ ...parts, ...steps, db, folder: 'account' }, own)
    yield* tableEntries(asTable(db, 'account/children', ['child'], childrenOf()), language)
    const marks = ['club_id', 'thread_id', 'read_number']
    const read = asTable(db, 'account/messages_read_as_guardian', marks, readAsGuardian())
    yield* tableEntries(read, language)
  })
  const inClub = tables.filter(({ of_club }) => of_club)
  for (const [index, club] of clubs.entries()) {
    await report({ progress: (index + 1) / (clubs.length + 2) })
    yield* clubEntries(parts, steps, club, inClub)
  }
}

const READS = { snapshot: true, fromReplica: true }

async function* clubEntries(
  parts: Parts,
  steps: Steps,
  { id, name }: { id: ClubId; name: string },
  tables: readonly PersonalTable[],
): AsyncGenerator<ZipEntry> {
  const { person, language } = steps
  const folder = `clubs/${id}-${plainName(name)}`
  const context = { user_id: person.id, club_id: id, ...READS }
  yield* duringTransaction(parts.pool, context, async function* (db) {
    yield* ownTables({ ...parts, ...steps, db, folder }, tables)
    const sessions = await sessionsOf(db, id, person.id)
    if (sessions.length > 0) yield* tableEntries(sessionTable(folder, sessions), language)
    for (const { import_id, name: file, sha256 } of await originalsOf(db, id, person.id))
      yield {
        name: `${folder}/files/${import_id}-${plainName(file)}`,
        content: await parts.files.stream(sha256),
      }
  })
}

type Place = Parts & Steps & { db: Db; folder: string }
type StoredFile = { name: string; sha256: string }

async function* ownTables(
  { files, person, language, db, folder }: Place,
  tables: readonly PersonalTable[],
): AsyncGenerator<ZipEntry> {
  for (const table of tables) {
    const statement = rowsOf(table, person.id)
    if (!(await hasRows(db, statement))) continue
    const kept: StoredFile[] = []
    const rows = (names: StoredFile[]) => namingFiles(table, jsonRows(db, statement), names)
    const shown = { name: `${folder}/${table.name}`, columns: table.columns, binary: [] }
    yield* tableEntries({ ...shown, rows: () => rows(kept) }, language)
    for (const { name, sha256 } of kept)
      yield { name: `${folder}/${name}`, content: await files.stream(sha256) }
  }
}

/** Photographs are kept as pixels alone, without a name. */
const PHOTO = 'photo.webp'

/** Rows that name their files as they are called in the copy, each with a number of its own. */
async function* namingFiles(
  { name: table, files }: PersonalTable,
  batches: AsyncIterable<readonly string[]>,
  kept: StoredFile[],
): AsyncGenerator<readonly string[]> {
  kept.length = 0
  for await (const lines of batches)
    yield files.length === 0 ? lines : lines.map((line) => withNames(line, { table, files, kept }))
}

function withNames(
  line: string,
  { table, files, kept }: { table: string; files: readonly string[]; kept: StoredFile[] },
): string {
  const row = JSON.parse(line) as Record<string, unknown>
  for (const column of files) {
    const sha256 = row[column]
    if (typeof sha256 !== 'string') continue
    const title = typeof row['file_name'] === 'string' ? row['file_name'] : PHOTO
    const file = `${table}/${kept.length + 1}-${plainName(title)}`
    kept.push({ name: file, sha256 })
    row[column] = file
  }
  return JSON.stringify(row)
}

const asTable = (
  db: Db,
  name: string,
  columns: readonly string[],
  rows: Parameters<typeof jsonRows>[1],
): TableInArchive => ({ name, columns, binary: [], rows: () => jsonRows(db, rows) })

const sessionTable = (folder: string, sessions: readonly unknown[]): TableInArchive => ({
  name: `${folder}/sessions`,
  columns: Object.keys(Object(sessions[0])),
  binary: [],
  rows: () => inOneBatch(sessions.map((session) => JSON.stringify(session))),
})

async function* inOneBatch(lines: readonly string[]): AsyncGenerator<readonly string[]> {
  yield lines
}

function readme({ person, language }: Steps): string {
  const { ownData } = serverTexts(language)
  const name = `${person.first_name} ${person.last_name}`.trim()
  return [ownData.title.replace('{name}', name), '', ...Object.values(ownData.lines), ''].join('\n')
}

const asText = (value: unknown) => JSON.stringify(value, null, 2)

/** A name that is a file's name everywhere. */
const plainName = (name: string) =>
  name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 100) || 'file'
