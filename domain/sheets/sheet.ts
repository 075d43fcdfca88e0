import { readText, type Encoding } from './decode-text.ts'
import { headingsIn, type ListKind } from './headings.ts'
import { filled, type Merge } from './merged-cells.ts'
import { eachRow, separatorOf } from './read-csv.ts'

/**
 * A table as read from a file or pasted: `columns` are its headings, which stood in the line
 * `headings`; 0 where there are none. `line` is the line of a row in the file.
 */
export type Sheet = { columns: string[]; rows: SheetRow[]; headings: number }
/** `spans`: the cells that a workbook shows as one, by the first and the last column. */
export type SheetRow = {
  line: number
  cells: string[]
  spans?: readonly { left: number; right: number }[]
}
export const SHEET_LIMIT = { rows: 10_000, bytes: 10 * 1024 * 1024, columns: 1000 } as const

/** Why rows make no sheet. */
export type SheetFault = 'empty' | 'tooManyRows'

/** The rows of a text; one beyond the limit shows that there are too many. */
export function textRows(text: string): SheetRow[] {
  const rows: SheetRow[] = []
  // With a line end behind it, no cell of the last line is left out.
  eachRow(`${text}\n`, separatorOf(text), SHEET_LIMIT.columns, (cells, line) => {
    rows.push({ line, cells: cells.map(tidyCell) })
    return rows.length < SHEET_LIMIT.rows + HEADINGS_WITHIN + 2
  })
  return rows
}

/** The rows of a CSV file, in the chosen encoding or a plausible one; null when it is no text. */
export function csvRows(
  bytes: Uint8Array,
  chosen: Encoding | null = null,
): { rows: SheetRow[]; encoding: Encoding } | null {
  const { text, encoding } = readText(bytes, chosen)
  return text.includes('\u0000') ? null : { rows: textRows(text), encoding }
}

/**
 * The rows of a workbook, as a CSV file would have them: days are without their time, times are
 * hours and minutes, and each row says what a merged block says.
 */
export function workbookRows(
  rows: readonly (readonly unknown[])[],
  merges: readonly Merge[] = [],
): SheetRow[] {
  const spans = Map.groupBy(
    merges.filter(({ left, right }) => right > left),
    ({ top }) => top,
  )
  const texts = rows.map((cells) => cells.map((cell) => tidyCell(textOf(cell))))
  return filled(texts, merges).map((cells, index) => {
    const own = spans.get(index)
    return { line: index + 1, cells, ...(own && { spans: own }) }
  })
}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  const ms = cell.getTime() - TIME_ZERO
  return ms < LONGEST_TIME_MS ? clockOf(Math.round(ms / 10) / 100) : cell.toISOString().slice(0, 10)
}

/** A time of a workbook is a date that many hours after this day. */
const TIME_ZERO = Date.UTC(1899, 11, 30)
const LONGEST_TIME_MS = 8 * 86_400_000

const two = (value: number) => String(value).padStart(2, '0')

/** 26:15 for hours and minutes, with seconds and hundredths where there are some. */
function clockOf(seconds: number): string {
  const whole = Math.trunc(seconds)
  const hundredths = Math.round((seconds - whole) * 100)
  const [hours, minutes] = [Math.trunc(whole / 3600), Math.trunc(whole / 60) % 60]
  const decimals = hundredths === 0 ? '' : `.${two(hundredths)}`
  const rest = whole % 60 === 0 && decimals === '' ? '' : `:${two(whole % 60)}${decimals}`
  return `${hours}:${two(minutes)}${rest}`
}

/** Signs that nobody sees, but that make two equal texts differ. */
const UNSEEN = /[\u200B-\u200D\u2060\uFEFF]/g
/** What says that a number is a text: ="0049", '0049. */
const AS_TEXT = /^="(.*)"$|^'(?=[\d=+\-@|%])/

const tidyCell = (cell: string): string =>
  cell
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replace(AS_TEXT, '$1')
    .trim()

/** Headings stand in one of the first rows that say anything. */
export const HEADINGS_WITHIN = 30

const saysSomething = ({ cells }: SheetRow): boolean => cells.some((cell) => cell !== '')

/** A table without headings shows an address or a number where they would stand. */
const isHeading = (cell: string): boolean => !/@|^[\d\s.,:/+-]+$/.test(cell)

/**
 * A table of a kind, whose headings stand in the row with most known ones, below a title or not;
 * where no row has any, the first one is taken, unless it holds values. `chosen` is the line that
 * somebody says they stand in, 0 for none.
 */
export function sheetOf(
  all: readonly SheetRow[],
  kind: ListKind,
  chosen: number | null = null,
): Sheet | SheetFault {
  const rows = all.filter(saysSomething)
  const head = chosen === null ? likelyHead(rows, kind) : rows.find((row) => row.line === chosen)
  const below = head ? rows.slice(rows.indexOf(head) + 1) : rows
  if (below.length === 0) return 'empty'
  if (below.length > SHEET_LIMIT.rows) return 'tooManyRows'
  const width = Math.max(...below.map(({ cells }) => cells.length))
  const columns = head?.cells ?? Array.from({ length: width }, () => '')
  return { columns, rows: below.map((row) => joined(row, head)), headings: head?.line ?? 0 }
}

function likelyHead(rows: readonly SheetRow[], kind: ListKind): SheetRow | undefined {
  const first = rows.slice(0, HEADINGS_WITHIN)
  const known = first.map(({ cells }) => headingsIn(kind, cells))
  const most = Math.max(0, ...known)
  if (most > 0) return first[known.indexOf(most)]
  return first[0]?.cells.every(isHeading) ? first[0] : undefined
}

/** Below a heading over several columns stand the parts of one value. */
function joined({ line, cells }: SheetRow, head: SheetRow | undefined): SheetRow {
  const spans = head?.spans ?? []
  const parts = spans.reduce((row, { left, right }) => {
    const value = row
      .slice(left, right + 1)
      .filter(Boolean)
      .join(' ')
    return row.map((cell, at) => (at === left ? value : at > left && at <= right ? '' : cell))
  }, cells)
  return { line, cells: parts }
}
