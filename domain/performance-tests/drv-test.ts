import { SHARED_COLUMNS } from './drv-columns.ts'
import type { DrvCells, DrvLineFault } from './drv-line.ts'
import { personOf, type DrvPerson } from './drv-people.ts'
import type { DrvFaultCode } from './drv-values.ts'
import type { LineNumber, TestNumber } from './fields.ts'
import {
  isDistanceKind,
  TEST_DISTANCES,
  type DistanceKind,
  type SweepScull,
  type TestKind,
  type WeightClass,
} from './kinds.ts'

export type DrvRead = { line: number; cells: DrvCells }

/** The numbers of a step or a split that a file speaks of; what it does not say is left out. */
export type DrvTestLine = Partial<Record<LineNumber, number>>

/** What a file says of a test; what it does not say is left out. */
export type DrvValues = Partial<
  Record<TestNumber, number> & {
    site: string
    ergo: string
    protocol: string
    comment: string
    weight_class: WeightClass
    sweep_scull: SweepScull
  }
>

export type DrvTest = {
  /** The first of its lines in the file. */
  line: number
  kind: TestKind
  day: string
  person: DrvPerson
  values: DrvValues
  lines: DrvTestLine[]
}

const fault = (
  line: number,
  column: string | null,
  code: DrvFaultCode,
  more: { min?: number; max?: number } = {},
): DrvLineFault => ({ line, column, code, ...more })

/** Leaves out what is not said. */
function said<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as { [K in keyof T]: Exclude<T[K], undefined> }
}

/** The cells that all lines of a test share: the first that says something; others must agree. */
function sharedOf(rows: readonly DrvRead[]): { shared: DrvCells; faults: DrvLineFault[] } {
  const shared: Record<string, string | number> = {}
  const faults: DrvLineFault[] = []
  for (const { line, cells } of rows)
    for (const column of SHARED_COLUMNS) {
      const value = cells[column]
      if (value === undefined) continue
      shared[column] ??= value
      const isSame = String(shared[column]).toLowerCase() === String(value).toLowerCase()
      if (!isSame) faults.push(fault(line, column, 'differs_from_above'))
    }
  return { shared: shared as DrvCells, faults }
}

/** A test from its lines, or what is wrong with them together. */
export function drvTestOf(
  rows: readonly DrvRead[],
  { kind, day }: { kind: TestKind; day: string },
): DrvTest | DrvLineFault[] {
  const { shared, faults } = sharedOf(rows)
  if (faults.length > 0) return faults
  const made = isDistanceKind(kind)
    ? distanceOf(rows, kind)
    : kind === 'step'
      ? stepsOf(rows)
      : vo2Of(rows, shared)
  if (Array.isArray(made)) return made
  const { site, ergo, protocol, comment, weight_class, sweep_scull, drag_factor } = shared
  const common = { site, ergo, protocol, comment, weight_class, sweep_scull, drag_factor }
  return {
    line: rows[0]?.line ?? 0,
    kind,
    day,
    person: personOf(shared),
    values: said({ ...common, weight: shared.weight_kg, ...made.values }),
    lines: made.lines,
  }
}

type Made = { values: Partial<Record<TestNumber, number | undefined>>; lines: DrvTestLine[] }

/** Lines whose number is there already. */
function twice(rows: readonly DrvRead[], column: 'step' | 'split'): DrvLineFault[] {
  const seen = new Set<number>()
  return rows.flatMap(({ line, cells }) => {
    const number = cells[column] ?? 0
    if (seen.has(number)) return [fault(line, column, 'line_twice')]
    seen.add(number)
    return []
  })
}

function stepsOf(rows: readonly DrvRead[]): Made | DrvLineFault[] {
  const faults = twice(rows, 'step')
  if (faults.length > 0) return faults
  const steps = rows.toSorted((one, other) => (one.cells.step ?? 0) - (other.cells.step ?? 0))
  const lines = steps.map(({ cells }) =>
    said({
      target_watts: cells.target_w,
      watts: cells.power_w,
      time_s: cells.duration_s,
      distance: cells.distance_m,
      stroke_rate: cells.stroke_rate,
      heart_rate: cells.heart_rate,
      lactate: cells.lactate,
      rpe: cells.rpe,
    }),
  )
  return { values: {}, lines }
}

/** What is said for each kilogram may differ by rounding, in litres a minute. */
const VO2_ROUNDING = 0.15

function vo2Of(rows: readonly DrvRead[], shared: DrvCells): Made | DrvLineFault[] {
  const [first, second] = rows
  if (second) return [fault(second.line, null, 'line_twice')]
  if (!first) return []
  const { vo2_l_min, vo2_ml_kg_min, hr_max, power_w, rer, lactate_max } = first.cells
  const weight = shared.weight_kg
  const computed =
    vo2_ml_kg_min !== undefined && weight !== undefined
      ? Math.round(vo2_ml_kg_min * weight) / 1000
      : undefined
  if (vo2_l_min === undefined && vo2_ml_kg_min !== undefined && computed === undefined)
    return [fault(first.line, 'vo2_ml_kg_min', 'weight_needed')]
  const differs =
    vo2_l_min !== undefined &&
    computed !== undefined &&
    Math.abs(vo2_l_min - computed) > VO2_ROUNDING
  if (differs) return [fault(first.line, 'vo2_ml_kg_min', 'vo2_differs')]
  return {
    values: {
      vo2max: vo2_l_min ?? computed,
      hr_max,
      watts_max: power_w,
      rer_max: rer,
      lactate_0: lactate_max,
    },
    lines: [],
  }
}

/** Splits are rounded to a tenth each. */
const SPLITS_ROUNDING = 1

function distanceOf(rows: readonly DrvRead[], kind: DistanceKind): Made | DrvLineFault[] {
  const doubled = twice(rows, 'split')
  if (doubled.length > 0) return doubled
  const { distance, split } = TEST_DISTANCES[kind]
  const total = rows.find(({ cells }) => cells.split === 0)
  const splits = rows
    .filter(({ cells }) => cells.split !== 0)
    .toSorted((one, other) => (one.cells.split ?? 0) - (other.cells.split ?? 0))
  const lines = splits.map(({ cells }) => ({
    time_s: cells.split_time,
    distance: cells.split_distance_m ?? split,
    stroke_rate: cells.stroke_rate,
    heart_rate: cells.heart_rate,
    lactate: cells.lactate,
  }))
  const rowed = lines.reduce((sum, line) => sum + line.distance, 0)
  const beyond = total?.cells.split_distance_m ?? distance
  if (rowed > distance || beyond !== distance)
    return [
      fault(
        (rowed > distance ? splits.at(-1) : total)?.line ?? 0,
        'split_distance_m',
        'beyond_distance',
        {
          max: distance,
        },
      ),
    ]
  const isWhole = rowed === distance && lines.every(({ time_s }) => time_s !== undefined)
  const sum = Math.round(lines.reduce((all, { time_s = 0 }) => all + time_s, 0) * 1000) / 1000
  const time_s = total?.cells.split_time ?? (isWhole ? sum : undefined)
  const line = (total ?? rows[0])?.line ?? 0
  if (time_s === undefined) return [fault(line, 'split_time', 'total_missing')]
  const isOff = isWhole ? Math.abs(sum - time_s) > SPLITS_ROUNDING : sum > time_s
  if (isOff) return [fault(line, 'split_time', 'total_differs')]
  const values = { time_s, hr_avg: total?.cells.heart_rate, lactate_0: total?.cells.lactate }
  return { values, lines: lines.map(said) }
}
