import { listSeparator } from '../../format/punctuation.ts'
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|\bCriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (list: readonly (readonly [string, RegExp])[], client: string) =>
  list.find(([, pattern]) => pattern.test(client))?.[0]

/**
 * Returns the browser and system a client names, such as "Firefox, Windows", otherwise its own
 * first word, or null if it says nothing.
 */
export function deviceOf(client: string): string | null {
  const named = [nameIn(BROWSERS, client), nameIn(SYSTEMS, client)].filter(
    (name) => name !== undefined,
  )
  if (named.length > 0) return named.join(listSeparator())
  return /^[\w .-]{1,40}/.exec(client.trim())?.[0].trim() || null
}
