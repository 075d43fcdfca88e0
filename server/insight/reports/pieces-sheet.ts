import type { GmtPiece } from '#contract/insight/reports.ts'
import type { Language } from '#domain/constants/languages.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import { headCell, numberCell, textCell } from '../../text/cells.ts'
import type { ServerTexts } from '../../text/text.ts'

type Words = ServerTexts['reports']
type PiecesSheet = { pieces: readonly GmtPiece[]; as_of: string; words: Words }

const SECONDS_A_DAY = 86_400
const CLOCK = { format: '[m]:ss.0', per: SECONDS_A_DAY }

type Column = {
  head: keyof Words['gmtPieces']
  unit?: string
  text?: (piece: GmtPiece) => string
  number?: (piece: GmtPiece) => number | null
  format?: string
  /** What the number is divided by in a workbook. */
  per?: number
}

const columnsOf = ({ as_of, words }: PiecesSheet): readonly Column[] => [
  { head: 'date', text: ({ date }) => date },
  { head: 'session', text: ({ session }) => session },
  { head: 'piece', number: ({ place }) => place },
  { head: 'crew', text: ({ name }) => name },
  { head: 'class', text: (piece) => piece.class },
  { head: 'distance', unit: 'm', number: ({ distance }) => distance },
  { head: 'time', number: ({ time }) => time, ...CLOCK },
  { head: 'percent', number: ({ percent }) => percent, format: '0.0%', per: 100 },
  {
    head: 'reference_class',
    text: ({ reference }) =>
      `${reference.class} · ${reference.is_own ? words.gmtPieces.of_crew : words.gmtPieces.of_table}`,
  },
  { head: 'reference_distance', unit: 'm', number: ({ reference }) => reference.distance },
  { head: 'reference', number: ({ reference }) => reference.time, ...CLOCK },
  { head: 'as_of', text: () => as_of },
]

const headOf = ({ words }: PiecesSheet, { head, unit }: Column, clock: string): string => {
  const shown = head === 'time' || head === 'reference' ? clock : unit
  return shown === undefined ? words.gmtPieces[head] : `${words.gmtPieces[head]} (${shown})`
}

/** Excel takes no more than 31 characters. */
const MOST_OF_A_NAME = 31

export async function piecesWorkbook(sheet: PiecesSheet): Promise<Buffer> {
  const columns = columnsOf(sheet)
  const rows = sheet.pieces.map((piece) =>
    columns.map(({ text, number, format, per = 1 }) => {
      if (text) return textCell(text(piece))
      const value = number?.(piece) ?? null
      return numberCell(value === null ? null : value / per, format)
    }),
  )
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const head = columns.map((column) => headCell(headOf(sheet, column, 'm:ss')))
  return writeExcelFile([head, ...rows], {
    sheet: sheet.words.gmtPieces.title.slice(0, MOST_OF_A_NAME),
    stickyRowsCount: 1,
    columns: [{ width: 12 }, { width: 24 }, { width: 8 }, { width: 24 }],
  }).toBuffer()
}

/** Decimals that a CSV file keeps. */
const PRECISION = 1000

/** The same as CSV; times are in seconds, and percents as in the workbook. */
export function piecesCsv(sheet: PiecesSheet, language: Language): Buffer {
  const columns = columnsOf(sheet)
  const rows = sheet.pieces.map((piece) =>
    columns.map(({ text, number, per = 1 }) => {
      if (text) return text(piece)
      const value = number?.(piece) ?? null
      if (value === null) return null
      return Math.round((PRECISION * value) / (per === SECONDS_A_DAY ? 1 : per)) / PRECISION
    }),
  )
  const head = columns.map((column) => headOf(sheet, column, 's'))
  return Buffer.from(csvOf([head, ...rows], language))
}
