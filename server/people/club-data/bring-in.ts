import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { provenClub, type ClubId, type Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { ArchiveRefusal } from './archive-refusal.ts'
import { entryOf, type Manifest } from './check-archive.ts'
import type { ImportTable } from './import-plan.ts'
import { mapRow, type Forward, type Mapping, type Row } from './map-row.ts'
import { linesOf, type OpenedArchive } from './open-archive.ts'
import {
  goOnAs,
  idsOf,
  insertInto,
  newIds,
  writeAll,
  writeForward,
  type Write,
} from './write-rows.ts'

export type LeftOut = { table: string; count: number }
export type BringIn = {
  archive: OpenedArchive
  manifest: Manifest
  plan: readonly ImportTable[]
  /** Who brings it in; a person of the archive with their proven address is them. */
  importer: { id: number; email: string | null }
  /** The files that are in the store by now. */
  hasFile(sha256: string): boolean
  /** Says how far it is, and gives up when it was stopped. */
  report(progress?: number): Promise<void>
}

/**
 * Writes an archive as a new club, in the transaction of `db`, with the importer as the person in
 * context.
 * @throws ArchiveRefusal with the place of a row that does not fit
 */
export async function bringIn(db: Db, given: BringIn): Promise<{ club: ClubId; left: LeftOut[] }> {
  const state = await begin(db, given)
  const tables = given.plan.filter(
    ({ name, stays }) => stays === null && given.manifest.tables.some((one) => one.name === name),
  )
  for (const name of ['clubs', 'users'])
    if (!tables.some((table) => table.name === name))
      throw new ArchiveRefusal('damaged', 'manifest.json')
  for (const [index, table] of tables.entries()) {
    await given.report(index / tables.length)
    if (table.name === 'clubs') await writeClub(state, table)
    else await writeTable(state, table)
  }
  const { club, venue } = state
  if (club === undefined) throw new ArchiveRefusal('damaged', 'tables/clubs.ndjson')
  const place = venue === null ? undefined : state.ids.get('venues')?.get(venue)
  await callRoutine(db, 'open_imported_club', { venue: place ?? null })
  return { club, left: [...state.left].map(([table, count]) => ({ table, count })) }
}

type State = BringIn & {
  db: Db
  ids: Map<string, Map<number, number>>
  mapping: Mapping
  left: Map<string, number>
  club: ClubId | undefined
  /** The venue of the club, by its id in the archive. */
  venue: number | null
}

async function begin(db: Db, given: BringIn): Promise<State> {
  const columns = given.plan.flatMap((table) => [...table.columns.values()])
  const names = columns.flatMap(({ holding }) => (holding.kind === 'lookup' ? holding.of : []))
  const lookups = new Map<string, ReadonlySet<number>>()
  for (const name of new Set(names)) lookups.set(name, await idsOf(db, name))
  const ids: State['ids'] = new Map()
  const state: State = {
    ...given,
    db,
    ids,
    left: new Map(),
    club: undefined,
    venue: null,
    mapping: {
      idOf: (table, id) => ids.get(table)?.get(id),
      clubOf: (id) => (id === given.manifest.club.id ? state.club : undefined),
      hasFile: given.hasFile,
      hasLookup: (table, id) => lookups.get(table)?.has(id) ?? false,
    },
  }
  return state
}

async function writeClub(state: State, table: ImportTable): Promise<void> {
  const { db, mapping, manifest } = state
  const place = entryOf(state.archive, table.name).fileName
  for await (const { row: source, line } of rowsOf(state, table.name)) {
    if (line > 1 || source['id'] !== manifest.club.id)
      throw new ArchiveRefusal('unfit', place, line)
    // A club can be without its logo and its venue, and nothing else of it refers to anything.
    const columns = new Map(
      [...table.columns].map(([name, column]) => [name, { ...column, needed: false }]),
    )
    const mapped = mapRow({ ...table, columns }, source, { own: 0, mapping })
    state.venue = typeof source['venue_id'] === 'number' ? source['venue_id'] : null
    const write = async ([facts]: readonly Row[]) => {
      const id = await callRoutine(db, 'import_club', { facts: JSON.stringify(facts) })
      if (id === null) throw new ArchiveRefusal('too-many-clubs')
      state.club = provenClub(id)
    }
    await writeAll(db, place, [{ row: mapped?.row ?? {}, line }], write)
    if (state.club !== undefined) await goOnAs(db, state.club)
  }
}

const MOST_ROWS = 500
const MOST_CHARACTERS = 256 * 1024

type Part = { row: Row; line: number }

/** Rows of the archive, with their lines. @throws ArchiveRefusal for a line that is none */
async function* rowsOf({ archive }: State, table: string): AsyncGenerator<Part> {
  const entry = entryOf(archive, table)
  for await (const { text, number } of linesOf(archive.contentOf(entry), entry.fileName))
    yield { row: asRow(text, entry.fileName, number), line: number }
}

function asRow(text: string, place: string, line: number): Row {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Row
  } catch {
    // It is refused like any other line that is no row.
  }
  throw new ArchiveRefusal('unfit', place, line)
}

