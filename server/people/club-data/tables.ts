import { EXPORT_PARTS, type ExportPart } from '#domain/constants/export-parts.ts'
import { declarationOf, type Declaration, type Exported } from './declaration.ts'

/** A table as the catalogue describes it. */
export type DescribedTable = {
  name: string
  declared: string | null
  columns: readonly {
    name: string
    type: string
    required: boolean
    /** A rule of the table asks for it. */
    checked: boolean
    /** Its values are the ids of the table. */
    identity: boolean
    /** The expression of what stands where nothing is given. */
    otherwise: string | null
    /** No two rows of the installation have the same value. */
    unique: boolean
  }[]
  references: readonly { table: string; own: readonly string[]; theirs: readonly string[] }[]
  key: readonly string[]
}

/** A table of the export with the statement that reads its rows. */
export type ExportTable = {
  name: string
  part: ExportPart
  counted: boolean
  columns: readonly string[]
  /** They are in NDJSON as Base64, and left out of CSV. */
  binary: readonly string[]
  /** They hold the hashes of files. */
  files: readonly string[]
  rows: string
  /** The same rows without what is in them. */
  counts: string
}
type TableLeftOut = { table: string; reason: string }
export type ExportPlan = { tables: readonly ExportTable[]; leftOut: readonly TableLeftOut[] }

/**
 * What goes out of which table for somebody who sees these athletes. Of rows that refer to a row
 * which stays, those that cannot be without it stay too, and others lose the reference.
 * @throws Error for a table that does not say how it goes out
 */
export function exportPlan(
  described: readonly DescribedTable[],
  seen: ReadonlySet<number>,
): ExportPlan {
  const world: World = {
    seen: `'{${[...seen].join(',')}}'::bigint[]`,
    tables: new Map(
      described.map((table) => [
        table.name,
        { ...table, declaration: declarationOf(table.name, table.declared) },
      ]),
    ),
  }
  const declared = [...world.tables.values()]
  return {
    tables: declared
      .flatMap((table) =>
        isExported(table.declaration) ? [planOf(world, table, table.declaration)] : [],
      )
      .toSorted((a, b) => EXPORT_PARTS.indexOf(a.part) - EXPORT_PARTS.indexOf(b.part)),
    leftOut: declared.flatMap(({ name, declaration }) =>
      isExported(declaration) ? [] : [{ table: name, reason: declaration.reason }],
    ),
  }
}

type Table = DescribedTable & { declaration: Declaration }
type World = { seen: string; tables: ReadonlyMap<string, Table> }

const isExported = (declaration: Declaration): declaration is Exported => 'part' in declaration
const isOfClub = ({ columns }: DescribedTable) => columns.some(({ name }) => name === 'club_id')
const quoted = (name: string) => `"${name}"`
const tuple = (names: readonly string[]) => `(${names.map(quoted).join(', ')})`
const withSeen = ({ seen }: World, condition: string) =>
  condition.replaceAll(/\bseen\(([\w.]+)\)/g, `($1 = any (${seen}))`)

function planOf(world: World, table: Table, declaration: Exported): ExportTable {
  const { name, columns, key } = table
  const shown = columns.filter((column) => !declaration.without.includes(column.name))
  const binary = shown.filter(({ type }) => type === 'bytea').map((column) => column.name)
  const where = conditionOf(world, table)
  const from = `${quoted(name)}${where === null ? '' : ` where ${where}`}`
  const values = shown.map(
    (column) => `${valueOf(world, table, declaration, column)} as ${quoted(column.name)}`,
  )
  return {
    name,
    part: declaration.part,
    counted: declaration.counted,
    columns: shown.map((column) => column.name),
    binary,
    files: table.references
      .filter((reference) => reference.table === 'stored_files')
      .flatMap(({ own }) => own),
    rows: `select ${values.join(', ')} from ${from} order by ${key.map(quoted).join(', ')}`,
    counts: `select 1 from ${from}`,
  }
}

/** Which rows go out; null for all. */
function conditionOf(world: World, table: Table): string | null {
  const { declaration } = table
  if (!isExported(declaration)) return 'false'
  const own = declaration.where === null ? [] : [`(${withSeen(world, declaration.where)})`]
  const needed = limits(world, table, 'needed').map(({ own: columns, loose, rows }) => {
    const isIn = `${tuple(columns)} in (${rows})`
    return `(${[...loose.map((column) => `${quoted(column)} is null`), isIn].join(' or ')})`
  })
  const all = [...own, ...needed]
  return all.length === 0 ? null : all.join(' and ')
}

/** What a row shows of a column: nothing of what is hidden, or of a row that stays. */
function valueOf(
  world: World,
  table: Table,
  { hiding, shown }: Exported,
  { name, type }: DescribedTable['columns'][number],
): string {
  const value = shown.find(({ column }) => column === name)?.as ?? quoted(name)
  const plain = type === 'bytea' ? `translate(encode(${value}, 'base64'), E'\\n', '')` : value
  const hidden = hiding
    .filter(({ columns }) => columns.includes(name))
    .map(({ where }) => `(${withSeen(world, where)})`)
  const lost = limits(world, table, 'loose')
    .filter(({ loose }) => loose.includes(name))
    .map(({ own, rows }) => `(${tuple(own)} in (${rows})) is not true`)
  const reasons = [...hidden, ...lost]
  return reasons.length === 0 ? plain : `case when not (${reasons.join(' or ')}) then ${plain} end`
}

/**
 * References to tables of which not all rows go out, with the rows that do: those that a row needs,
 * or those that it can lose. `loose` are the columns that can be empty.
 */
function limits(world: World, table: Table, kind: 'needed' | 'loose') {
  const columnOf = (name: string) => table.columns.find((column) => column.name === name)
  return table.references.flatMap(({ table: name, own, theirs }) => {
    const parent = world.tables.get(name)
    if (!parent || !isOfClub(parent)) return []
    const loose = own.filter((column) => columnOf(column)?.required === false)
    const isNeeded = loose.length === 0 || loose.some((column) => columnOf(column)?.checked)
    const where = isNeeded === (kind === 'needed') ? conditionOf(world, parent) : null
    if (where === null) return []
    const rows = `select ${theirs.map(quoted).join(', ')} from ${quoted(name)} where ${where}`
    return [{ own, loose, rows }]
  })
}
