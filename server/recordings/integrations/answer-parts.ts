import { ProviderFault } from './provider-http.ts'

/** Reading answers from outside: whatever is not as documented is absent. */
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of an answer under a name; undefined where there is none. */
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

/** An id may be a number or a text. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  return typeof value === 'string' && /^[\w.:@ -]{1,200}$/.test(value) ? value : null
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

/** @throws ProviderFault unexpected where the answer lacks it */
export function needed<T>(value: T | null): T {
  if (value === null) throw new ProviderFault('unexpected')
  return value
}

/** The tokens of an OAuth 2 token answer. @throws ProviderFault unexpected */
export function tokensOf(
  answer: unknown,
  now: Date,
): { access: string; refresh: string | null; expires_at: string | null } {
  const seconds = numberOf(part(answer, 'expires_in'))
  return {
    access: needed(textOf(part(answer, 'access_token'), 10_000)),
    refresh: textOf(part(answer, 'refresh_token'), 10_000),
    expires_at:
      seconds === null
        ? null
        : instantOf(now.getTime() + Math.min(seconds, 10 * 366 * 86_400) * 1000),
  }
}

export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
export const bearer = (access: string) => ({ authorization: `Bearer ${access}` })

/** The address with these parameters. */
export function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  return `${url}?${new URLSearchParams(query)}`
}
