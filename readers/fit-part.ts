import { addRow, emptyColumns, setCell, type Columns } from './columns.ts'
import { readBeats, type StrapClock } from './fit-beats.ts'
import {
  developerKey,
  readDefinition,
  type FitDefinition,
  type RecordPlan,
} from './fit-definition.ts'
import { FIT_EPOCH, FIT_MESSAGE, type DeveloperField } from './fit-fields.ts'
import { crc16, FIT_TYPE, readNumber, readText, sizeOfType } from './fit-values.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'

/** The valid values of one message, raw, by field number. */
export type FitMessage = ReadonlyMap<number, number | string>

/** What one FIT file holds; several may be chained in one upload. Column `t` is in FIT seconds. */
export interface FitPart {
  readonly records: Columns
  /** heart rates that a strap sent on afterwards, by its own clock; `t` in seconds since 1970 */
  readonly beats: Columns
  readonly messages: ReadonlyMap<number, readonly FitMessage[]>
  /** standard fields of a record that developers measure in another way */
  readonly replaced: ReadonlySet<number>
  /** ends before its header says */
  readonly truncated: boolean
  /** stopped making sense before its end */
  readonly damaged: boolean
  readonly checksumHolds: boolean
  /** where the next part would start */
  readonly end: number
}

interface Decoder {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly end: number
  readonly limits: ReadLimits
  readonly definitions: (FitDefinition | undefined)[]
  readonly developerFields: Map<number, DeveloperField>
  readonly records: Columns
  readonly beats: Columns
  readonly strap: StrapClock
  readonly messages: Map<number, FitMessage[]>
  /** last time seen, in FIT seconds; compressed times count on from it */
  clock: number
  /**
   * packed distance read so far, in sixteenths of a metre; the field itself holds twelve bits and
   * rolls over
   */
  sixteenths: number
}

const HEADER_BYTES = 12
const CRC_BYTES = 2
const KEPT: ReadonlySet<number> = new Set(
  Object.values(FIT_MESSAGE).filter((message) => message !== FIT_MESSAGE.record),
)

/** True when a FIT header is at `at`. */
export function isFitHeader(bytes: Uint8Array, at = 0): boolean {
  const size = bytes[at] ?? 0
  const signature = String.fromCharCode(...bytes.subarray(at + 8, at + HEADER_BYTES))
  return size >= HEADER_BYTES && signature === '.FIT'
}

/** Bytes of a record that says little. */
const SHORT_RECORD = 20

/**
 * Reads the FIT file whose header is at `start`, as far as it makes sense. Throws FileRefusal only
 * for its size.
 */
export function readFitPart(bytes: Uint8Array, start: number, limits: ReadLimits): FitPart {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const dataStart = start + (bytes[start] ?? 0)
  const announced = view.getUint32(start + 4, true)
  // A device that lost power leaves the size at zero: then all there is belongs to the file.
  const dataEnd = announced === 0 ? bytes.length : dataStart + announced
  const complete = announced > 0 && dataEnd + CRC_BYTES <= bytes.length
  const decoder: Decoder = {
    bytes,
    view,
    end: Math.min(dataEnd, bytes.length),
    limits,
    definitions: [],
    developerFields: new Map(),
    records: emptyColumns(
      limits,
      Math.ceil((Math.min(dataEnd, bytes.length) - start) / SHORT_RECORD),
    ),
    beats: emptyColumns(limits),
    strap: { ticks: Number.NaN, zero: Number.NaN },
    messages: new Map(),
    clock: Number.NaN,
    sixteenths: 0,
  }
  const outcome = readMessages(decoder, dataStart)
  return {
    records: decoder.records,
    beats: decoder.beats,
    messages: decoder.messages,
    replaced: new Set([...decoder.developerFields.values()].flatMap(({ native }) => native ?? [])),
    truncated: !complete || outcome === 'truncated',
    damaged: outcome === 'damaged',
    checksumHolds: !complete || crc16(bytes, start, dataEnd) === view.getUint16(dataEnd, true),
    end: complete ? dataEnd + CRC_BYTES : bytes.length,
  }
}

function readMessages(decoder: Decoder, start: number): 'whole' | 'truncated' | 'damaged' {
  const { bytes, view, end, definitions } = decoder
  let at = start
  while (at < end) {
    const header = bytes[at] ?? 0
    const compressed = (header & 0x80) !== 0
    if (!compressed && (header & 0x40) !== 0) {
      const read = readDefinition(
        bytes,
        at + 1,
        end,
        (header & 0x20) !== 0,
        decoder.developerFields,
        decoder.records,
      )
      if (read === null) return 'truncated'
      if (read === 'damaged') return 'damaged'
      definitions[header & 0x0f] = read.definition
      at = read.next
      continue
    }
    const definition = definitions[compressed ? (header >> 5) & 0x03 : header & 0x0f]
    if (!definition) return 'damaged'
    if (at + 1 + definition.size > end) return 'truncated'
    tick(decoder, definition, at + 1, compressed ? header & 0x1f : -1)
    if (definition.plan) readRecord(decoder, definition, definition.plan, at + 1, compressed)
    else if (definition.message === FIT_MESSAGE.beats)
      readBeats(decoder.beats, decoder.strap, definition, view, at + 1)
    else if (KEPT.has(definition.message)) keepMessage(decoder, definition, at + 1)
    at += 1 + definition.size
  }
  return 'whole'
}

