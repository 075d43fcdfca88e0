import type { ComparedLine } from '#contract/insight/racing.ts'
import type { CsvCell } from '#domain/sheets/write-csv.ts'
import { headCell, numberCell, textCell, type SheetCell } from '../../text/cells.ts'
import type { ServerTexts } from '../../text/text.ts'

export type RaceWords = ServerTexts['reports']['racing']

const SECONDS_A_DAY = 86_400
/** Decimals that a CSV file keeps. */
const PRECISION = 1000

/** A column of a file: a text, or a number in a format, divided for a workbook. */
export type RaceColumn<Row> = {
  head: keyof RaceWords['columns']
  unit?: string
  text?: (row: Row, words: RaceWords) => string | null
  number?: (row: Row) => number | null
  format?: string
  per?: number
}

export const CLOCK = { unit: 'm:ss', format: '[m]:ss.00', per: SECONDS_A_DAY }
export const PERCENT = { format: '0.0%', per: 100 }

/** A split, or the whole piece, which has no place on the way. */
export type RaceRow = {
  line: ComparedLine
  figures: ComparedLine['total']
  at: number | null
  accumulated: number
}

export const rowsOf = (lines: readonly ComparedLine[]): RaceRow[] =>
  lines.flatMap((line): RaceRow[] => [
    { line, figures: line.total, at: null, accumulated: line.total.time },
    ...line.splits.map(({ at, accumulated, ...figures }) => ({ line, figures, at, accumulated })),
  ])

const startOf = (words: RaceWords, rolling: boolean | null): string =>
  words.starts[rolling === null ? 'unknown' : rolling ? 'rolling' : 'standing']

export const LINE_COLUMNS: readonly RaceColumn<RaceRow>[] = [
  { head: 'date', text: ({ line }) => line.date },
  { head: 'session', text: ({ line }) => line.session },
  { head: 'piece', number: ({ line }) => line.place },
  { head: 'crew', text: ({ line }) => line.name },
  { head: 'class', text: ({ line }) => line.class },
  { head: 'at', unit: 'm', text: ({ at }, { whole }) => (at === null ? whole : String(at)) },
  { head: 'accumulated', number: ({ accumulated }) => accumulated, ...CLOCK },
  { head: 'time', number: ({ figures }) => figures.time, ...CLOCK },
  { head: 'distance', unit: 'm', number: ({ figures }) => figures.distance, format: '0.0' },
  { head: 'speed', unit: 'm/s', number: ({ figures }) => figures.speed, format: '0.00' },
  { head: 'pace', number: ({ figures }) => figures.pace, ...CLOCK },
  { head: 'prognostic', number: ({ figures }) => figures.prognostic, ...PERCENT },
  { head: 'stroke_rate', number: ({ figures }) => figures.stroke_rate, format: '0.0' },
  { head: 'ewps', unit: 'J', number: ({ figures }) => figures.ewps, format: '0' },
  { head: 'dps', unit: 'm', number: ({ figures }) => figures.dps, format: '0.00' },
  { head: 'gap_s', unit: 's', number: ({ figures }) => figures.gap_s, format: '0.0' },
  { head: 'gap_m', unit: 'm', number: ({ figures }) => figures.gap_m, format: '0.0' },
  { head: 'start', text: ({ line }, words) => startOf(words, line.rolling) },
  { head: 'wind', unit: 'm/s', number: ({ line }) => line.conditions.wind_speed, format: '0.0' },
  {
    head: 'head_wind',
    unit: 'm/s',
    number: ({ line }) => line.conditions.head_wind,
    format: '0.0',
  },
  {
    head: 'cross_wind',
    unit: 'm/s',
    number: ({ line }) => line.conditions.cross_wind,
    format: '0.0',
  },
  {
    head: 'following_stream',
    unit: 'm/s',
    number: ({ line }) => line.conditions.following_stream,
    format: '0.00',
  },
  {
    head: 'cross_stream',
    unit: 'm/s',
    number: ({ line }) => line.conditions.cross_stream,
    format: '0.00',
  },
]

const headOf = <Row>(words: RaceWords, { head, unit }: RaceColumn<Row>, seconds: boolean) => {
  const shown = seconds && unit === CLOCK.unit ? 's' : unit
  return shown === undefined ? words.columns[head] : `${words.columns[head]} (${shown})`
}

/** A sheet of a workbook: the head, and a row of real numbers for each. */
export function sheetOf<Row>(
  columns: readonly RaceColumn<Row>[],
  rows: readonly Row[],
  words: RaceWords,
): SheetCell[][] {
  const head = columns.map((column) => headCell(headOf(words, column, false)))
  return [
    head,
    ...rows.map((row) =>
      columns.map(({ text, number, format, per = 1 }) => {
        if (text) return textCell(text(row, words))
        const value = number?.(row) ?? null
        return numberCell(value === null ? null : value / per, format)
      }),
    ),
  ]
}

/** The same as cells of a CSV file: times in seconds. */
export function csvRowsOf<Row>(
  columns: readonly RaceColumn<Row>[],
  rows: readonly Row[],
  words: RaceWords,
): CsvCell[][] {
  return [
    columns.map((column) => headOf(words, column, true)),
    ...rows.map((row) =>
      columns.map(({ text, number, per = 1 }) => {
        if (text) return text(row, words)
        const value = number?.(row) ?? null
        const unit = per === SECONDS_A_DAY ? 1 : per
        return value === null ? null : Math.round((PRECISION * value) / unit) / PRECISION
      }),
    ),
  ]
}
