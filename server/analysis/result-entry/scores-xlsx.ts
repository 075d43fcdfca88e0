import { LIST_SEPARATOR } from '#domain/constants/languages.ts'
import { SCORE_NUMBERS, type ScoreNumber } from '#domain/constants/scores.ts'
import { sportById, type PaceUnit } from '#domain/constants/sports.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import { kmhOfSpeed, PACE_DISTANCE_M, paceOfSpeed } from '#domain/time/pace.ts'
import { WEIGHT_UNITS, weightIn } from '#domain/training/weights.ts'
import { headCell, numberCell, textCell, type SheetCell } from '../../text/cells.ts'
import { nameOf } from '../../text/names.ts'
import { tableSheet, type Reader, type ResultsTable } from './results-table.ts'
import type { ScoreLine } from './score-rows.ts'

/**
 * `clock` is seconds, which a workbook shows as a clock does; `unit` is what they are given per.
 */
type Column = {
  head: string
  unit?: string
  clock?: keyof typeof CLOCKS
  text?: (line: ScoreLine) => string
  value?: (line: ScoreLine) => number | null
  format?: string
}

const SECONDS_A_DAY = 86_400
const CLOCKS = {
  minutes: { unit: 'min:s', format: '[m]:ss.0' },
  hours: { unit: 'h:min:s', format: '[h]:mm:ss.0' },
} as const
const DERIVED: readonly ScoreNumber[] = ['time', 'distance', 'stroke_rate', 'power']
const LENDABLE = [
  'time',
  'distance',
  'stroke_rate',
  'power',
  'heart_rate',
  'heart_rate_max',
  'ets',
  'trimp',
] as const
const OF_SETS = { reps: 'reps', exercise_weight: 'heaviest' } as const
const PACES = { '500m': '/500 m', km: '/km', '100m': '/100 m' } as const satisfies Record<
  Exclude<PaceUnit, 'kmh'>,
  string
>
const rounded = (value: number | null, decimals: number) =>
  value === null ? null : Number(value.toFixed(decimals))

/** What both exports show; columns nobody has a value for are left out. */
function columnsOf(lines: readonly ScoreLine[], reader: Reader): Column[] {
  const words = reader.words
  const columns: Column[] = [
    { head: words.name, text: ({ name }) => name },
    { head: words.class, text: (line) => line.class },
    { head: words.rank, value: ({ place }) => place },
    {
      head: words.alternative,
      text: (line) =>
        line.alternative
          ? nameOf(reader.language, 'sport', sportById(line.sport_id)?.key ?? 'other')
          : '',
    },
    { head: words.dropped, text: ({ dropped }) => (dropped ? words.yes : '') },
    { head: words.programme, text: ({ programme }) => programme },
    { head: words.piece, value: ({ piece }) => piece },
    { head: words.seatRace, value: ({ race }) => race },
    { head: words.exercise, text: ({ exercise }) => exercise },
    {
      head: words.part,
      text: ({ part, exercise }) =>
        part === 'piece' && exercise !== '' ? words.exercise : words.parts[part],
    },
    { head: words.number, value: ({ number }) => (number === 0 ? null : number) },
    ...figureColumns(reader),
    ...setColumns(reader),
    ...enteredColumns(reader),
    { head: words.heartRateMax, value: ({ recorded }) => recorded?.heart_rate_max ?? null },
    { head: 'ETS', value: ({ recorded }) => rounded(recorded?.ets ?? null, 1), format: '0.0' },
    { head: 'TRIMP', value: ({ recorded }) => rounded(recorded?.trimp ?? null, 1), format: '0.0' },
    { head: words.fromRecording, text: ({ lent }) => lentWords(lent, reader) },
    {
      head: words.recordedBy,
      text: ({ devices }) => devices.join(LIST_SEPARATOR[reader.language]),
    },
    { head: words.fields.note, text: ({ score }) => score.note ?? '' },
    { head: words.resultNote, text: ({ result_note }) => result_note ?? '' },
  ]
  return columns.filter(
    ({ text, value }) =>
      lines.length === 0 ||
      lines.some((line) => (text ? text(line) !== '' : value?.(line) != null)),
  )
}

/**
 * The columns a recording filled beside what was entered; those that follow from others are not
 * said.
 */
function lentWords(lent: ScoreLine['lent'], { words, language }: Reader): string {
  const heads = { ...words.fields, heart_rate_max: words.heartRateMax, ets: 'ETS', trimp: 'TRIMP' }
  return LENDABLE.flatMap((key) => (lent.has(key) ? heads[key] : [])).join(LIST_SEPARATOR[language])
}

