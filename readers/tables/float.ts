import type { ReadResult } from '../activity.ts'
import { CURVE_POINTS } from '../channels.ts'
import { columnIndex } from '../columns.ts'
import { cellNumber } from '../cells.ts'
import type { Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import {
  curve,
  detectTable,
  PIECE,
  readTable,
  value,
  type Table,
  type TableFormat,
} from '../table.ts'
import { finishAll } from '../table-reader.ts'
import { tableRecording } from '../table-recording.ts'
import { NEWTONS_PER_KILOGRAM, NEWTONS_PER_POUND, SPORT } from './units.ts'

/**
 * Float, a row a stroke. It writes neither time nor distance: both are the sum of the strokes.
 * Forces are in kilograms, the plot of
 * a stroke in pounds; two headings lack their closing bracket. The first stroke often is only part
 * of one, then without work.
 */
const FORMAT: TableFormat = {
  name: 'float',
  signature: [
    ['strokecount'],
    ['strokedistancem'],
    ['peakdriveforcekg'],
    ['drivetimes'],
    ['plot', 'timetopeak'],
  ],
  columns: {
    strokecount: value('stroke'),
    intervalcount: PIECE,
    drivelengthm: value('stroke_length'),
    drivetimes: value('drive_time'),
    strokerecoverytimes: value('recovery_time'),
    strokedistancem: value('stroke_distance'),
    peakdriveforcekg: value('peak_force', NEWTONS_PER_KILOGRAM),
    avgdriveforcekg: value('avg_force', NEWTONS_PER_KILOGRAM),
    workperstrokej: value('work'),
    strokepowerw: value('power'),
    plot: curve('force_curve', (cell) =>
      cell.split(' - ').map((force) => cellNumber(force, 'thousands') * NEWTONS_PER_POUND),
    ),
  },
}

export const floatReader = {
  name: FORMAT.name,
  detect: (head: Head): boolean => detectTable(FORMAT)(head),
  read,
} as const

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const table = withoutPartial(readTable(bytes, limits, FORMAT))
  addSums(table)
  const recording = tableRecording(table, { sport_id: SPORT.ergo, device: 'Float' })
  // The sum of the strokes knows of no rest between intervals.
  const restarts = table.pieces.map(({ row }) => row).filter((row) => row > 0)
  return finishAll(FORMAT.name, [{ ...recording, restarts }])
}

const arrayOf = ({ columns }: Table, name: string): Float64Array =>
  columns.arrays[columnIndex(columns, name)] ?? new Float64Array(0)

function withoutPartial(table: Table): Table {
  if (table.columns.rows < 2 || arrayOf(table, 'work')[0] !== 0) return table
  const columns = {
    ...table.columns,
    rows: table.columns.rows - 1,
    arrays: table.columns.arrays.map((array) => array.slice(1)),
  }
  const pieces = table.pieces.map(({ row, label }) => ({ row: Math.max(0, row - 1), label }))
  return {
    ...table,
    columns,
    pieces,
    curves: new Map([...table.curves].map(([name, values]) => [name, values.slice(CURVE_POINTS)])),
  }
}

function addSums(table: Table): void {
  const [drive, recovery, metres] = ['drive_time', 'recovery_time', 'stroke_distance'].map((name) =>
    arrayOf(table, name),
  )
  const [t, distance, cadence] = ['t', 'distance', 'cadence'].map((name) => arrayOf(table, name))
  let seconds = 0
  let way = 0
  for (let row = 0; row < table.columns.rows; row++) {
    const stroke = (drive?.[row] ?? 0) + (recovery?.[row] ?? 0)
    seconds += Number.isNaN(stroke) ? 0 : stroke
    way += metres?.[row] || 0
    if (t) t[row] = seconds
    if (distance) distance[row] = way
    if (cadence && stroke > 0) cadence[row] = 60 / stroke
  }
}
