export type TokenKind = 'number' | 'clock' | 'unit' | 'x' | '(' | ')' | '+' | '/' | 'end'

/** `at` is where the token starts in the text as typed, from 0. Text is lower case; a decimal comma is a point. */
export type Token = { kind: TokenKind; text: string; at: number }

const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  ['clock', /\d+:\d{2}(?::\d{2})?(?:[.,]\d+)?/iy],
  ['number', /\d+(?:[.,]\d+)?/iy],
  ['unit', /km|min|sec|m|s|h|'|"/iy],
  ['x', /[x×*]/iy],
  ['(', /\(/iy],
  [')', /\)/iy],
  ['+', /\+/iy],
  ['/', /\//iy],
]

/** What phones and other keyboards put in the place of the plain characters: marks of minutes and seconds, and everything in full width. */
const PLAIN: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '′': "'", '”': '"', '“': '"', '″': '"' }
const FULL_WIDTH = /[\uff01-\uff5e]/
const FULL_WIDTH_OFFSET = 0xfee0

/** The text in plain characters, one for each, so that places in it stay the same. */
const plain = (text: string): string =>
  Array.from(text, (character) =>
    FULL_WIDTH.test(character)
      ? String.fromCodePoint((character.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET)
      : (PLAIN[character] ?? character),
  ).join('')

function tokenAt(text: string, at: number): Token | null {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) return { kind, text: found.toLowerCase().replace(',', '.'), at }
  }
  return null
}

/** All tokens and an end, or the position of the first character that starts none. */
export function tokensOf(typed: string): Token[] | number {
  const text = plain(typed)
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1
      continue
    }
    const token = tokenAt(text, at)
    if (token === null) return at
    tokens.push(token)
    at += token.text.length
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }]
}
