import { declarationOf, type Exported } from './declaration.ts'
import type { DescribedTable } from './tables.ts'

type Column = DescribedTable['columns'][number]
/** What the values of a column are, and so what becomes of them in another club. */
export type Holding =
  | { kind: 'plain' | 'binary' | 'own-id' | 'club' | 'drawn' | 'file' }
  | { kind: 'id' | 'ids' | 'lookup'; of: string }
  | { kind: 'json'; keys: ReadonlyMap<string, string> }
export type ImportColumn = {
  holding: Holding
  /** A row is left out when what it refers to here is not there; else it loses the reference. */
  needed: boolean
  /** It takes no null. */
  required: boolean
  /** What stands for null where the column takes none: exports hide values. */
  otherwise: string | null
}
export type ImportTable = Pick<Exported, 'part' | 'counted' | 'stays'> & {
  name: string
  columns: ReadonlyMap<string, ImportColumn>
  /** Rows of other tables refer to its ids. */
  isReferred: boolean
}

type Table = DescribedTable & { declaration: Exported }
type World = ReadonlyMap<string, Table>

/** The roots that belong to no club and are written in their own way. */
const ROOTS = ['clubs', 'users'] as const
const FILES = 'stored_files'

/**
 * How the tables of an export are read back, each after those it refers to: keys say which columns
 * hold ids, and the declaration of the export what no key does.
 * @throws Error for tables that refer to each other in a circle
 */
export function importPlan(described: readonly DescribedTable[]): readonly ImportTable[] {
  const tables = described.flatMap((table): Table[] => {
    const declaration = declarationOf(table.name, table.declared)
    return 'part' in declaration ? [{ ...table, declaration }] : []
  })
  const world: World = new Map(tables.map((table) => [table.name, table]))
  const columns = new Map(
    tables.map((table) => [
      table.name,
      new Map(exportedColumns(table).map((column) => [column.name, readOf(world, table, column)])),
    ]),
  )
  const referred = new Set([...columns.values()].flatMap(referredBy))
  return inOrder(tables, columns).map(({ name, declaration }) => ({
    name,
    part: declaration.part,
    counted: declaration.counted,
    stays: declaration.stays,
    columns: columns.get(name) ?? new Map(),
    isReferred: referred.has(name),
  }))
}

type Columns = ReadonlyMap<string, ImportColumn>

const exportedColumns = ({ columns, declaration }: Table) =>
  columns.filter(({ name }) => !declaration.without.includes(name))

function readOf(world: World, table: Table, column: Column): ImportColumn {
  return {
    holding: holdingOf(world, table, column),
    needed: column.required || column.checked,
    required: column.required,
    otherwise: column.required ? column.otherwise : null,
  }
}

function holdingOf(world: World, table: Table, column: Column): Holding {
  const { ids, idsWithin, shown } = table.declaration
  if (column.identity) return { kind: 'own-id' }
  if (shown.some((one) => one.column === column.name)) return { kind: 'plain' }
  const declared = ids.find(({ columns }) => columns.includes(column.name))
  if (declared) return { kind: isList(column) ? 'ids' : 'id', of: declared.table }
  const within = idsWithin.find((one) => one.column === column.name)
  if (within) return { kind: 'json', keys: within.keys }
  const of = referredTable(world, table, column.name)
  if (of !== null) return referenceTo(world, of)
  if (column.unique) return { kind: 'drawn' }
  return { kind: column.type === 'bytea' ? 'binary' : 'plain' }
}

const isList = ({ type }: Column) => type.endsWith('[]')

function referenceTo(world: World, of: string): Holding {
  if (of === 'clubs') return { kind: 'club' }
  if (of === FILES) return { kind: 'file' }
  return { kind: world.has(of) ? 'id' : 'lookup', of }
}

/** The table whose ids a column holds, also by way of a table that refers to it; null for none. */
function referredTable(world: World, table: Table, name: string): string | null {
  for (const { table: parent, own, theirs } of table.references) {
    const place = own.indexOf(name)
    if (place === -1 || parent === table.name) continue
    const inParent = world.get(parent)
    const target = theirs[place] ?? ''
    if (!inParent || inParent.columns.find((column) => column.name === target)?.identity)
      return parent
    const further = referredTable(world, inParent, target)
    if (further !== null) return further
  }
  const toItself = table.references.some(
    (reference) => reference.table === table.name && reference.own.includes(name),
  )
  return toItself ? table.name : null
}

const referredBy = (columns: Columns): string[] =>
  [...columns.values()].flatMap(({ holding }) => {
    if (holding.kind === 'json') return [...holding.keys.values()]
    return holding.kind === 'id' || holding.kind === 'ids' ? [holding.of] : []
  })

function inOrder(tables: readonly Table[], columns: ReadonlyMap<string, Columns>): Table[] {
  const [roots, others] = [
    ROOTS.flatMap((name) => tables.filter((table) => table.name === name)),
    tables.filter(({ name }) => !ROOTS.some((root) => root === name)),
  ]
  const ordered = [...roots]
  const placed = new Set(roots.map(({ name }) => name))
  const parentsOf = (table: Table) => [
    ...referredBy(columns.get(table.name) ?? new Map()),
    ...table.references.map((reference) => reference.table),
  ]
  const exported = new Set(tables.map(({ name }) => name))
  for (let left = others; left.length > 0;) {
    const isReady = (table: Table) =>
      parentsOf(table).every(
        (name) => placed.has(name) || name === table.name || !exported.has(name),
      )
    const ready = left.filter(isReady)
    if (ready.length === 0)
      throw new Error(`tables refer in a circle: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...ready)
    for (const { name } of ready) placed.add(name)
    left = left.filter((table) => !placed.has(table.name))
  }
  return ordered
}
