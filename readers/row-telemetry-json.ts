import type { ReadResult } from './activity.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { isFields, parseJson } from './json.ts'
import { FileRefusal } from './refusal.ts'
import { telemetryReading } from './row-telemetry.ts'

/** Our own row-telemetry/1 as JSON: the same keys, a row an object. */
export const rowTelemetryJsonReader = {
  name: 'row-telemetry-json',
  detect: ({ text }: Head): boolean =>
    /^\uFEFF?\s*\{/.test(text()) && /"format"\s*:\s*"row-telemetry\//i.test(text()),
  read,
} as const

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const file = parseJson(bytes)
  const rows = isFields(file) ? file['rows'] : undefined
  if (!isFields(file) || !Array.isArray(rows)) throw new FileRefusal('file_damaged')
  const said = (name: string): string => cellOf(file[name])
  const first = rows.find(isFields)
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
    if (isFields(row)) reading.add((name) => cellOf(row[places.get(name) ?? '']))
  return reading.finish()
}

/** Seats are written as above the rows of a table, or as an object by position. */
const seatsText = (seats: unknown): string =>
  isFields(seats)
    ? Object.entries(seats)
        .map(([position, name]) => `${position}=${cellOf(name)}`)
        .join(';')
    : cellOf(seats)

/** A value as a cell of the table would have it; a curve may also be a list. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.filter((point) => typeof point === 'number').join(' ') : ''
}
