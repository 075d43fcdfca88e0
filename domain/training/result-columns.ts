import type { LineFigures } from './line-figures.ts'
import type { LineSource } from './result-lines.ts'

/** What the table of results says of a line. */
export type ResultTableLine = LineFigures & {
  name: string
  place: number | null
  source: LineSource
  laps: readonly (number | null)[]
}

/**
 * Each kind is written in its own way: a speed as its sport reads it, a weight in the unit of the
 * reader, a step of effort in words.
 */
type Kind = 'number' | 'time' | 'speed' | 'weight' | 'step'
/** Units that languages write differently, beside those written alike. */
export type ResultUnit = 'beats' | 'strokes' | 'm' | 'W' | 'J' | '%' | 'mmol/L'

export type ResultColumn = {
  key: Exclude<keyof ResultTableLine, 'name' | 'source' | 'laps'>
  /** Its name among the words of the table. */
  head: ResultHead
  kind: Kind
  decimals?: number
  unit?: ResultUnit
  /** Left out of the table on screen until somebody chooses it. */
  hidden?: 'at-first' | 'where-all-the-same'
}
type ResultHead =
  | 'rank'
  | 'time'
  | 'distance'
  | 'pace'
  | 'strokeRate'
  | 'prognostic'
  | 'dps'
  | 'ewps'
  | 'power'
  | 'sets'
  | 'reps'
  | 'heaviest'
  | 'volume'
  | 'heartRate'
  | 'heartRateMax'
  | 'lactate'
  | 'ets'
  | 'trimp'
  | 'rpe'

/**
 * The figures of the table of results in their order, on its screen and in its workbook. The name
 * stands before them, the source behind the place, the pieces or splits at the end; figures that
 * nobody has are left out.
 */
const RESULT_COLUMNS: readonly ResultColumn[] = [
  { key: 'place', head: 'rank', kind: 'number', decimals: 0 },
  { key: 'time', head: 'time', kind: 'time' },
  {
    key: 'distance',
    head: 'distance',
    kind: 'number',
    decimals: 0,
    unit: 'm',
    hidden: 'where-all-the-same',
  },
  { key: 'speed', head: 'pace', kind: 'speed' },
  { key: 'stroke_rate', head: 'strokeRate', kind: 'number', decimals: 1, unit: 'strokes' },
  { key: 'prognostic', head: 'prognostic', kind: 'number', decimals: 1 },
  { key: 'dps', head: 'dps', kind: 'number', decimals: 1, unit: 'm', hidden: 'at-first' },
  { key: 'ewps', head: 'ewps', kind: 'number', decimals: 0, unit: 'J', hidden: 'at-first' },
  { key: 'power', head: 'power', kind: 'number', decimals: 0, unit: 'W' },
  { key: 'sets', head: 'sets', kind: 'number', decimals: 0 },
  { key: 'reps', head: 'reps', kind: 'number', decimals: 0 },
  { key: 'heaviest', head: 'heaviest', kind: 'weight' },
  { key: 'volume', head: 'volume', kind: 'weight' },
  { key: 'heart_rate', head: 'heartRate', kind: 'number', decimals: 0, unit: 'beats' },
  {
    key: 'heart_rate_max',
    head: 'heartRateMax',
    kind: 'number',
    decimals: 0,
    unit: 'beats',
    hidden: 'at-first',
  },
  { key: 'lactate', head: 'lactate', kind: 'number', decimals: 1, unit: 'mmol/L' },
  { key: 'ets', head: 'ets', kind: 'number', decimals: 1 },
  { key: 'trimp', head: 'trimp', kind: 'number', decimals: 1, hidden: 'at-first' },
  { key: 'rpe', head: 'rpe', kind: 'step' },
]

/** The columns that any of the lines has a figure in. */
export const columnsOfLines = (lines: readonly ResultTableLine[]): readonly ResultColumn[] =>
  RESULT_COLUMNS.filter(({ key }) => lines.some((line) => line[key] !== null))
