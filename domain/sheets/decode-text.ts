const LETTER = /\p{L}/u
const LOWER = /\p{Ll}/u
const UPPER = /\p{Lu}/u
const VOWEL = /[aeiouy]/i
/** Letters of western names beyond ASCII. */
const OF_NAMES = /[äöüßéèêëàâçîïôùûœæøåñáíóúãõ]/i
/** Consonants of names further east, beside a vowel unless they are something else. */
const EASTERN = /[šž]/i
/** What stands between words, never within one. */
const BETWEEN = /[–—…€°«»“”„•\u00A0]/

/**
 * Whether a text is as Windows writes it in the west or as a Mac did, by the names that either
 * reading has: "Jörg Müßig" is one, "Jšrg MŸ§ig" is none.
 */
const westernEncoding = (asWindows: string, asMac: string): 'windows-1252' | 'macintosh' =>
  plausibility(asMac) > plausibility(asWindows) ? 'macintosh' : 'windows-1252'

const BEYOND_ASCII = /[\u0080-\uFFFF]/g

function plausibility(text: string): number {
  let sum = 0
  for (const { 0: sign, index } of text.matchAll(BEYOND_ASCII))
    sum += worthOf(sign, text[index - 1] ?? ' ', text[index + 1] ?? ' ')
  return sum
}

/** How much a character between two others speaks for a reading. */
function worthOf(sign: string, before: string, after: string): number {
  const [follows, leads] = [LETTER.test(before), LETTER.test(after)]
  if (sign === '’') return follows && leads ? 2 : 0
  if (BETWEEN.test(sign)) return follows && leads ? -2 : 1
  if (!OF_NAMES.test(sign) && !EASTERN.test(sign)) return LETTER.test(sign) ? -2 : -3
  if (!follows && !leads) return -2
  const isCapitalWithin = UPPER.test(sign) && (LOWER.test(before) || (follows && LOWER.test(after)))
  if (isCapitalWithin) return -2
  if (EASTERN.test(sign)) return VOWEL.test(before) || VOWEL.test(after) ? 2 : -1
  return VOWEL.test(before) && VOWEL.test(after) ? 0 : 2
}

/** How people's programs write text; every browser and Node can read all of these. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'gb18030',
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** This much of a file shows how it is encoded. */
const LOOKED_AT = 65_536
/** So much stands before the first letter that is not ASCII, to see what surrounds it. */
const BEFORE = 200

/**
 * The text of a file and its encoding: the chosen one, else that of its byte order mark, else the
 * one in which it is plausible. The mark is left out.
 */
export function readText(
  bytes: Uint8Array,
  chosen: Encoding | null = null,
): { text: string; encoding: Encoding } {
  const encoding = chosen ?? markedEncoding(bytes) ?? wideEncoding(bytes)
  if (encoding) return { text: decoded(bytes, encoding), encoding }
  const text = utf8In(bytes)
  if (text !== null) return { text, encoding: 'utf-8' }
  const narrow = narrowEncoding(bytes)
  return { text: decoded(bytes, narrow), encoding: narrow }
}

/** Null for what is no UTF-8, such as ASCII with half a character at its end. */
function utf8In(bytes: Uint8Array): string | null {
  try {
    const text = decoded(bytes, 'utf-8', true)
    return (bytes.at(-1) ?? 0) < 0x80 || /[^\p{ASCII}]/u.test(text) ? text : null
  } catch {
    return null
  }
}

export const decodeText = (bytes: Uint8Array): string => readText(bytes).text

/** It is decoded as a stream, so that a character cut in two at the end is no fault. */
const decoded = (bytes: Uint8Array, encoding: Encoding, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes, { stream: true })

function markedEncoding([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** How many times more zero bytes one side of the pairs has than the other. */
const ONE_SIDED = 4
/** Binary files decode to these. */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}|[\uFFFD-\uFFFF]/u

/** UTF-16 without a mark: separators and line ends have a zero byte, always on the same side. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const most = Math.min(LOOKED_AT, bytes.length - (bytes.length % 2))
  let [even, odd] = [0, 0]
  for (let at = 0; at < most; at += 2) {
    if (bytes[at] === 0) even++
    if (bytes[at + 1] === 0) odd++
  }
  if (even === odd || Math.max(even, odd) < ONE_SIDED * Math.min(even, odd)) return null
  const encoding = odd > even ? 'utf-16le' : 'utf-16be'
  return NO_TEXT.test(decoded(bytes.subarray(0, most), encoding)) ? null : encoding
}

/** The encoding of a text that is not UTF-8: of China, of Windows in the west, or of the Mac. */
function narrowEncoding(bytes: Uint8Array): Encoding {
  const first = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - BEFORE)
  const shown = bytes.subarray(first, first + LOOKED_AT)
  return isChinese(shown)
    ? 'gb18030'
    : westernEncoding(decoded(shown, 'windows-1252'), decoded(shown, 'macintosh'))
}

/** Most characters of a Chinese text are among the 3,755 common ones. */
const MOSTLY = 0.7

/** Whether all bytes beyond ASCII come in pairs of GB 2312, most of them of common characters. */
function isChinese(bytes: Uint8Array): boolean {
  let [pairs, common] = [0, 0]
  for (let at = 0; at + 1 < bytes.length; at++) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]]
    if (lead < 0x80) continue
    if (lead < 0xa1 || lead > 0xf7 || trail < 0xa1 || trail > 0xfe) return false
    pairs++
    if (lead <= 0xa3 || (lead >= 0xb0 && lead <= 0xd7)) common++
    at++
  }
  return pairs > 0 && common >= pairs * MOSTLY
}
