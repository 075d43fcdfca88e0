import type { ChannelName, Channels } from './channels.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'

/** A growing table kept by column; a cell never written is NaN. */
export interface Columns {
  rows: number
  capacity: number
  readonly names: string[]
  readonly arrays: Float64Array[]
  readonly limits: ReadLimits
}

const MOST_AT_ONCE = 16_384

/** `rows` is how many there may well be: room for them is made at once. */
export function emptyColumns(limits: ReadLimits, rows = 1024): Columns {
  return {
    rows: 0,
    capacity: Math.min(Math.max(64, rows), MOST_AT_ONCE, limits.records),
    names: [],
    arrays: [],
    limits,
  }
}

/** The place of a column, made on first use. */
export function columnIndex(columns: Columns, name: string): number {
  const known = columns.names.indexOf(name)
  if (known >= 0) return known
  columns.names.push(name)
  columns.arrays.push(new Float64Array(columns.capacity).fill(Number.NaN))
  return columns.names.length - 1
}

/** Opens the next row and returns its number. */
export function addRow(columns: Columns): number {
  if (columns.rows === columns.capacity) grow(columns)
  return columns.rows++
}

function grow(columns: Columns): void {
  const { limits } = columns
  if (columns.rows >= limits.records || columns.rows * columns.arrays.length >= limits.cells)
    throw new FileRefusal('too_large')
  columns.capacity = Math.min(2 * columns.capacity, limits.records)
  columns.arrays.forEach((array, index) => {
    const larger = new Float64Array(columns.capacity)
    larger.set(array)
    larger.fill(Number.NaN, array.length)
    columns.arrays[index] = larger
  })
}

export function setCell(columns: Columns, column: number, row: number, value: number): void {
  const array = columns.arrays[column]
  if (array) array[row] = value
}

/**
 * Rows `from` to `to` of one column, a copy that owns its memory; undefined when the column is
 * absent or has no value there.
 */
export function columnSlice(
  columns: Columns,
  name: string,
  from = 0,
  to = columns.rows,
): Float64Array | undefined {
  const array = columns.arrays[columns.names.indexOf(name)]
  if (!array) return undefined
  for (let row = from; row < to; row++) {
    if (!Number.isNaN(array[row])) return array.slice(from, to)
  }
  return undefined
}

/** A table of these rows, in this order. */
export function pickRows(columns: Columns, rows: readonly number[]): Columns {
  const arrays = columns.arrays.map((array) =>
    Float64Array.from(rows, (row) => array[row] ?? Number.NaN),
  )
  return { ...columns, rows: rows.length, capacity: rows.length, names: [...columns.names], arrays }
}

/** The named columns as channels, those without any value left out. */
export function channelsOf(
  columns: Columns,
  names: readonly ChannelName[],
  from = 0,
  to = columns.rows,
): Channels {
  const channels: Channels = new Map()
  for (const name of names) {
    const slice = columnSlice(columns, name, from, to)
    if (slice) channels.set(name, slice)
  }
  return channels
}

/** Leaves out channels of sensors that were not there: nothing but zeros. */
export function dropSilent(channels: Channels, names: readonly ChannelName[]): void {
  for (const name of names)
    if (channels.get(name)?.every((value) => value === 0 || Number.isNaN(value)))
      channels.delete(name)
}
