import { headingKey, columnsIn, isHeadingOf, type HeadingOf } from '#domain/sheets/headings.ts'
import { HEADINGS_WITHIN } from '#domain/sheets/sheet.ts'
import { matchPeople } from '#domain/rules/pasted-people.ts'
import type { CellWrite } from './cells.ts'
import { NOTHING_LEFT, type Laid, type LeftOut } from './place-block.ts'

/**
 * A sheet that knows what its rows and columns are called. Those of one group belong together: the
 * lines of a piece, and the values of a piece, a split or a step.
 */
export type NamedSheet<P> = Laid<P> & {
  rowAt: (row: number) => { name: string; group: string }
  headAt: (column: number) => {
    label: string
    field: HeadingOf<'result'> | null
    group: string
  }
}
type At = { row: number; column: number }

/** Columns that say who a row is about. */
const OF_NAMES = ['first_name', 'last_name', 'full_name'] as const

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/**
 * Lays a copied table with headings over the sheet: its values go under the same headings, in the
 * lines of the people it names, or from the chosen one on. Null where it has no headings.
 */
export function placeTable<P>(
  sheet: NamedSheet<P>,
  at: At,
  block: readonly (readonly string[])[],
): { writes: CellWrite<P>[]; leftOut: LeftOut | null } | null {
  const place = block.slice(0, HEADINGS_WITHIN).findIndex((cells) => isHead(sheet, cells))
  const head = block[place]
  if (!head) return null
  const below = block.slice(place + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const names = nameColumns(head)
  const columns = placesOf(sheet, at, head)
  const lineOf = lineFinder(sheet, at)
  const writes: CellWrite<P>[] = []
  const leftOut: LeftOut = { ...NOTHING_LEFT, texts: [] }
  const filled = new Set<number>()
  for (const [index, cells] of below.entries()) {
    const name = names
      .map((x) => cells[x]?.trim())
      .join(' ')
      .trim()
    const row = names.length === 0 ? at.row + index : lineOf(name)
    const fault = faultOf(row, { sheet, filled, isNamed: names.length > 0 })
    if (row === null || fault) {
      leftOut[fault ?? 'names']++
      leftOut.texts.push(name || cells.join(' ').trim())
      continue
    }
    filled.add(row)
    for (const [x, column] of columns) {
      const text = cells[x] ?? ''
      const write = text.trim() === '' ? undefined : sheet.writeAt(row, column, text)
      if (write) writes.push(write)
      else if (write === null) leftOut.cells++
      if (write === null) leftOut.texts.push(text.trim())
    }
  }
  const unknown = head.filter(
    (cell, x) =>
      cell.trim() !== '' &&
      !columns.has(x) &&
      !names.includes(x) &&
      below.some((row) => row[x]?.trim()),
  )
  leftOut.heads = unknown.length
  leftOut.texts.push(...unknown.map((cell) => cell.trim()))
  return { writes, leftOut: leftOut.texts.length > 0 ? leftOut : null }
}

type Filling<P> = { sheet: NamedSheet<P>; filled: ReadonlySet<number>; isNamed: boolean }

/** Why a row has no place: nobody can be meant, who is filled already, or there are no more lines. */
function faultOf<P>(
  row: number | null,
  { sheet, filled, isNamed }: Filling<P>,
): 'lines' | 'names' | 'twice' | null {
  if (row === null) return 'names'
  if (filled.has(row)) return 'twice'
  return !isNamed && row >= sheet.rows ? 'lines' : null
}

/** Two headings are no coincidence; of a table of one column the only one is enough. */
function isHead<P>(sheet: NamedSheet<P>, cells: readonly string[]): boolean {
  const words = cells.filter((cell) => cell.trim() !== '')
  const names = new Set(nameColumns(words))
  const known = words.filter(
    (cell, x) => names.has(x) || columnFor(sheet, upTo(sheet.columns), cell) !== undefined,
  )
  return known.length > 1 || (known.length === 1 && words.length === 1)
}

function nameColumns(head: readonly string[]): number[] {
  const { name } = columnsIn('result', head)
  const parts = columnsIn('member', head)
  return [...new Set([name, ...OF_NAMES.map((field) => parts[field])])]
    .filter((x) => x !== undefined)
    .toSorted((one, other) => one - other)
}

const hasLabel = <P>(sheet: NamedSheet<P>, column: number, heading: string): boolean =>
  headingKey(sheet.headAt(column).label) === headingKey(heading)

function hasField<P>(sheet: NamedSheet<P>, column: number, heading: string): boolean {
  const { field } = sheet.headAt(column)
  return field !== null && isHeadingOf('result', field, heading)
}

/** The words of the sheet itself count before those of other lists and languages. */
const columnFor = <P>(
  sheet: NamedSheet<P>,
  among: readonly number[],
  heading: string,
): number | undefined =>
  among.find((column) => hasLabel(sheet, column, heading)) ??
  among.find((column) => hasField(sheet, column, heading))

/**
 * The column of the sheet for each heading: in the group of the chosen cell and behind it first, and
 * for one that is repeated the next.
 */
function placesOf<P>(
  sheet: NamedSheet<P>,
  at: At,
  head: readonly string[],
): ReadonlyMap<number, number> {
  const all = upTo(sheet.columns)
  const { group } = sheet.headAt(at.column)
  const from = all.findIndex((column) => sheet.headAt(column).group === group)
  const inOrder = [...all.slice(from), ...all.slice(0, from)]
  const places = new Map<number, number>()
  for (const [x, heading] of head.entries()) {
    const taken = new Set(places.values())
    const free = inOrder.filter((one) => !taken.has(one))
    const column = heading.trim() === '' ? undefined : columnFor(sheet, free, heading)
    if (column !== undefined) places.set(x, column)
  }
  return places
}

/** Finds the line of somebody by name, in any order of its words, in the group of the chosen one. */
function lineFinder<P>(sheet: NamedSheet<P>, at: At): (name: string) => number | null {
  const { group } = sheet.rowAt(at.row)
  const people = upTo(sheet.rows)
    .filter((row) => sheet.rowAt(row).group === group)
    .map((id) => ({ id, first_name: sheet.rowAt(id).name, last_name: '' }))
  return (name) => {
    const line = { line: 1, email: '', first_name: name, last_name: '' }
    return matchPeople([line], people, null).found[0] ?? null
  }
}
