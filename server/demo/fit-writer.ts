import {
  define,
  openFit,
  seal,
  typeByte,
  writeRow,
  type Cell,
  type Column,
  type Writer,
} from '../../readers/fit-encoder.ts'
import { FIT_EPOCH, FIT_MESSAGE, TIMESTAMP_FIELD } from '../../readers/fit-fields.ts'

type Numbers<Name extends string> = { readonly [Each in Name]?: number | undefined }

/**
 * SI units; `t` in seconds since the file's start, lat and lon in degrees, altitude in m. What is
 * left out is written as invalid.
 */
export interface FitRecord extends Numbers<
  'lat' | 'lon' | 'distance' | 'speed' | 'heart_rate' | 'cadence' | 'power' | 'altitude'
> {
  readonly t: number
  /** values of the file's developer fields, in their order, unscaled */
  readonly developer?: readonly (number | undefined)[]
}

/**
 * A lap, a session or a pool length: when it began (seconds since the file's start), how long it
 * took, how far it went.
 */
export interface FitSpan extends Numbers<
  | 'elapsed'
  | 'distance'
  | 'heart_rate_avg'
  | 'heart_rate_max'
  | 'cadence_avg'
  | 'sport'
  | 'sub_sport'
> {
  readonly start: number
  readonly time: number
  readonly rest?: boolean
  /** The place of its step in the workout that it was done for, laps. */
  readonly step?: number | undefined
  /** metres, sessions in a pool */
  readonly pool_length?: number | undefined
}

interface FitDeveloperField {
  readonly name: string
  readonly units: string
  readonly type: 'uint8' | 'uint16' | 'float32'
  readonly scale?: number
  /** the standard field of a record that it replaces */
  readonly native?: number
}

export interface FitFileContent {
  readonly start: Date
  readonly sport: number
  readonly sub_sport?: number
  readonly records: readonly FitRecord[]
  readonly laps?: readonly FitSpan[]
  readonly lengths?: readonly FitSpan[]
  /** null writes none; left out, one over all records is written */
  readonly session?: FitSpan | readonly FitSpan[] | null
  /** moments, in seconds, at which the timer was stopped and started again */
  readonly pauses?: readonly { readonly from: number; readonly to: number }[]
  readonly product?: string
  readonly developer_fields?: readonly FitDeveloperField[]
  readonly big_endian?: boolean
  /** write records with five-bit times in their header */
  readonly compressed_timestamps?: boolean
  /** FIT file type; 4 is an activity */
  readonly file_type?: number
}

/** A FIT file with the given content, ready to be uploaded or chained to another. */
export function writeFit(content: FitFileContent): Uint8Array {
  const writer = openFit(content.big_endian !== true)
  const start = Math.round(content.start.getTime() / 1000) - FIT_EPOCH
  writeFileId(writer, content, start)
  const developer = content.developer_fields ?? []
  if (developer.length > 0) describeFields(writer, developer)
  writePauses(writer, content, start)
  writeRecords(writer, content, start)
  writeLengths(writer, content, start)
  writeSpans(writer, FIT_MESSAGE.lap, content.laps ?? [], content, start)
  writeSpans(writer, FIT_MESSAGE.session, sessionsOf(content), content, start)
  return seal(writer)
}

function sessionsOf({ session, records }: FitFileContent): readonly FitSpan[] {
  if (session === null) return []
  if (session !== undefined) return 'start' in session ? [session] : session
  const last = records.at(-1)
  return [{ start: 0, time: last?.t ?? 0, distance: last?.distance }]
}

function writeFileId(writer: Writer, content: FitFileContent, start: number): void {
  const product = content.product ?? 'Slipway'
  const columns: Column[] = [
    [0, 'enum'],
    [1, 'uint16'],
    [4, 'uint32'],
    [8, 'string', new TextEncoder().encode(product).length + 1],
  ]
  define(writer, 0, FIT_MESSAGE.fileId, columns)
  writeRow(writer, 0, columns, [content.file_type ?? 4, 255, start, product])
}

function describeFields(writer: Writer, fields: readonly FitDeveloperField[]): void {
  define(writer, 1, 207, [[3, 'uint8']])
  writeRow(writer, 1, [[3, 'uint8']], [0])
  fields.forEach((field, number) => {
    const columns: Column[] = [
      [0, 'uint8'],
      [1, 'uint8'],
      [2, 'uint8'],
      [3, 'string', field.name.length + 1],
      [6, 'uint8'],
      [8, 'string', field.units.length + 1],
      [15, 'uint8'],
    ]
    define(writer, 2, FIT_MESSAGE.fieldDescription, columns)
    writeRow(writer, 2, columns, [
      0,
      number,
      typeByte(field.type),
      field.name,
      field.scale ?? 1,
      field.units,
      field.native,
    ])
  })
}

