import type { ReadResult } from './activity.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { FileRefusal } from './refusal.ts'
import { telemetryReading } from './row-telemetry.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'

/** Our own row-telemetry/1 as JSON: the same keys, a row an object. */
export const rowTelemetryJsonReader = {
  name: 'row-telemetry-json',
  detect: ({ text }: Head): boolean =>
    /^\uFEFF?\s*\{/.test(text()) && /"format"\s*:\s*"row-telemetry\//i.test(text()),
  read,
} as const

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const file = parse(decodeText(bytes))
  const rows = isObject(file) ? file['rows'] : undefined
  if (!isObject(file) || !Array.isArray(rows)) throw new FileRefusal('file_damaged')
  const said = (name: string): string => cellOf(file[name])
  const first = rows.find(isObject)
  const reading = telemetryReading(
    {
      format: said('format'),
      start: said('start'),
      boat: said('boat'),
      level: said('level'),
      seats: seatsText(file['seats']),
    },
    first ? Object.keys(first).slice(0, limits.tableColumns) : [],
    'decimal',
    limits,
  )
  const places = new Map(
    Object.keys(first ?? {}).flatMap((key) => [
      [headingKey(key), key] as const,
      [key, key] as const,
    ]),
  )
  for (const row of rows)
    if (isObject(row)) reading.add((name) => cellOf(row[places.get(name) ?? '']))
  return reading.finish()
}

/** Seats are written as above the rows of a table, or as an object by position. */
const seatsText = (seats: unknown): string =>
  isObject(seats)
    ? Object.entries(seats)
        .map(([position, name]) => `${position}=${cellOf(name)}`)
        .join(';')
    : cellOf(seats)

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new FileRefusal('file_damaged')
  }
}

/** A value as a cell of the table would have it; a curve may also be a list. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.filter((point) => typeof point === 'number').join(' ') : ''
}
