import { westernEncoding } from './western-text.ts'

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