async function writeTable(state: State, table: ImportTable): Promise<void> {
  const place = entryOf(state.archive, table.name).fileName
  const { write, columns } = writerOf(state, table)
  const forward: (Forward & { own: number })[] = []
  let waiting: Part[] = []
  let characters = 0
  const flush = async () => {
    if (waiting.length === 0) return
    const rows = await mapBatch(state, table, { place, rows: waiting, forward })
    if (rows.length > 0) await writeAll(state.db, place, rows, write)
    waiting = []
    characters = 0
    await state.report()
  }
  for await (const part of rowsOf(state, table.name)) {
    waiting.push(part)
    characters += sizeOf(part.row, columns)
    if (waiting.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await flush()
  }
  await flush()
  for (const [column, later] of Map.groupBy(forward, (one) => one.column)) {
    const pairs = later.flatMap(({ own, id }) => {
      const to = state.mapping.idOf(table.name, id)
      return to === undefined ? [] : [{ id: own, to }]
    })
    if (pairs.length > 0) await writeForward(state.db, table.name, column, pairs)
  }
}

/** About how much of memory a row takes: its texts. */
const sizeOf = (row: Row, columns: readonly string[]) =>
  columns.reduce((sum, name) => {
    const value = row[name]
    return sum + (typeof value === 'string' ? value.length : 8)
  }, 0)

/** How rows of a table are written, and the columns of it that the archive has. */
function writerOf(
  { db, manifest }: State,
  table: ImportTable,
): { write: Write; columns: string[] } {
  const listed = manifest.tables.find(({ name }) => name === table.name)?.columns ?? []
  const columns = listed.filter((name) => table.columns.has(name))
  if (table.name === 'users')
    return {
      columns,
      write: (rows) =>
        callRoutine(db, 'import_people', { people: JSON.stringify(rows), names: columns }),
    }
  const written = table.name === 'memberships' ? [...columns, 'former_status'] : columns
  return { columns, write: insertInto(db, table, written) }
}

type Batch = { place: string; rows: readonly Part[]; forward: (Forward & { own: number })[] }

/** The rows as they are in the new club, with ids of their own; those left out are counted. */
async function mapBatch(
  state: State,
  table: ImportTable,
  { place, rows, forward }: Batch,
): Promise<Part[]> {
  const hasId = [...table.columns.values()].some(({ holding }) => holding.kind === 'own-id')
  const fresh = hasId ? await newIds(state.db, table.name, rows.length) : []
  const ids = state.ids.get(table.name) ?? new Map<number, number>()
  state.ids.set(table.name, ids)
  const written: Part[] = []
  for (const [index, { row, line }] of rows.entries()) {
    const former = Number(row['id'])
    if (hasId && ids.has(former)) throw new ArchiveRefusal('unfit', place, line)
    if (table.name === 'users' && isImporter(state, row)) {
      ids.set(former, state.importer.id)
      continue
    }
    const own = fresh[index]
    const result = mapRow(table, row, { own, mapping: state.mapping })
    if (!result) {
      state.left.set(table.name, (state.left.get(table.name) ?? 0) + 1)
      continue
    }
    if (table.isReferred && own !== undefined) ids.set(former, own)
    for (const one of result.forward) if (own !== undefined) forward.push({ ...one, own })
    written.push({ row: asNewcomer(state, table.name, result.row), line })
  }
  return written
}

const isImporter = ({ importer }: State, row: Row) =>
  importer.email !== null && row['email'] === importer.email

const JOINED: readonly number[] = [MEMBER_STATUS.approved, MEMBER_STATUS.onboarding]

/** Nobody but the importer is in the club before they confirm that they are who is meant. */
function asNewcomer({ importer }: State, table: string, row: Row): Row {
  if (table === 'users') {
    const { email, ...others } = row
    return { ...others, awaited_email: email }
  }
  if (table !== 'memberships' || row['user_id'] === importer.id) return row
  const status = Number(row['status'])
  return JOINED.includes(status)
    ? { ...row, status: MEMBER_STATUS.invited, former_status: status }
    : row
}
