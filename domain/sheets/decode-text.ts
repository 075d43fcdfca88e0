/** Bytes that are zero on one side of every pair are UTF-16 without a mark. */
const LOOKED_AT = 512

/**
 * The text of a file: by its byte order mark, else UTF-16 by its zero bytes, else UTF-8, else what
 * Windows writes in the west. The mark is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    // It is decoded as a stream, so that a character cut in two at the end is no fault.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const most = Math.min(LOOKED_AT, bytes.length - (bytes.length % 2))
  let even = 0
  let odd = 0
  for (let i = 0; i < most; i += 2) {
    if (bytes[i] === 0) even++
    if (bytes[i + 1] === 0) odd++
  }
  if (most < 4) return null
  if (odd > most * 0.4 && even === 0) return 'utf-16le'
  return even > most * 0.4 && odd === 0 ? 'utf-16be' : null
}
