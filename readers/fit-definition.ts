import { columnIndex, type Columns } from './columns.ts'
import {
  COMPRESSED_SPEED_DISTANCE,
  developerRule,
  FIT_MESSAGE,
  RECORD_FIELDS,
  TIMESTAMP_FIELD,
  type DeveloperField,
  type FieldRule,
} from './fit-fields.ts'
import { FIT_TYPE, sizeOfType } from './fit-values.ts'

interface FitField {
  readonly number: number
  readonly type: number
  readonly size: number
  /** bytes from the start of the message's data */
  readonly at: number
}

interface FitDeveloperField {
  readonly number: number
  readonly developer: number
  readonly size: number
  readonly at: number
}

/** One step of reading a record: this number, there, into that column. */
interface RecordStep {
  readonly at: number
  readonly type: number
  readonly column: number
  readonly divisor: number
  readonly offset: number
}

/** How to read every record of one definition straight into columns, worked out once. */
export interface RecordPlan {
  readonly steps: readonly RecordStep[]
  /** where the packed speed and distance of old footpods are, -1 for nowhere */
  readonly packedAt: number
  readonly packedSpeed: number
  readonly packedDistance: number
  readonly time: number
}

export interface FitDefinition {
  readonly message: number
  readonly littleEndian: boolean
  readonly size: number
  readonly fields: readonly FitField[]
  readonly timestampAt: number
  readonly plan: RecordPlan | null
}

export type DeveloperFields = ReadonlyMap<number, DeveloperField>

export const developerKey = (developer: number, number: number): number => developer * 256 + number

const HEADER_BYTES = 5
const FIELD_BYTES = 3

/**
 * Reads the definition whose content starts at `at`.
 * Returns null when it runs over `end`, 'damaged' when it cannot be one.
 */
export function readDefinition(
  bytes: Uint8Array,
  at: number,
  end: number,
  hasDeveloperFields: boolean,
  developerFields: DeveloperFields,
  columns: Columns,
): { definition: FitDefinition; next: number } | 'damaged' | null {
  if (at + HEADER_BYTES > end) return null
  const order = bytes[at + 1] ?? 0
  if (order > 1) return 'damaged'
  const littleEndian = order === 0
  const low = bytes[at + 2] ?? 0
  const high = bytes[at + 3] ?? 0
  const message = littleEndian ? low | (high << 8) : high | (low << 8)
  const standard = readFields(bytes, at + HEADER_BYTES - 1, end, 0)
  if (!standard) return null
  const { size, next } = standard
  const own = hasDeveloperFields ? readFields(bytes, next, end, size) : { fields: [], size, next }
  if (!own) return null
  const fields = standard.fields.map(({ third, ...field }) => ({ ...field, type: third & 0x1f }))
  const developer = own.fields.map(({ third, ...field }) => ({ ...field, developer: third }))
  const stamp = fields.find((field) => field.number === TIMESTAMP_FIELD && field.size === 4)
  const plan =
    message === FIT_MESSAGE.record ? planRecord(fields, developer, developerFields, columns) : null
  return {
    definition: {
      message,
      littleEndian,
      size: own.size,
      fields,
      timestampAt: stamp?.at ?? -1,
      plan,
    },
    next: own.next,
  }
}

/** A field as it is defined; what its third byte says depends on its kind. */
interface DefinedField {
  readonly number: number
  readonly size: number
  readonly third: number
  readonly at: number
}

/**
 * Reads a count and as many fields, whose values begin after the first `size` bytes of a message.
 * Returns null when they run over `end`.
 */
function readFields(
  bytes: Uint8Array,
  at: number,
  end: number,
  size: number,
): { fields: DefinedField[]; size: number; next: number } | null {
  if (at >= end) return null
  const next = at + 1 + (bytes[at] ?? 0) * FIELD_BYTES
  if (next > end) return null
  const fields: DefinedField[] = []
  let total = size
  for (let cursor = at + 1; cursor < next; cursor += FIELD_BYTES) {
    const field = {
      number: bytes[cursor] ?? 0,
      size: bytes[cursor + 1] ?? 0,
      third: bytes[cursor + 2] ?? 0,
      at: total,
    }
    fields.push(field)
    total += field.size
  }
  return { fields, size: total, next }
}

function planRecord(
  fields: readonly FitField[],
  developer: readonly FitDeveloperField[],
  developerFields: DeveloperFields,
  columns: Columns,
): RecordPlan {
  const steps: RecordStep[] = []
  const add = (at: number, type: number, rule: FieldRule | undefined): void => {
    if (rule)
      steps.push({
        at,
        type,
        column: columnIndex(columns, rule.column),
        divisor: rule.divisor,
        offset: rule.offset,
      })
  }
  const addDeveloper = (replacing: boolean): void => {
    for (const field of developer) {
      const described = developerFields.get(developerKey(field.developer, field.number))
      if (!described || field.size !== sizeOfType(described.type)) continue
      if ((described.native !== null) === replacing)
        add(field.at, described.type, developerRule(described))
    }
  }
  // Where several have a value the last one is kept: a developer field that is named like a channel
  // gives way to the standard field, one that says which standard field it replaces does so.
  addDeveloper(false)
  // A size that is no whole value of its type cannot be read as that type: such a field is stepped
  // over.
  for (const field of fields)
    if (field.size === sizeOfType(field.type))
      add(field.at, field.type, RECORD_FIELDS.get(field.number))
  addDeveloper(true)
  const packed = fields.find(
    (field) =>
      field.number === COMPRESSED_SPEED_DISTANCE &&
      field.size === 3 &&
      field.type === FIT_TYPE.byte,
  )
  return {
    steps,
    packedAt: packed?.at ?? -1,
    packedSpeed: packed ? columnIndex(columns, 'speed') : -1,
    packedDistance: packed ? columnIndex(columns, 'distance') : -1,
    time: columnIndex(columns, 't'),
  }
}
