import type { Period } from '#domain/reports/report.ts'
import { csvOf, type CsvCell } from '#domain/sheets/write-csv.ts'
import {
  dateCell,
  headCell,
  numberCell,
  plainValue,
  textCell,
  type SheetCell,
} from '../../text/cells.ts'
import { aboutSheet, type AboutFile } from './about-sheet.ts'
import {
  figureColumns,
  figureHeads,
  groupHead,
  periodHead,
  SECONDS_A_DAY,
  valueOf,
  type SheetColumn,
  type SheetOf,
} from './sheet-columns.ts'
import { sheetLines, type SheetLine } from './sheet-lines.ts'

/** A column before the figures: who, when, and in which group. */
type WordColumn = { head: string; cell: (line: SheetLine) => SheetCell; width: number }

/** How a workbook shows the first day of a period. */
const DAYS: Partial<Record<Period, string>> = { month: 'yyyy-mm', year: 'yyyy' }

function wordColumns(sheet: SheetOf): WordColumn[] {
  const { by, group, texts } = sheet
  const { reports: words } = texts
  const cellOf = ({ isTotal }: SheetLine, text: string) =>
    isTotal ? headCell(text) : textCell(text)
  return [
    { head: words.athlete, cell: (line) => cellOf(line, line.who), width: 24 },
    ...(group
      ? [
          {
            head: groupHead(sheet, group),
            cell: (line: SheetLine) => textCell(line.group),
            width: 18,
          },
        ]
      : []),
    { head: words.squads, cell: ({ squads }) => textCell(squads), width: 20 },
    {
      head: periodHead(sheet),
      cell: (line) =>
        'day' in line.when ? dateCell(line.when.day, DAYS[by]) : cellOf(line, line.when.words),
      width: 14,
    },
    ...(by === 'session'
      ? [{ head: words.periods.day, cell: ({ date }: SheetLine) => dateCell(date), width: 12 }]
      : []),
  ]
}

/** Excel takes no more than 31 characters, and none of these. */
const sheetName = (title: string): string => title.replaceAll(/[\\/?*[\]:：]/g, '').slice(0, 31)

/** A workbook with real numbers and dates, so that it adds up and sorts, and what it is of. */
export async function reportWorkbook(sheet: SheetOf, about: AboutFile): Promise<Buffer> {
  const { reports: words } = sheet.texts
  const columns = figureColumns(sheet)
  const before = wordColumns(sheet)
  const lines = sheetLines(sheet)
  const heads = [...before.map(({ head }) => head), ...figureHeads(sheet, columns)]
  const rows = lines.map((line): SheetCell[] => [
    ...before.map(({ cell }) => cell(line)),
    ...columns.map((column) => numberCell(valueOf(sheet, line, column), column.format)),
  ])
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([
    {
      data: [heads.map(headCell), ...rows],
      sheet: sheetName(words.titles[sheet.report.key]),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      columns: before.map(({ width }) => ({ width })),
    },
    {
      data: aboutSheet(sheet, about, emptyOf(sheet, lines, columns)),
      sheet: sheetName(words.files.about),
      columns: [{ width: 28 }, { width: 80 }],
    },
  ]).toBuffer()
}

/** The figures that some line lacks. */
const emptyOf = (sheet: SheetOf, lines: readonly SheetLine[], columns: readonly SheetColumn[]) =>
  columns
    .filter(({ days }) => days === 'parts')
    .filter((column) =>
      lines.some((line) => !line.changes && valueOf(sheet, line, column) === null),
    )
    .map(({ name }) => name)

/** Decimals that a CSV file keeps: no spreadsheet rounds what it shows of one. */
const PRECISION = 1000

/** The same as CSV; times are in seconds, since no program takes them for anything else. */
export function reportCsv(sheet: SheetOf): Buffer {
  const columns = figureColumns(sheet).map((column) =>
    column.per === SECONDS_A_DAY ? { ...column, per: 1, unit: 's' } : column,
  )
  const before = wordColumns(sheet)
  const rows = sheetLines(sheet).map((line): CsvCell[] => [
    ...before.map(({ cell }) => plainValue(cell(line))),
    ...columns.map((column) => {
      const value = valueOf(sheet, line, column)
      return value === null ? null : Math.round(PRECISION * value) / PRECISION
    }),
  ])
  const heads = [...before.map(({ head }) => head), ...figureHeads(sheet, columns)]
  return Buffer.from(csvOf([heads, ...rows], sheet.language))
}