function writePauses(writer: Writer, { pauses = [] }: FitFileContent, start: number): void {
  const columns: Column[] = [
    [TIMESTAMP_FIELD, 'uint32'],
    [0, 'enum'],
    [1, 'enum'],
  ]
  if (pauses.length > 0) define(writer, 3, FIT_MESSAGE.event, columns)
  for (const { from, to } of pauses) {
    writeRow(writer, 3, columns, [start + from, 0, 4])
    writeRow(writer, 3, columns, [start + to, 0, 0])
  }
}

const RECORD_COLUMNS: readonly Column[] = [
  [0, 'sint32'],
  [1, 'sint32'],
  [5, 'uint32'],
  [6, 'uint16'],
  [3, 'uint8'],
  [4, 'uint8'],
  [7, 'uint16'],
  [2, 'uint16'],
]

function recordCells(record: FitRecord): Cell[] {
  const semicircles = (degrees: number | undefined): Cell =>
    degrees === undefined ? undefined : Math.round((degrees * 2 ** 31) / 180)
  const scaled = (value: number | undefined, scale: number, offset = 0): Cell =>
    value === undefined ? undefined : Math.round((value + offset) * scale)
  return [
    semicircles(record.lat),
    semicircles(record.lon),
    scaled(record.distance, 100),
    scaled(record.speed, 1000),
    record.heart_rate,
    record.cadence,
    record.power,
    scaled(record.altitude, 5, 500),
  ]
}

function writeRecords(writer: Writer, content: FitFileContent, start: number): void {
  const {
    records,
    developer_fields: developer = [],
    compressed_timestamps: compressed = false,
  } = content
  const first = records[0]
  if (!first) return
  const stamp: Column = [TIMESTAMP_FIELD, 'uint32']
  const own: Column[] = developer.map(({ type }, number) => [number, type])
  const cellsOf = (record: FitRecord): Cell[] => [
    ...recordCells(record),
    ...own.map((_, number) => record.developer?.[number]),
  ]
  const plain = [...RECORD_COLUMNS, ...own]
  const stamped = [stamp, ...plain]
  // The first record holds the whole time, the others may count on from it. Local types up to 3 fit
  // into a compressed header.
  define(writer, 1, FIT_MESSAGE.record, [stamp, ...RECORD_COLUMNS], own)
  writeRow(writer, 1, stamped, [start + Math.round(first.t), ...cellsOf(first)])
  if (compressed) define(writer, 2, FIT_MESSAGE.record, RECORD_COLUMNS, own)
  for (const record of records.slice(1)) {
    const time = start + Math.round(record.t)
    const header = 0x80 | (2 << 5) | (time & 0x1f)
    if (compressed) writeRow(writer, header, plain, cellsOf(record))
    else writeRow(writer, 1, stamped, [time, ...cellsOf(record)])
  }
}

function writeLengths(writer: Writer, { lengths = [] }: FitFileContent, start: number): void {
  const columns: Column[] = [
    [TIMESTAMP_FIELD, 'uint32'],
    [2, 'uint32'],
    [3, 'uint32'],
    [9, 'uint8'],
    [12, 'enum'],
  ]
  if (lengths.length > 0) define(writer, 3, FIT_MESSAGE.length, columns)
  for (const length of lengths) {
    const end = start + Math.round(length.start + length.time)
    writeRow(writer, 3, columns, [
      end,
      start + Math.round(length.start),
      length.time * 1000,
      length.cadence_avg,
      length.rest ? 0 : 1,
    ])
  }
}

/** Laps and sessions share their fields, except for the positions of heart rate and cadence. */
function writeSpans(
  writer: Writer,
  message: number,
  spans: readonly FitSpan[],
  content: FitFileContent,
  start: number,
): void {
  const isLap = message === FIT_MESSAGE.lap
  const isStepped = spans.some(({ step }) => step !== undefined)
  const columns: Column[] = [
    [TIMESTAMP_FIELD, 'uint32'],
    [2, 'uint32'],
    [7, 'uint32'],
    [8, 'uint32'],
    [9, 'uint32'],
    [isLap ? 15 : 16, 'uint8'],
    [isLap ? 16 : 17, 'uint8'],
    [isLap ? 17 : 18, 'uint8'],
    ...(isLap
      ? ([[23, 'enum'], ...(isStepped ? ([[71, 'uint16']] as const) : [])] as const)
      : ([
          [5, 'enum'],
          [6, 'enum'],
          [44, 'uint16'],
        ] as const)),
  ]
  if (spans.length > 0) define(writer, 3, message, columns)
  for (const span of spans) {
    const elapsed = span.elapsed ?? span.time
    writeRow(writer, 3, columns, [
      start + Math.round(span.start + elapsed),
      start + Math.round(span.start),
      Math.round(elapsed * 1000),
      Math.round(span.time * 1000),
      span.distance === undefined ? undefined : Math.round(span.distance * 100),
      span.heart_rate_avg,
      span.heart_rate_max,
      span.cadence_avg,
      ...(isLap
        ? [span.rest ? 1 : 0, ...(isStepped ? [span.step] : [])]
        : [
            span.sport ?? content.sport,
            span.sub_sport ?? content.sub_sport ?? 0,
            span.pool_length && span.pool_length * 100,
          ]),
    ])
  }
}
