import { curveOf, CURVE_POINTS } from './channels.ts'
import type { ChannelName } from './channels.ts'
import type { Moment } from './clock.ts'
import { dateOrderOf } from '#domain/sheets/days.ts'
import { parseDuration, parseMoment, wallSeconds } from './clock.ts'
import { addRow, columnIndex, emptyColumns, setCell, type Columns } from './columns.ts'
import type { Separator } from '#domain/sheets/read-csv.ts'
import type { Comma } from './cells.ts'
import { eachRow, separatorOf } from '#domain/sheets/read-csv.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { cellNumber, commaOf } from './cells.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { canBe } from './plausible.ts'
import { FileRefusal } from './refusal.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'

/** What a column's cells become: a number in the channel's unit. */
export interface NumberRule {
  readonly to: ChannelName | `~${string}`
  readonly read: (cell: string, comma: Comma) => number
}

/** The clock of each row, the piece it belongs to, or a force curve in one cell. */
type Rule = NumberRule | { readonly clock: true } | { readonly piece: true } | CurveRule
interface CurveRule {
  readonly curve: ChannelName
  /** from its cell, or from all cells from there on where each holds a point */
  readonly values: (cell: string, rest: () => readonly string[]) => number[]
}

/**
 * A table with one row of headings, and what to take from it. Headings are compared by headingKey.
 */
export interface TableFormat {
  readonly name: string
  /** the headings that tell this format: of each group one must be there */
  readonly signature: readonly (readonly string[])[]
  /** by heading; if two are for one channel, the one that is first here */
  readonly columns: Readonly<Record<string, Rule>>
  /** rows that are not of the workout: those whose cell below a heading says so */
  readonly skip?: { readonly heading: string; readonly says: RegExp }
  /** rows that end the table: the first cell of a summary below it */
  readonly ends?: (cells: readonly string[]) => boolean
}

export const value = (to: NumberRule['to'], factor = 1): NumberRule => ({
  to,
  read: (cell, comma) => cellNumber(cell, comma) * factor,
})
export const duration = (to: NumberRule['to']): NumberRule => ({ to, read: parseDuration })
/** A pace, as m:ss.t or in seconds, as speed. */
export const pace = (metres = 500): NumberRule => ({
  to: 'speed',
  read: (cell) => speedOf(parseDuration(cell), metres),
})
export const CLOCK = { clock: true } as const
export const PIECE = { piece: true } as const
export const curve = (name: ChannelName, values: CurveRule['values']): CurveRule => ({
  curve: name,
  values,
})

const speedOf = (seconds: number, metres: number): number =>
  seconds > 0 ? metres / seconds : Number.NaN

/** Rows below a heading are looked for this far down. */
const HEADING_WITHIN = 60

function headingRow(rows: readonly (readonly string[])[], { signature }: TableFormat): number {
  return rows.slice(0, HEADING_WITHIN).findIndex((cells) => {
    const keys = new Set(cells.map(headingKey))
    return signature.every((group) => group.some((key) => keys.has(key)))
  })
}

export const detectTable =
  (format: TableFormat) =>
  (head: Head): boolean =>
    headingRow(head.rows(), format) >= 0

/** A table as read: rows by column, what stood above it, and where a new piece begins. */
export interface Table {
  readonly columns: Columns
  readonly preamble: readonly (readonly string[])[]
  /** first row of each piece, with what its column says */
  readonly pieces: { readonly row: number; readonly label: string }[]
  /** CURVE_POINTS values a row */
  readonly curves: Map<ChannelName, Float64Array>
  /** the first moment the clock column shows; null without one */
  first: Moment | null
  /** the text breaks off within a row */
  cut: boolean
}

/**
 * Throws FileRefusal. The clock of each row is the column `~clock`, in seconds since 1970 or as if
 * it were UTC.
 */
export function readTable(bytes: Uint8Array, limits: ReadLimits, format: TableFormat): Table {
  const text = decodeText(bytes)
  const separator = separatorOf(text)
  const comma = commaIn(text, separator, limits, format)
  const table: Table = {
    columns: emptyColumns(limits),
    preamble: [],
    pieces: [],
    curves: new Map(),
    first: null,
    cut: false,
  }
  const preamble: (readonly string[])[] = []
  const clocks = { cells: [] as string[], rows: [] as number[] }
  let write: ((cells: readonly string[]) => void) | undefined
  table.cut = eachRow(text, separator, limits.tableColumns, (cells) => {
    if (!write) {
      if (headingRow([cells], format) < 0) return preamble.push(cells) < limits.entries
      write = rowWriter(table, format, cells, comma, clocks)
      return true
    }
    if (format.ends?.(cells)) return false
    if (table.columns.rows > 0 || !isUnits(cells)) write(cells)
    return true
  })
  settleClock(table, clocks)
  return { ...table, preamble }
}

/** So many rows show what their numbers can be. */
const ROWS_LOOKED_AT = 2000

