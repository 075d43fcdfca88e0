import type { Readable } from 'node:stream'
import { EXPORT_PARTS, type ExportPart } from '#domain/constants/export-parts.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { ClubId, Db, Pool } from '../../db/client.ts'
import { duringTransaction, jsonRows } from '../../db/cursor.ts'
import { noted, tableEntries, type ListedEntry } from '../../files/archive.ts'
import type { FileStore } from '../../files/store.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { errorCode } from '../../start-error.ts'
import { serverTexts } from '../../text/text.ts'
import { VERSION } from '../../version.ts'
import type { ExportStanding } from '../own-data/open.ts'
import {
  clubFacts,
  countsOf,
  exportPlanFor,
  filesOf,
  isFileInUse,
  rowsOf,
  type ClubFacts,
} from './queries.ts'
import type { ExportPlan, ExportTable } from './tables.ts'

export const FORMAT = 'slipway-club'
export const FORMAT_VERSION = 1

type Parts = { pool: Pool; files: FileStore }
type Request = {
  clubId: ClubId
  userId: number
  language: Language
  report(standing: ExportStanding): Promise<void>
}

/** All of a club that goes out with somebody, entry by entry; the list of it comes last. */
export async function* clubArchive(parts: Parts, request: Request): AsyncGenerator<ZipEntry> {
  const { clubId, userId } = request
  const list: ListedEntry[] = []
  const files = { count: 0, bytes: 0 }
  const note = (entry: ListedEntry) => {
    if (!entry.name.startsWith('files/')) return void list.push(entry)
    files.count += 1
    files.bytes += entry.size
  }
  const sizeOf = (name: string) =>
    list
      .filter((entry) => entry.name.startsWith(`${pathOf(name)}.`))
      .reduce((sum, { size }) => sum + size, 0)
  const reads = { snapshot: true, fromReplica: true }
  const context = { club_id: clubId, user_id: userId, ...reads }
  const found: { contents?: Contents } = {}
  yield* noted(
    duringTransaction(parts.pool, context, async function* (db) {
      const contents = await contentsOf(db, clubId, userId)
      found.contents = contents
      yield { name: 'README.txt', content: readme(contents, request.language) }
      const standing = standingOf(contents, request)
      for (const table of contents.plan.tables) {
        await standing.begin(table)
        yield* tableEntries(
          {
            name: pathOf(table.name),
            columns: table.columns,
            binary: table.binary,
            rows: () => (contents.counts.get(table.name) ? jsonRows(db, rowsOf(table)) : nothing()),
          },
          request.language,
        )
        standing.end(table, sizeOf(table.name))
      }
    }),
    note,
  )
  const { contents } = found
  if (!contents) throw new Error('the export of a club has no contents')
  const missing: string[] = []
  yield* noted(fileEntries(parts, contents, { missing, files, report: request.report }), note)
  const manifest = manifestOf(contents, { list, files, missing })
  yield { name: 'manifest.json', content: JSON.stringify(manifest, null, 2) }
}

type Contents = {
  club: ClubFacts
  plan: ExportPlan
  counts: ReadonlyMap<string, number>
  hashes: readonly string[]
  standing: PartStanding[]
}
type PartStanding = {
  part: ExportPart
  count: number
  size: number
  state: 'waiting' | 'running' | 'done'
}

async function contentsOf(db: Db, clubId: ClubId, userId: number): Promise<Contents> {
  const plan = await exportPlanFor(db, clubId, userId)
  const numbers = await countsOf(db, plan.tables)
  const counts = new Map(plan.tables.map(({ name }, place) => [name, numbers[place] ?? 0]))
  const standing = partCounts(plan, counts).map((part): PartStanding => ({
    ...part,
    size: 0,
    state: 'waiting',
  }))
  const club = await clubFacts(db, clubId, userId)
  return { club, plan, counts, hashes: await filesOf(db, plan.tables), standing }
}

