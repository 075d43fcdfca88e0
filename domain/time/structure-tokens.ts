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

function tokenAt(text: string, at: number): Token | null {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) return { kind, text: found.toLowerCase().replace(',', '.'), at }
  }
  return null
}

/** All tokens and an end, or the position of the first character that starts none. */
export function tokensOf(text: string): Token[] | number {
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