/**
 * Moves the clock to a message's own time, or on to the next moment with the given low five bits.
 */
function tick(decoder: Decoder, definition: FitDefinition, at: number, lowBits: number): void {
  if (definition.timestampAt >= 0) {
    const time = readNumber(
      decoder.view,
      at + definition.timestampAt,
      FIT_TYPE.uint32,
      definition.littleEndian,
    )
    if (!Number.isNaN(time)) decoder.clock = time
  } else if (lowBits >= 0 && !Number.isNaN(decoder.clock)) {
    decoder.clock += (lowBits - (decoder.clock % 32) + 32) % 32
  }
}

function readRecord(
  decoder: Decoder,
  definition: FitDefinition,
  plan: RecordPlan,
  at: number,
  compressed: boolean,
): void {
  const { view, records } = decoder
  const row = addRow(records)
  if (compressed || definition.timestampAt >= 0) setCell(records, plan.time, row, decoder.clock)
  const { steps } = plan
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]
    if (!step) continue
    const value = readNumber(view, at + step.at, step.type, definition.littleEndian)
    if (!Number.isNaN(value)) setCell(records, step.column, row, value / step.divisor - step.offset)
  }
  if (plan.packedAt >= 0) readPacked(decoder, plan, at + plan.packedAt, row)
}

/**
 * Twelve bits of speed in cm/s, then twelve bits of distance in 1/16 m, rolling over every 256 m.
 */
function readPacked(decoder: Decoder, plan: RecordPlan, at: number, row: number): void {
  const { bytes, records } = decoder
  const first = bytes[at] ?? 0
  const middle = bytes[at + 1] ?? 0
  const last = bytes[at + 2] ?? 0
  if (first === 0xff && middle === 0xff && last === 0xff) return
  setCell(records, plan.packedSpeed, row, (first | ((middle & 0x0f) << 8)) / 100)
  const low = (middle >> 4) | (last << 4)
  decoder.sixteenths += (low - (decoder.sixteenths & 0xfff) + 0x1000) & 0xfff
  setCell(records, plan.packedDistance, row, decoder.sixteenths / 16)
}

function keepMessage(decoder: Decoder, definition: FitDefinition, at: number): void {
  const { bytes, view, messages } = decoder
  const values = new Map<number, number | string>()
  for (const field of definition.fields) {
    if (field.type === FIT_TYPE.string) {
      values.set(field.number, readText(bytes, at + field.at, field.size))
    } else if (field.size >= sizeOfType(field.type) && sizeOfType(field.type) > 0) {
      const value = readNumber(view, at + field.at, field.type, definition.littleEndian)
      if (!Number.isNaN(value)) values.set(field.number, value)
    }
  }
  if (definition.message === FIT_MESSAGE.fieldDescription) {
    describeField(decoder, values)
    return
  }
  const kept = messages.get(definition.message) ?? []
  if (kept.length >= decoder.limits.entries) throw new FileRefusal('too_large')
  kept.push(values)
  messages.set(definition.message, kept)
}

function describeField(decoder: Decoder, values: FitMessage): void {
  const developer = fieldNumber(values, 0)
  const number = fieldNumber(values, 1)
  const type = fieldNumber(values, 2)
  if (developer === undefined || number === undefined || type === undefined) return
  decoder.developerFields.set(developerKey(developer, number), {
    name: fieldText(values, 3),
    type: type & 0x1f,
    scale: fieldNumber(values, 6) || 1,
    offset: fieldNumber(values, 7) ?? 0,
    units: fieldText(values, 8),
    native:
      fieldNumber(values, 14) === undefined || fieldNumber(values, 14) === FIT_MESSAGE.record
        ? (fieldNumber(values, 15) ?? null)
        : null,
  })
}

export function fieldNumber(message: FitMessage | undefined, field: number): number | undefined {
  const value = message?.get(field)
  return typeof value === 'number' ? value : undefined
}

export function fieldText(message: FitMessage | undefined, field: number): string {
  const value = message?.get(field)
  return typeof value === 'string' ? value : ''
}

/** Seconds since 1970; null for no time. */
export const unixTime = (fitTime: number | undefined): number | null =>
  fitTime === undefined || fitTime === 0 ? null : fitTime + FIT_EPOCH

/** A number in the unit of the format divided into ours; null where the message has none. */
export function scaled(
  message: FitMessage | undefined,
  field: number,
  divisor: number,
): number | null {
  const value = fieldNumber(message, field)
  return value === undefined ? null : value / divisor
}
