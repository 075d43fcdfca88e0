import type { Entry } from 'yauzl'
import type { ArchiveContents } from '#contract/people/club-data-imports.ts'
import { T, type Static } from '#contract/schema.ts'
import { EXPORT_PARTS, STAYING_TABLES } from '#domain/constants/export-parts.ts'
import { CLUB_ARCHIVE } from '#domain/constants/limits.ts'
import { checkOf } from '../../http/validation.ts'
import { FORMAT, FORMAT_VERSION, pathOf } from './archive.ts'
import { ArchiveRefusal } from './archive-refusal.ts'
import type { ImportTable } from './import-plan.ts'
import { digestOf, linesOf, type OpenedArchive } from './open-archive.ts'

const Count = T.Integer({ minimum: 0 })
const Hash = T.String({ pattern: '^[0-9a-f]{64}$' })
const Manifest = T.Object({
  format: T.Literal(FORMAT),
  version: T.Integer(),
  made_at: T.String({ format: 'date-time' }),
  club: T.Object({ id: T.Integer(), name: T.String({ maxLength: 120 }), unseen: Count }),
  tables: T.Array(
    T.Object({
      name: T.String({ pattern: '^[a-z_0-9]+$' }),
      rows: Count,
      columns: T.Array(T.String()),
      binary: T.Array(T.String()),
    }),
  ),
  files: T.Object({ count: Count, bytes: Count, missing: T.Array(Hash) }),
  entries: T.Array(T.Object({ name: T.String(), size: Count, sha256: Hash })),
})
export type Manifest = Static<typeof Manifest>

const Head = T.Object({ format: T.Literal(FORMAT), version: T.Integer() })
const MANIFEST = 'manifest.json'

const isManifest = checkOf(Manifest, 'body')
const isOfClub = checkOf(Head, 'body')

/** The list of what is in an archive. @throws ArchiveRefusal when it is of something else */
export async function readManifest(archive: OpenedArchive): Promise<Manifest> {
  const entry = archive.entries.get(MANIFEST)
  if (!entry) throw new ArchiveRefusal('foreign', MANIFEST)
  if (entry.uncompressedSize > CLUB_ARCHIVE.list_bytes)
    throw new ArchiveRefusal('too-large', MANIFEST)
  const pieces: Buffer[] = []
  for await (const piece of archive.contentOf(entry)) pieces.push(piece)
  const list = parsed(Buffer.concat(pieces).toString('utf8'))
  if (!isOfClub(list)) throw new ArchiveRefusal('foreign', MANIFEST)
  if ((list as Static<typeof Head>).version > FORMAT_VERSION)
    throw new ArchiveRefusal('newer', MANIFEST)
  if (!isManifest(list)) throw new ArchiveRefusal('damaged', MANIFEST)
  return list as Manifest
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ArchiveRefusal('damaged', MANIFEST)
  }
}

/** The entry with the rows of a table. @throws ArchiveRefusal when it is not there */
export function entryOf(archive: OpenedArchive, table: string): Entry {
  const name = `${pathOf(table)}.ndjson`
  const entry = archive.entries.get(name)
  if (!entry) throw new ArchiveRefusal('damaged', name)
  return entry
}

type Standing = (progress: number) => Promise<void>

/**
 * Reads all of an archive once: each entry is what the list says, each file what its name says.
 * @throws ArchiveRefusal with the place where it is not
 */
export async function checkArchive(
  archive: OpenedArchive,
  plan: readonly ImportTable[],
  report: Standing,
): Promise<ArchiveContents> {
  const manifest = await readManifest(archive)
  const total = [...archive.entries.values()].reduce(
    (sum, { uncompressedSize }) => sum + uncompressedSize,
    archive.files.bytes,
  )
  let read = 0
  const note = async ({ size }: { size: number }) => {
    read += size
    await report(total === 0 ? 1 : read / total)
  }
  for (const listed of manifest.entries) await note(await checkEntry(archive, listed))
  await checkNames(archive, manifest)
  for await (const { sha256, entry } of archive.eachFile()) {
    const digest = await digestOf(archive.contentOf(entry))
    if (digest.sha256 !== sha256) throw new ArchiveRefusal('damaged', entry.fileName)
    await note(digest)
  }
  for (const { name, rows } of manifest.tables) await checkCount(archive, name, rows)
  return contentsOf(manifest, plan)
}

async function checkEntry(
  archive: OpenedArchive,
  { name, size, sha256 }: Manifest['entries'][number],
) {
  const entry = archive.entries.get(name)
  if (!entry || entry.uncompressedSize !== size) throw new ArchiveRefusal('damaged', name)
  const digest = await digestOf(archive.contentOf(entry))
  if (digest.sha256 !== sha256) throw new ArchiveRefusal('damaged', name)
  return digest
}

/** Nothing is in it that the list does not name, and no table or file is there twice or missing. */
async function checkNames(archive: OpenedArchive, { entries, tables, files }: Manifest) {
  const listed = new Set([MANIFEST, ...entries.map(({ name }) => name)])
  for (const name of archive.entries.keys())
    if (!listed.has(name)) throw new ArchiveRefusal('damaged', name)
  const names = new Set(tables.map(({ name }) => name))
  if (names.size < tables.length) throw new ArchiveRefusal('damaged', MANIFEST)
  const { count, bytes } = archive.files
  if (count !== files.count || bytes !== files.bytes) throw new ArchiveRefusal('damaged', 'files/')
}

async function checkCount(archive: OpenedArchive, table: string, rows: number): Promise<void> {
  const entry = entryOf(archive, table)
  let count = 0
  for await (const line of linesOf(archive.contentOf(entry), entry.fileName)) count = line.number
  if (count !== rows) throw new ArchiveRefusal('damaged', entry.fileName, count)
}

/** What would come of it, and what would not. */
function contentsOf(manifest: Manifest, plan: readonly ImportTable[]): ArchiveContents {
  const { club, tables, files } = manifest
  const known = new Map(plan.map((table) => [table.name, table]))
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  return {
    club: club.name,
    made_at: manifest.made_at,
    unseen: club.unseen,
    parts: EXPORT_PARTS.map((part) => ({
      part,
      count: plan
        .filter((table) => table.part === part && table.counted)
        .reduce((sum, { name }) => sum + rowsOf(name), 0),
    })),
    files: { count: files.count, bytes: files.bytes, missing: files.missing.length },
    stays: STAYING_TABLES.flatMap((table) =>
      rowsOf(table) > 0 ? [{ table, count: rowsOf(table) }] : [],
    ),
    unknown: tables.flatMap(({ name, columns }) => {
      const table = known.get(name)
      if (!table) return [name]
      return columns
        .filter((column) => !table.columns.has(column))
        .map((column) => `${name}.${column}`)
    }),
  }
}
