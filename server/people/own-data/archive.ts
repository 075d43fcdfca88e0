import { inTransaction, type ClubId, type Db, type Pool } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import type { ZipEntry } from '../../files/zip.ts'
import {
  childrenOf,
  clubsOf,
  originalsOf,
  personalTables,
  personOf,
  pictureOf,
  readAsGuardian,
  rowsOf,
  sessionsOf,
  type Person,
  type PersonalTable,
} from './queries.ts'

export type Archive = { person: Person; entries: AsyncGenerator<ZipEntry> }

type Parts = { pool: Pool; files: FileStore; progress(share: number): Promise<void> }

/**
 * Everything that is kept about a person, entry by entry; `progress` is called with the share that
 * is done. Returns null when there is no such person.
 */
export async function archiveOf(parts: Parts, userId: number): Promise<Archive | null> {
  const { pool } = parts
  const found = await inTransaction(pool, { user_id: userId }, async (db) => ({
    person: await personOf(db, userId),
    tables: await personalTables(db),
    clubs: await clubsOf(db, userId),
  }))
  const { person, tables, clubs } = found
  return person ? { person, entries: entriesOf(parts, { person, tables, clubs }) } : null
}

type ArchiveSource = {
  person: Person
  tables: readonly PersonalTable[]
  clubs: readonly { id: ClubId; name: string }[]
}

async function* entriesOf(
  { pool, files, progress }: Parts,
  { person, tables, clubs }: ArchiveSource,
): AsyncGenerator<ZipEntry> {
  const steps = clubs.length + 1
  yield { name: 'person.json', content: asText(person) }
  const picture = await inTransaction(pool, { user_id: person.id }, (db) =>
    pictureOf(db, person.id),
  )
  if (picture) yield { name: 'picture.webp', content: await files.read(picture.sha256) }
  const own = tables.filter(({ of_club }) => !of_club)
  yield* tablesOf(
    files,
    await inTransaction(pool, { user_id: person.id }, async (db) => [
      ...(await readAll(db, own, person.id)),
      { name: 'children', rows: await childrenOf(db), kept: [] },
      { name: 'messages_read_as_guardian', rows: await readAsGuardian(db), kept: [] },
    ]),
    'account',
  )
  const inClub = tables.filter(({ of_club }) => of_club)
  for (const [index, { id, name }] of clubs.entries()) {
    await progress((index + 1) / (steps + 1))
    const folder = `clubs/${id}-${plainName(name)}`
    const { rows, sessions, originals } = await inTransaction(
      pool,
      { user_id: person.id, club_id: id },
      async (db) => ({
        rows: await readAll(db, inClub, person.id),
        sessions: await sessionsOf(db, id, person.id),
        originals: await originalsOf(db, id, person.id),
      }),
    )
    yield* tablesOf(files, [...rows, { name: 'sessions', rows: sessions, kept: [] }], folder)
    for (const { import_id, name: file, sha256 } of originals)
      yield {
        name: `${folder}/files/${import_id}-${plainName(file)}`,
        content: await files.read(sha256),
      }
  }
}

type Row = Readonly<Record<string, unknown>>
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null

type StoredFile = { name: string; sha256: string }
type Rows = { name: string; rows: readonly unknown[]; kept: readonly StoredFile[] }

async function readAll(db: Db, tables: readonly PersonalTable[], userId: number): Promise<Rows[]> {
  const read: Rows[] = []
  for (const table of tables) read.push(withFiles(table, await rowsOf(db, table, userId)))
  return read
}

/** Photographs are kept as pixels alone, without a name. */
const PHOTO = 'photo.webp'

/** Rows that name their files as they are called in the copy, each with a number of its own. */
function withFiles({ name, files }: PersonalTable, rows: readonly unknown[]): Rows {
  const kept: StoredFile[] = []
  const nameFile = (row: Row, column: string): string | null => {
    const sha256 = row[column]
    if (typeof sha256 !== 'string') return null
    const title = typeof row['file_name'] === 'string' ? row['file_name'] : PHOTO
    const file = `${name}/${kept.length + 1}-${plainName(title)}`
    kept.push({ name: file, sha256 })
    return file
  }
  const named = rows.filter(isRow).map((row) => ({
    ...row,
    ...Object.fromEntries(files.map((column) => [column, nameFile(row, column)])),
  }))
  return { name, rows: named, kept }
}

async function* tablesOf(
  files: FileStore,
  tables: readonly Rows[],
  folder: string,
): AsyncGenerator<ZipEntry> {
  for (const { name, rows, kept } of tables) {
    if (rows.length > 0) yield { name: `${folder}/${name}.json`, content: asText(rows) }
    for (const { name: file, sha256 } of kept)
      yield { name: `${folder}/${file}`, content: await files.read(sha256) }
  }
}

const asText = (value: unknown) => JSON.stringify(value, null, 2)

/** A name that is a file's name everywhere. */
const plainName = (name: string) =>
  name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 100) || 'file'
