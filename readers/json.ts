import { decodeText } from '#domain/sheets/decode-text.ts'
import { FileRefusal } from './refusal.ts'

/** Reading JSON of others: whatever is not as documented is absent. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of an object under a name; undefined where there is none. */
export const part = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const MOST_TEXT = 200

/** A short text without characters that nothing can store. */
export function textOf(value: unknown, most = MOST_TEXT): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, most)
    .toWellFormed()
  return text === '' ? null : text
}

const EARLIEST = Date.UTC(1990, 0)
const LATEST = Date.UTC(2100, 0)

/**
 * An instant in ISO 8601 from a text or from milliseconds since 1970; null outside what a watch can
 * have recorded.
 */
export function instantOf(value: unknown): string | null {
  const at =
    typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN
  return at >= EARLIEST && at < LATEST ? new Date(at).toISOString() : null
}

const DURATION = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/

/** Seconds of an ISO 8601 duration such as PT1H2M3.5S. */
export function isoDuration(text: string | null): number | null {
  const found = DURATION.exec(text ?? '')
  if (!found) return null
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((digits) => Number(digits ?? 0))
  return hours * 3600 + minutes * 60 + seconds
}

/** What a file holds as JSON. Throws FileRefusal. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes).replace(/^\uFEFF/, ''))
  } catch {
    throw new FileRefusal('file_damaged')
  }
}
