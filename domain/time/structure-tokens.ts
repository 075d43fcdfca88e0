import { WORD_PATTERNS, type WordKind } from './structure-words.ts'

export type TokenKind =
  | 'number'
  | 'clock'
  | 'unit'
  | '('
  | ')'
  | '/'
  | 'end'
  | Exclude<WordKind, 'filler'>

/**
 * `at` is where the token starts in the text as typed, from 0. Text is lower case; a decimal comma
 * is a point, thousands have no mark, and a unit
 * goes by one name.
 */
export type Token = { kind: TokenKind; text: string; at: number }

/**
 * Units as they are written in the languages of the product, longer words before what they begin
 * with.
 */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  km: [
    'kilometer',
    'kilometres',
    'kilometre',
    'kilomètres',
    'kilomètre',
    '千米',
    '公里',
    '㎞',
    'km',
    'k',
  ],
  min: ['minuten', 'minutes', 'minute', 'mins', 'min', 'mn', '分钟', '分'],
  sec: [
    'sekunden',
    'sekunde',
    'secondes',
    'seconde',
    'seconds',
    'second',
    'secs',
    'sec',
    'sek',
    '秒钟',
    '秒',
  ],
  h: ['stunden', 'stunde', 'heures', 'heure', 'hours', 'hour', 'std', '小时', 'h'],
  m: ['meter', 'metres', 'metre', 'mètres', 'mètre', '米', 'm'],
  s: ['s'],
  "'": ["'"],
  '"': ['"'],
}
const UNIT_OF = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
)
/** A word may be cut short by a point, "20 Min." */
const LONGEST_FIRST = [...UNIT_OF.keys()].toSorted((one, other) => other.length - one.length)
const UNIT_WORDS = `(?:${LONGEST_FIRST.join('|')})(?:(?<=[a-z])\\.(?!\\d))?`

/**
 * Groups of three after a mark, directly before metres: thousands, since nobody rows one metre and
 * a half.
 */
const THOUSANDS = new RegExp(
  `\\d{1,3}(?:[.,]\\d{3})+(?=\\s*(?:${UNITS['m']?.join('|')})(?![a-zèé]))`,
  'iy',
)

const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  ['clock', /\d+:\d{2}(?::\d{2})?(?:[.,]\d+)?/iy],
  ['number', /\d+(?:[.,]\d+)?/iy],
  ['unit', new RegExp(UNIT_WORDS, 'iy')],
  ['x', /[x×*]/iy],
  ['(', /\(/iy],
  [')', /\)/iy],
  ['+', /\+/iy],
  ['/', /\//iy],
]

/**
 * Phones and other keyboards put these in place of the plain characters: marks of minutes and
 * seconds, and everything in full width.
 */
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '”': '"',
  '“': '"',
  '″': '"',
}
const FULL_WIDTH = /[\uff01-\uff5e]/
const FULL_WIDTH_OFFSET = 0xfee0

/** The text in plain characters, one for each, so that places in it stay the same. */
const plain = (text: string): string =>
  Array.from(text, (character) =>
    FULL_WIDTH.test(character)
      ? String.fromCodePoint((character.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET)
      : (PLAIN[character] ?? character),
  ).join('')

/** What a pattern finds at a place of the text. */
function foundAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].toLowerCase()
}

/** A word that is no unit; without a token it is one that says nothing. */
function wordAt(text: string, at: number): { token: Token | null; length: number } | null {
  for (const [kind, pattern] of WORD_PATTERNS) {
    const found = foundAt(pattern, text, at)
    if (found === undefined) continue
    return { token: kind === 'filler' ? null : { kind, text: found, at }, length: found.length }
  }
  return null
}

/** A token, if it is one, and how many characters of the text it takes. */
function tokenAt(text: string, at: number): { token: Token | null; length: number } | null {
  const thousands = foundAt(THOUSANDS, text, at)
  if (thousands !== undefined)
    return {
      token: { kind: 'number', text: thousands.replaceAll(/[.,]/g, ''), at },
      length: thousands.length,
    }
  const word = wordAt(text, at)
  if (word !== null) return word
  for (const [kind, pattern] of PATTERNS) {
    const found = foundAt(pattern, text, at)
    if (found === undefined) continue
    const plainly =
      kind === 'unit' ? (UNIT_OF.get(found.replace(/\.$/, '')) ?? found) : found.replace(',', '.')
    return { token: { kind, text: plainly, at }, length: found.length }
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
    const found = tokenAt(text, at)
    if (found === null) return at
    if (found.token !== null) tokens.push(found.token)
    at += found.length
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }]
}
