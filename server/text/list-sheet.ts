import type { Language } from '#domain/constants/languages.ts'
import { csvOf, type CsvCell } from '#domain/sheets/write-csv.ts'
import { speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { dateCell, headCell, numberCell, textCell, type SheetCell } from './cells.ts'

const SECONDS_A_DAY = 86_400

/** Seconds, shown as a time in a workbook and as seconds in CSV. */
export const CLOCK = {
  format: '[m]:ss.0',
  per: SECONDS_A_DAY,
  unit: 'm:ss',
  csvUnit: 's',
} as const

/** The units of a pace: what it is the time for, where that is the same for all sports. */
export function paceUnits(sports: readonly number[]): { unit: string; csvUnit: string } {
  const scales = sports.map(speedScale).filter(({ kind }) => kind === 'pace')
  const labels = new Set(scales.map(unitOfScale))
  const [label] = labels
  return labels.size === 1 && label !== undefined
    ? { unit: `m:ss ${label}`, csvUnit: `s ${label}` }
    : { unit: 'm:ss', csvUnit: 's' }
}

/** A column of a list: words, a day, or a number. */
export type ListColumn<Row> = {
  head: string
  unit?: string
  /** The unit of CSV, where it is another: that of the number before it is divided. */
  csvUnit?: string
  text?: (row: Row) => string | null
  /** Written YYYY-MM-DD, a date in a workbook. */
  day?: (row: Row) => string | null
  number?: (row: Row) => number | null
  format?: string
  /** What the number is divided by. */
  per?: number
  /** In letters, in a workbook. */
  width?: number
}
export type ListSheet<Row> = {
  title: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
}

/** Columns under their heads; the order is that of the columns, never that of the texts. */
export const headed = <Row, Key extends string>(
  heads: Readonly<Record<Key, string>>,
  columns: Partial<Record<NoInfer<Key>, Omit<ListColumn<Row>, 'head'>>>,
): ListColumn<Row>[] =>
  Object.entries<Omit<ListColumn<Row>, 'head'> | undefined>(columns).map(([key, column]) => ({
    ...column,
    head: heads[key as Key],
  }))

const headOf = (head: string, unit: string | undefined) =>
  unit === undefined ? head : `${head} (${unit})`

/** Excel takes no more than 31 characters, and not all of them. */
const MOST_OF_A_NAME = 31
const sheetName = (title: string) => title.replaceAll(/[\\/?*[\]:：]/g, '').slice(0, MOST_OF_A_NAME)

/** A list as it goes into files: a sheet of a workbook, and lines of CSV. */
export type WrittenList = {
  sheet: { sheet: string; data: SheetCell[][]; columns: { width?: number }[] }
  lines: CsvCell[][]
}

/** Widths of a list of pieces: a day, a session, a number and a crew. */
const USUAL = [12, 24, 8, 24]

const widthsOf = <Row>(columns: readonly ListColumn<Row>[]): { width?: number }[] =>
  columns.some(({ width }) => width !== undefined)
    ? columns.map(({ width }) => (width === undefined ? {} : { width }))
    : USUAL.map((width) => ({ width }))

export function writeList<Row>({ title, columns, rows }: ListSheet<Row>): WrittenList {
  const cells = rows.map((row) =>
    columns.map(({ text, day, number, format, per = 1 }) => {
      if (text) return textCell(text(row))
      if (day) return dateCell(day(row))
      const value = number?.(row) ?? null
      return numberCell(value === null ? null : value / per, format)
    }),
  )
  const head = columns.map((column) => headCell(headOf(column.head, column.unit)))
  return {
    sheet: { sheet: sheetName(title), data: [head, ...cells], columns: widthsOf(columns) },
    lines: linesOf({ columns, rows }),
  }
}

/** Lists as the sheets of a workbook. */
export async function workbookOf(lists: readonly WrittenList[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(lists.map(({ sheet }) => ({ ...sheet, stickyRowsCount: 1 }))).toBuffer()
}

export const listWorkbook = <Row>(list: ListSheet<Row>): Promise<Buffer> =>
  workbookOf([writeList(list)])

/** Decimals that a CSV file keeps. */
const PRECISION = 1000

/** Clocks are in seconds or minutes, everything else as in the workbook. */
function linesOf<Row>({ columns, rows }: Pick<ListSheet<Row>, 'columns' | 'rows'>): CsvCell[][] {
  const cells = rows.map((row) =>
    columns.map(({ text, day, number, per = 1, csvUnit }) => {
      if (text) return text(row)
      if (day) return day(row)
      const value = number?.(row) ?? null
      if (value === null) return null
      return Math.round((PRECISION * value) / (csvUnit === undefined ? per : 1)) / PRECISION
    }),
  )
  return [columns.map((column) => headOf(column.head, column.csvUnit ?? column.unit)), ...cells]
}

/** Lists as CSV, one below the other. */
export const csvOfLists = (lists: readonly WrittenList[], language: Language): Buffer =>
  Buffer.from(
    csvOf(
      lists.flatMap(({ lines }, index) => (index === 0 ? lines : [[''], ...lines])),
      language,
    ),
  )

export const listCsv = <Row>(list: ListSheet<Row>, language: Language): Buffer =>
  csvOfLists([writeList(list)], language)
