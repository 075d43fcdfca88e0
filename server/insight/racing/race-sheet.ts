import type { CrewSummary, ShownRaceReport } from '#contract/insight/racing.ts'
import type { Language } from '#domain/constants/languages.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import {
  CLOCK,
  csvRowsOf,
  LINE_COLUMNS,
  PERCENT,
  rowsOf,
  sheetOf,
  type RaceColumn,
  type RaceWords,
} from './race-columns.ts'

type Shown = Pick<ShownRaceReport, 'lines' | 'crews'>

const CREW_COLUMNS: readonly RaceColumn<CrewSummary>[] = [
  { head: 'rank', number: ({ rank }) => rank },
  { head: 'crew', text: ({ name }) => name },
  { head: 'pieces', number: ({ pieces }) => pieces },
  { head: 'mean_prognostic', number: (crew) => crew.mean_prognostic, ...PERCENT },
  { head: 'best_prognostic', number: (crew) => crew.best_prognostic, ...PERCENT },
  { head: 'mean_pace', number: ({ mean_pace }) => mean_pace, ...CLOCK },
  { head: 'best_pace', number: ({ best_pace }) => best_pace, ...CLOCK },
  { head: 'deviation', unit: 's', number: ({ deviation }) => deviation, format: '0.00' },
  {
    head: 'consistency',
    number: ({ consistency }) => (consistency === null ? null : 100 * consistency),
    ...PERCENT,
  },
]

/** Excel takes no more than 31 characters, and none of these. */
const sheetName = (title: string): string => title.replaceAll(/[\\/?*[\]:：]/g, '').slice(0, 31)

/** Splits of all lines on one sheet, crews by their mean percent on another. */
export async function raceWorkbook({ lines, crews }: Shown, words: RaceWords): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([
    {
      data: sheetOf(LINE_COLUMNS, rowsOf(lines), words),
      sheet: sheetName(words.splits),
      stickyRowsCount: 1,
      columns: [{ width: 12 }, { width: 24 }, { width: 8 }, { width: 24 }],
    },
    {
      data: sheetOf(CREW_COLUMNS, crews, words),
      sheet: sheetName(words.crews),
      stickyRowsCount: 1,
      columns: [{ width: 8 }, { width: 24 }],
    },
  ]).toBuffer()
}

/** The splits as CSV. */
export const raceCsv = ({ lines }: Shown, words: RaceWords, language: Language): Buffer =>
  Buffer.from(csvOf(csvRowsOf(LINE_COLUMNS, rowsOf(lines), words), language))