/** What follows from what was entered; each sport has its speed in the column of its habit. */
function figureColumns({ words }: Reader): Column[] {
  const habit = ({ sport_id }: ScoreLine) => sportById(sport_id)?.pace ?? null
  return [
    { head: words.fields.time, clock: 'minutes', value: ({ figures }) => rounded(figures.time, 3) },
    {
      head: words.fields.distance,
      value: ({ figures }) => rounded(figures.distance, 1),
      format: '0',
    },
    ...(Object.keys(PACES) as (keyof typeof PACES)[]).map((pace): Column => ({
      head: words.pace,
      unit: PACES[pace],
      clock: 'minutes',
      value: (line) =>
        habit(line) === pace
          ? rounded(paceOfSpeed(line.figures.speed, PACE_DISTANCE_M[pace]), 3)
          : null,
    })),
    {
      head: `${words.speed} (km/h)`,
      value: (line) => (habit(line) === 'kmh' ? rounded(kmhOfSpeed(line.figures.speed), 2) : null),
      format: '0.0',
    },
    {
      head: `${words.speed} (m/s)`,
      value: ({ figures }) => rounded(figures.speed, 3),
      format: '0.00',
    },
    {
      head: words.fields.stroke_rate,
      value: ({ figures }) => rounded(figures.stroke_rate, 2),
      format: '0.0',
    },
    { head: words.dps, value: ({ figures }) => rounded(figures.dps, 2), format: '0.0' },
    { head: words.ewps, value: ({ figures }) => rounded(figures.ewps, 1), format: '0' },
    { head: words.fields.power, value: ({ figures }) => rounded(figures.power, 1), format: '0' },
    {
      head: words.prognostic,
      value: ({ figures }) => rounded(figures.prognostic, 2),
      format: '0.0',
    },
  ]
}

function setColumns({ words, units }: Reader): Column[] {
  const lifted = ({ sets }: ScoreLine) => sets?.volume ?? null
  return [
    { head: words.sets, value: ({ sets }) => sets?.sets ?? null },
    {
      head: `${words.volume} (${WEIGHT_UNITS[units]})`,
      value: (line) => weighed(lifted(line), units),
      format: '0.#',
    },
  ]
}

const weighed = (kilograms: number | null, units: UnitSystem) =>
  kilograms === null ? null : weightIn(units, kilograms)

/** What was entered; of several sets together all repetitions, and the heaviest weight. */
function enteredColumns({ words, units }: Reader): Column[] {
  const valueOf = ({ score, sets }: ScoreLine, field: ScoreNumber) =>
    score[field] ??
    (field === 'reps' || field === 'exercise_weight' ? (sets?.[OF_SETS[field]] ?? null) : null)
  return SCORE_NUMBERS.filter((field) => !DERIVED.includes(field)).map((field): Column => {
    const head = words.fields[field]
    if (field === 'start' || field === 'finish')
      return { head, clock: 'hours', value: (line) => valueOf(line, field) }
    if (field === 'exercise_weight')
      return {
        head: `${head} (${WEIGHT_UNITS[units]})`,
        value: (line) => weighed(valueOf(line, field), units),
        format: '0.##',
      }
    return { head, value: (line) => rounded(valueOf(line, field), 3), format: '0.##' }
  })
}

/** The heading reads "Time (min:s)", and names the distance when the time is per distance. */
const headOf = ({ head, clock, unit = '' }: Column, clockUnit: string) =>
  clock ? `${head} (${clockUnit}${unit})` : head

/**
 * The table as it is on screen, then all values behind it. Times are times of the sheet, shown as
 * minutes and tenths.
 */
export async function scoresWorkbook(
  lines: readonly ScoreLine[],
  table: ResultsTable,
  reader: Reader,
): Promise<Buffer> {
  const columns = columnsOf(lines, reader)
  const cell = (line: ScoreLine, { text, value, clock, format = '0' }: Column) => {
    if (text) return textCell(text(line))
    const number = value?.(line) ?? null
    return clock && number !== null
      ? numberCell(number / SECONDS_A_DAY, CLOCKS[clock].format)
      : numberCell(number, format)
  }
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const allValues = [
    columns.map((column) =>
      headCell(headOf(column, column.clock ? CLOCKS[column.clock].unit : '')),
    ),
    ...lines.map((line) => columns.map((column) => cell(line, column))),
  ]
  const sheetNamed = (sheet: string, rows: SheetCell[][]) => ({
    sheet,
    data: rows,
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map((_, index) => ({ width: index === 0 ? 24 : 14 })),
  })
  return writeExcelFile([
    sheetNamed(reader.words.sheet, tableSheet(table, reader)),
    sheetNamed(reader.words.allValues, allValues),
  ]).toBuffer()
}

/** The CSV is for spreadsheets set to the reader's language, with times in seconds. */
export function scoresCsv(lines: readonly ScoreLine[], reader: Reader): Buffer {
  const columns = columnsOf(lines, reader)
  const cells = (line: ScoreLine) =>
    columns.map(({ text, value }) => (text ? text(line) : (value?.(line) ?? null)))
  return Buffer.from(
    csvOf([columns.map((column) => headOf(column, 's')), ...lines.map(cells)], reader.language),
    'utf8',
  )
}
