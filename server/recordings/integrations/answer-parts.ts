import { instantOf, listOf, numberOf, part, textOf } from '../../../readers/json.ts'
import { ProviderFault } from './provider-http.ts'

export { instantOf, listOf, numberOf, part, textOf }

/** An id may be a number or a text. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  return typeof value === 'string' && /^[\w.:@ -]{1,200}$/.test(value) ? value : null
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
