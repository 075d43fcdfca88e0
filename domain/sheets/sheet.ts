import { decodeText } from './decode-text.ts'
import { eachRow, type Separator } from './read-csv.ts'

/**
 * A table as read from a file: the first row names the columns. `line` is the line of a row in the
 * file.
 */
export type Sheet = { columns: string[]; rows: SheetRow[] }
export type SheetRow = { line: number; cells: string[] }
export const SHEET_LIMIT = { rows: 10_000, bytes: 10 * 1024 * 1024, columns: 1000 } as const

/** Why rows make no sheet. */
export type SheetFault = 'empty' | 'tooManyRows'

/** The rows of a CSV file, and no more than one beyond the limit; null when it is no text. */
export function csvRows(bytes: Uint8Array): SheetRow[] | null {
  const text = decodeText(bytes)
  if (text.includes('\u0000')) return null
  const rows: SheetRow[] = []
  eachRow(text, delimiterOf(text), SHEET_LIMIT.columns, (cells, line) => {
    rows.push({ line, cells: [...cells] })
    return rows.length < SHEET_LIMIT.rows + 2
  })
  return rows
}

/** The rows of a workbook, as a CSV file would have them: days are without their time. */
export const workbookRows = (rows: readonly (readonly unknown[])[]): SheetRow[] =>
  rows.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/** The first row that says anything names the columns. */
export function sheetOf(all: readonly SheetRow[]): Sheet | SheetFault {
  const [head, ...rows] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head || rows.length === 0) return 'empty'
  if (rows.length > SHEET_LIMIT.rows) return 'tooManyRows'
  return { columns: head.cells.map((cell) => cell.trim()), rows }
}

/** The separator that is most frequent in the first line. */
function delimiterOf(text: string): Separator {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1)
  const count = (mark: string) => first.split(mark).length
  const marks: Separator[] = [',', ';', '\t']
  return marks.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