/**
 * This decides where nothing else does: a table in which a stroke rate would be 24,500 has decimal
 * commas.
 */
function commaIn(
  text: string,
  separator: Separator,
  limits: ReadLimits,
  format: TableFormat,
): Comma {
  const decided = commaOf(text, separator)
  if (decided !== 'open') return decided
  let rules: ReturnType<typeof rulesOf> | undefined
  let rows = 0
  let comma: Comma = 'thousands'
  eachRow(text, separator, limits.tableColumns, (cells) => {
    if (!rules) {
      if (headingRow([cells], format) >= 0) rules = rulesOf(format, cells)
      return true
    }
    if (rules.some(({ rule, at }) => 'to' in rule && !fitsThousands(rule, cells[at] ?? '')))
      comma = 'decimal'
    return comma === 'thousands' && ++rows < ROWS_LOOKED_AT
  })
  return comma
}

const fitsThousands = (rule: NumberRule, cell: string): boolean => {
  const number = rule.read(cell, 'thousands')
  return !cell.includes(',') || Number.isNaN(number) || canBe(rule.to, number)
}

/** A second row of headings that names the units: (SPM), (Meters). */
const isUnits = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || (cell.startsWith('(') && cell.endsWith(')')))

type Clocks = { readonly cells: string[]; readonly rows: number[] }

function rowWriter(
  table: Table,
  format: TableFormat,
  headings: readonly string[],
  comma: Comma,
  clocks: Clocks,
) {
  const { columns } = table
  const rules = rulesOf(format, headings)
  const skipped = format.skip ? headings.map(headingKey).indexOf(format.skip.heading) : -1
  const targets = rules.map(({ rule }) => ('to' in rule ? columnIndex(columns, rule.to) : -1))
  return (cells: readonly string[]): void => {
    if (skipped >= 0 && format.skip?.says.test(cells[skipped] ?? '')) return
    const row = addRow(columns)
    rules.forEach(({ rule, at }, index) => {
      const cell = cells[at] ?? ''
      if (cell === '') return
      if ('to' in rule) setCell(columns, targets[index] ?? -1, row, rule.read(cell, comma))
      else if ('piece' in rule) notePiece(table, row, cell)
      else if ('curve' in rule)
        setCurve(table, rule.curve, row, curveOf(rule.values(cell, () => cells.slice(at))))
      else {
        clocks.cells.push(cell)
        clocks.rows.push(row)
      }
    })
  }
}

/** The rule of each heading that has one; a channel is filled by one heading only. */
function rulesOf(
  { columns }: TableFormat,
  headings: readonly string[],
): { rule: Rule; at: number }[] {
  const keys = headings.map(headingKey)
  const taken = new Set<string>()
  return Object.entries(columns).flatMap(([key, rule]) => {
    const at = keys.indexOf(key)
    const target =
      'to' in rule ? rule.to : 'curve' in rule ? rule.curve : 'clock' in rule ? '~clock' : '~piece'
    if (at < 0 || taken.has(target)) return []
    taken.add(target)
    return [{ rule, at }]
  })
}

/**
 * The cell below a heading above the table; of rows with the heading, the first that has the other
 * one too counts.
 */
export function cellBelow(preamble: Table['preamble'], heading: string, beside = heading): string {
  const rows = preamble.map((cells) => cells.map(headingKey))
  const row = rows.findIndex((keys) => keys.includes(heading) && keys.includes(beside))
  return preamble[row + 1]?.[rows[row]?.indexOf(heading) ?? -1] ?? ''
}

export function notePiece({ pieces, columns }: Table, row: number, label: string): void {
  if (pieces.at(-1)?.label === label) return
  if (pieces.length >= columns.limits.entries) throw new FileRefusal('too_large')
  pieces.push({ row, label })
}

/** Puts a curve into its row; the array grows as the table does. */
export function setCurve(
  { curves, columns }: Table,
  name: ChannelName,
  row: number,
  points: Float64Array | null,
): void {
  if (!points) return
  let all = curves.get(name)
  const needed = (row + 1) * CURVE_POINTS
  if (!all || all.length < needed) {
    if (needed > columns.limits.cells) throw new FileRefusal('too_large')
    const larger = new Float64Array(Math.max(needed, columns.capacity * CURVE_POINTS)).fill(
      Number.NaN,
    )
    if (all) larger.set(all)
    curves.set(name, larger)
    all = larger
  }
  all.set(points, row * CURVE_POINTS)
}

function settleClock(table: Table, { cells, rows }: Clocks): void {
  if (cells.length === 0) return
  const order = dateOrderOf(cells)
  const column = columnIndex(table.columns, '~clock')
  cells.forEach((cell, index) => {
    const moment = parseMoment(cell, order)
    if (!moment) return
    table.first ??= moment
    setCell(
      table.columns,
      column,
      rows[index] ?? 0,
      'epoch' in moment ? moment.epoch : wallSeconds(moment.wall[0] ?? ''),
    )
  })
}
