import { columnsOf, type DrvColumn, type Head } from './drv-columns.ts'
import type { DrvRow } from './drv-table.ts'
import {
  drvDay,
  drvNumber,
  drvText,
  drvTime,
  drvWord,
  isFault,
  type DrvFault,
} from './drv-values.ts'
import { LINE_NUMBERS, TEST_NUMBERS, type TestField } from './fields.ts'
import { MOST_LINES, type SweepScull, type TestKind, type WeightClass } from './kinds.ts'

/** What is wrong, and where. The column is null for what is wrong with a whole line. */
export type DrvLineFault = DrvFault & { line: number; column: string | null }

type Words = {
  test_type: TestKind
  last_name: string
  first_name: string
  birth_date: string
  gender: 'm' | 'w'
  test_date: string
  site: string
  ergo: string
  protocol: string
  weight_class: WeightClass
  sweep_scull: SweepScull
  comment: string
}
/** The cells of a line by their columns; those that are empty or wrong are left out. */
export type DrvCells = Partial<Words & Record<Exclude<DrvColumn, keyof Words>, number>>

type Read = (cell: string, hasCommas: boolean) => string | number | DrvFault

const number =
  (field: TestField): Read =>
  (cell, hasCommas) =>
    drvNumber(cell, field, hasCommas)
const text =
  (longest: number, lines: 'one' | 'any' = 'one'): Read =>
  (cell) =>
    drvText(cell, longest, lines)
const word =
  <W extends string>(words: Readonly<Record<W, readonly string[]>>): Read =>
  (cell) =>
    drvWord(cell, words)

const ID: TestField = { min: 1, max: Number.MAX_SAFE_INTEGER, decimals: 0 }
const NAME_LENGTH = 100

const READ: Readonly<Record<DrvColumn, Read>> = {
  test_type: word<TestKind>({
    step: ['stufe', 'stufentest'],
    vo2: ['vo2max'],
    '2k': ['2000', '2000m'],
    '5k': ['5000', '5000m'],
    '6k': ['6000', '6000m'],
  }),
  athlete_id: number(ID),
  last_name: text(NAME_LENGTH),
  first_name: text(NAME_LENGTH),
  birth_date: drvDay,
  gender: word({ m: [], w: ['f'] }),
  test_date: drvDay,
  site: text(80),
  ergo: text(60),
  protocol: text(60),
  weight_kg: number(TEST_NUMBERS.weight),
  weight_class: word({ open: ['offen'], light: ['leicht'] }),
  sweep_scull: word({ sweep: ['riemen'], scull: ['skull'] }),
  drag_factor: number(TEST_NUMBERS.drag_factor),
  comment: text(1000, 'any'),
  step: number({ min: 1, max: MOST_LINES, decimals: 0 }),
  target_w: number(LINE_NUMBERS.target_watts),
  power_w: number(LINE_NUMBERS.watts),
  duration_s: number(LINE_NUMBERS.time_s),
  distance_m: number(LINE_NUMBERS.distance),
  stroke_rate: number(LINE_NUMBERS.stroke_rate),
  heart_rate: number(LINE_NUMBERS.heart_rate),
  lactate: number(LINE_NUMBERS.lactate),
  rpe: number(LINE_NUMBERS.rpe),
  vo2_l_min: number(TEST_NUMBERS.vo2max),
  vo2_ml_kg_min: number({ min: 5, max: 120, decimals: 1 }),
  hr_max: number(TEST_NUMBERS.hr_max),
  rer: number(TEST_NUMBERS.rer_max),
  lactate_max: number(TEST_NUMBERS.lactate_0),
  split: number({ min: 0, max: MOST_LINES, decimals: 0 }),
  split_distance_m: number({ ...LINE_NUMBERS.distance, min: 1 }),
  split_time: (cell, hasCommas) => drvTime(cell, TEST_NUMBERS.time_s, hasCommas),
}

/** Power of a whole test is in whole watts. */
const readCell = (column: DrvColumn, kind: TestKind | undefined): Read =>
  kind === 'vo2' && column === 'power_w' ? number(TEST_NUMBERS.watts_max) : READ[column]

/** The cells of a line, and what is wrong with them. */
export function drvCells(
  head: Head<DrvColumn>,
  { line, cells }: DrvRow,
  hasCommas: boolean,
): { cells: DrvCells; faults: DrvLineFault[] } {
  const read: Partial<Record<DrvColumn, string | number>> = {}
  const faults: DrvLineFault[] = []
  const kindCell = cells[head.at.get('test_type') ?? -1] ?? ''
  const kind = READ.test_type(kindCell, hasCommas)
  const known = isFault(kind) ? undefined : (kind as TestKind)
  const own = known && columnsOf(known)
  for (const [column, at] of head.at) {
    const cell = cells[at] ?? ''
    if (cell === '') continue
    if (own && !own.has(column)) {
      faults.push({ line, column, code: 'not_of_this_test' })
      continue
    }
    const value = readCell(column, known)(cell, hasCommas)
    if (isFault(value)) faults.push({ line, column, ...value })
    else read[column] = value
  }
  return {
    cells: read as DrvCells,
    faults: [...faults, ...missing(read as DrvCells, faults, line)],
  }
}

/** What every line must say. */
function missing(cells: DrvCells, faults: readonly DrvLineFault[], line: number): DrvLineFault[] {
  const isFaulty = (column: DrvColumn) => faults.some((fault) => fault.column === column)
  const lacks = (column: DrvColumn) => cells[column] === undefined && !isFaulty(column)
  const needed: DrvColumn[] = ['test_type', 'test_date']
  if (cells.test_type === 'step') needed.push('step')
  if (cells.test_type && !['step', 'vo2'].includes(cells.test_type)) needed.push('split')
  const isNameless =
    lacks('athlete_id') && (lacks('last_name') || lacks('first_name')) && !isFaulty('athlete_id')
  return [
    ...needed.filter(lacks).map((column) => ({ line, column, code: 'missing' as const })),
    ...(isNameless ? [{ line, column: null, code: 'name_missing' as const }] : []),
  ]
}