/** How much there is of each part, by the table that is counted for it. */
export const partCounts = (
  { tables }: ExportPlan,
  counts: ReadonlyMap<string, number>,
): { part: ExportPart; count: number }[] =>
  EXPORT_PARTS.map((part) => ({
    part,
    count: tables
      .filter((table) => table.part === part && table.counted)
      .reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0),
  }))

async function* nothing(): AsyncGenerator<never> {}

/** Where the rows of a table lie, without the ending. */
export const pathOf = (table: string) => `tables/${table}`

/** The share of the work that the tables are; the rest are files. */
const TABLES = 0.2

/** Keeps what is in it so far, and reports it whenever another part begins. */
function standingOf({ standing, plan, hashes }: Contents, { report }: Request) {
  let done = 0
  const share = hashes.length > 0 ? TABLES : 1
  return {
    async begin({ part }: ExportTable) {
      const own = standing.find((one) => one.part === part)
      if (own?.state !== 'waiting') return
      for (const one of standing) if (one.state === 'running') one.state = 'done'
      own.state = 'running'
      await report({ progress: (share * done) / plan.tables.length, parts: standing })
    },
    end({ part }: ExportTable, size: number) {
      done += 1
      const own = standing.find((one) => one.part === part)
      if (own) own.size += size
    },
  }
}

const EVERY_MS = 1000

type FileWork = {
  missing: string[]
  files: { count: number; bytes: number }
  report: Request['report']
}

/** Files by their hash. One that was deleted meanwhile, or is lost, is noted as missing. */
async function* fileEntries(
  { pool, files: store }: Parts,
  { hashes, standing }: Contents,
  { missing, files, report }: FileWork,
): AsyncGenerator<ZipEntry> {
  const recordings = standing.find(({ part }) => part === 'recordings')
  const tables = recordings?.size ?? 0
  for (const one of standing) one.state = 'done'
  if (recordings && hashes.length > 0) recordings.state = 'running'
  let reported = 0
  for (const [place, sha256] of hashes.entries()) {
    if (recordings) recordings.size = tables + files.bytes
    if (Date.now() - reported >= EVERY_MS) {
      reported = Date.now()
      await report({ progress: TABLES + ((1 - TABLES) * place) / hashes.length, parts: standing })
    }
    const content = (await isFileInUse(pool, sha256)) ? await streamIfThere(store, sha256) : null
    if (content) yield { name: `files/${sha256}`, content }
    else missing.push(sha256)
  }
  if (recordings) Object.assign(recordings, { size: tables + files.bytes, state: 'done' })
  await report({ progress: 0.99, parts: standing })
}

async function streamIfThere(store: FileStore, sha256: string): Promise<Readable | null> {
  try {
    return await store.stream(sha256)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return null
  }
}

type Written = {
  list: readonly ListedEntry[]
  files: { count: number; bytes: number }
  missing: readonly string[]
}

const manifestOf = ({ club, plan, counts }: Contents, { list, files, missing }: Written) => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  program: VERSION,
  made_at: new Date().toISOString(),
  club,
  tables: plan.tables.map(({ name, part, columns, binary }) => ({
    name,
    part,
    rows: counts.get(name) ?? 0,
    columns,
    binary,
  })),
  left_out: plan.leftOut,
  files: { ...files, missing },
  entries: list,
})

function readme({ club, plan, counts, hashes }: Contents, language: Language): string {
  const { clubData: texts } = serverTexts(language)
  const tables = plan.tables.map(
    ({ name, part }) => `- ${name}: ${counts.get(name) ?? 0} (${texts.parts[part]})`,
  )
  return [
    texts.title.replace('{club}', club.name),
    '',
    ...Object.values(texts.lines),
    '',
    texts.tables,
    ...tables,
    '',
    texts.files.replace('{count}', String(hashes.length)),
    texts.unseen.replace('{count}', String(club.unseen)),
    '',
  ].join('\n')
}
