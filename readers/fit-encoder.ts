import { crc16, FIT_TYPE, sizeOfType } from './fit-values.ts'

export type TypeName =
  | 'enum'
  | 'uint8'
  | 'uint16'
  | 'sint32'
  | 'uint32'
  | 'uint32z'
  | 'float32'
  | 'string'
export type Cell = number | string | undefined
export type Column = readonly [field: number, type: TypeName, size?: number]

/** The high bit marks types of more than one byte. */
export const typeByte = (type: TypeName): number =>
  FIT_TYPE[type] | (sizeOfType(FIT_TYPE[type]) > 1 ? 0x80 : 0)
const INVALID: Record<TypeName, number> = {
  enum: 0xff,
  uint8: 0xff,
  uint16: 0xffff,
  sint32: 0x7fffffff,
  uint32: 0xffffffff,
  uint32z: 0,
  float32: Number.NaN,
  string: 0,
}
const HEADER_BYTES = 14
const DATA_SIZE_AT = 4

export interface Writer {
  bytes: Uint8Array
  view: DataView
  length: number
  readonly littleEndian: boolean
}

/** An empty file: room for the header, nothing else yet. */
export function openFit(littleEndian: boolean): Writer {
  const bytes = new Uint8Array(4096)
  return { bytes, view: new DataView(bytes.buffer), length: HEADER_BYTES, littleEndian }
}

/** Says how the rows of a local message number will look. */
export function define(
  writer: Writer,
  local: number,
  message: number,
  columns: readonly Column[],
  developer: readonly Column[] = [],
): void {
  const size = ([, type, bytes]: Column): number => bytes ?? sizeOfType(FIT_TYPE[type])
  reserve(writer, 8 + 3 * (columns.length + developer.length))
  push(writer, 0x40 | (developer.length > 0 ? 0x20 : 0) | local, 0, writer.littleEndian ? 0 : 1)
  writer.view.setUint16(writer.length, message, writer.littleEndian)
  writer.length += 2
  push(writer, columns.length)
  for (const column of columns) push(writer, column[0], size(column), typeByte(column[1]))
  if (developer.length > 0) push(writer, developer.length)
  for (const column of developer) push(writer, column[0], size(column), 0)
}

export function writeRow(
  writer: Writer,
  header: number,
  columns: readonly Column[],
  cells: readonly Cell[],
): void {
  reserve(
    writer,
    1 + columns.reduce((sum, [, type, size]) => sum + (size ?? sizeOfType(FIT_TYPE[type])), 0),
  )
  push(writer, header)
  columns.forEach(([, type, size], index) => writeCell(writer, type, cells[index], size))
}

function writeCell(
  writer: Writer,
  type: TypeName,
  cell: Cell,
  size = sizeOfType(FIT_TYPE[type]),
): void {
  const { view, length: at, littleEndian } = writer
  const value = typeof cell === 'number' ? cell : INVALID[type]
  if (type === 'string')
    writer.bytes.set(new TextEncoder().encode(String(cell ?? '')).subarray(0, size - 1), at)
  else if (type === 'uint16') view.setUint16(at, value, littleEndian)
  else if (type === 'sint32') view.setInt32(at, value, littleEndian)
  else if (type === 'uint32' || type === 'uint32z') view.setUint32(at, value, littleEndian)
  else if (type === 'float32') view.setFloat32(at, value, littleEndian)
  else view.setUint8(at, value)
  writer.length += size
}

function push(writer: Writer, ...values: number[]): void {
  for (const value of values) writer.bytes[writer.length++] = value
}

function reserve(writer: Writer, size: number): void {
  if (writer.length + size <= writer.bytes.length) return
  const larger = new Uint8Array(2 * (writer.length + size))
  larger.set(writer.bytes)
  writer.bytes = larger
  writer.view = new DataView(larger.buffer)
}

/** Puts the header in front and the checksum at the end. */
export function seal(writer: Writer): Uint8Array {
  reserve(writer, 2)
  const { bytes, view, length } = writer
  bytes.set([HEADER_BYTES, 0x20, 0, 0])
  view.setUint16(2, 2132, true)
  view.setUint32(DATA_SIZE_AT, length - HEADER_BYTES, true)
  bytes.set(new TextEncoder().encode('.FIT'), 8)
  view.setUint16(12, crc16(bytes, 0, 12), true)
  view.setUint16(length, crc16(bytes, 0, length), true)
  return bytes.slice(0, length + 2)
}
