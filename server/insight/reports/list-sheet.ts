import type { Language } from '#domain/constants/languages.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import { headCell, numberCell, textCell } from '../../text/cells.ts'

const SECONDS_A_DAY = 86_400

/** Seconds, shown as a time in a workbook and as seconds in CSV. */
export const CLOCK = {
  format: '[m]:ss.0',
  per: SECONDS_A_DAY,
  unit: 'm:ss',
  csvUnit: 's',
} as const

/** A column of a list of pieces: words, or a number. */
export type ListColumn<Row> = {
  head: string
  unit?: string
  /** The unit of CSV, where it is another. */
  csvUnit?: string
  text?: (row: Row) => string
  number?: (row: Row) => number | null
  format?: string
  /** What the number is divided by. */
  per?: number
}
export type ListSheet<Row> = {
  title: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
}

const headOf = (head: string, unit: string | undefined) =>
  unit === undefined ? head : `${head} (${unit})`

/** Excel takes no more than 31 characters. */
const MOST_OF_A_NAME = 31

export async function listWorkbook<Row>({ title, columns, rows }: ListSheet<Row>): Promise<Buffer> {
  const cells = rows.map((row) =>
    columns.map(({ text, number, format, per = 1 }) => {
      if (text) return textCell(text(row))
      const value = number?.(row) ?? null
      return numberCell(value === null ? null : value / per, format)
    }),
  )
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const head = columns.map((column) => headCell(headOf(column.head, column.unit)))
  return writeExcelFile([head, ...cells], {
    sheet: title.slice(0, MOST_OF_A_NAME),
    stickyRowsCount: 1,
    columns: [{ width: 12 }, { width: 24 }, { width: 8 }, { width: 24 }],
  }).toBuffer()
}

/** Decimals that a CSV file keeps. */
const PRECISION = 1000

/** The same as CSV; times are in seconds, and percents as in the workbook. */
export function listCsv<Row>({ columns, rows }: ListSheet<Row>, language: Language): Buffer {
  const cells = rows.map((row) =>
    columns.map(({ text, number, per = 1 }) => {
      if (text) return text(row)
      const value = number?.(row) ?? null
      if (value === null) return null
      return Math.round((PRECISION * value) / (per === SECONDS_A_DAY ? 1 : per)) / PRECISION
    }),
  )
  const head = columns.map((column) => headOf(column.head, column.csvUnit ?? column.unit))
  return Buffer.from(csvOf([head, ...cells], language))
}
