import { SaxesParser } from 'saxes'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'

/**
 * What a reader hears of an XML file: names without their prefix, text only of the element just
 * closed.
 */
export interface XmlListener {
  readonly open: (
    name: string,
    attributes: Readonly<Record<string, string>>,
    parent: string,
  ) => void
  readonly close: (name: string, text: string, parent: string) => void
  /** name of the elements whose text is heard whole, however long; of others the beginning is */
  readonly long?: string
}

/**
 * 'damaged': it broke a rule of XML on the way; 'truncated': it ended with elements open. What was
 * read until then is kept.
 */
export type XmlOutcome = 'whole' | 'damaged' | 'truncated'

const CHUNK = 256 * 1024
const LONGEST_TEXT = 1024
const MOST_FAULTS = 100
const MOST_IN_CHUNK = 2000

/**
 * Runs through an XML file without building a tree. Document types, and with them entities, are
 * refused, as is depth. Throws FileRefusal.
 */
export function parseXml(bytes: Uint8Array, limits: ReadLimits, listener: XmlListener): XmlOutcome {
  const parser = new SaxesParser()
  const faults = listen(parser, limits, listener)
  const decoder = new TextDecoder(encodingOf(bytes))
  let references = 0
  let begun = false
  for (let at = 0; at < bytes.length && faults.count < MOST_FAULTS; at += CHUNK) {
    const chunk = decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
    references += countReferences(chunk)
    if (references > limits.xmlReferences) throw new FileRefusal('too_large')
    // Exports of several years begin with blanks, which may not precede a declaration and which
    // nobody misses.
    const said: string = begun ? chunk : chunk.trimStart()
    begun ||= said !== ''
    if (!writeUntilBroken(parser, said)) break
  }
  if (faults.count > 0) return 'damaged'
  parser.close()
  return faults.count > 0 ? 'truncated' : 'whole'
}

/**
 * Thrown where a file breaks so many rules that nothing behind is XML: inside of a broken tag each
 * letter breaks one, and each takes its time.
 */
const BROKEN = new Error('too many faults')

/** Whether the parser goes on after this piece. */
function writeUntilBroken(parser: SaxesParser, piece: string): boolean {
  try {
    parser.write(piece)
    return true
  } catch (error) {
    if (error !== BROKEN) throw error
    return false
  }
}

function listen(
  parser: SaxesParser,
  limits: ReadLimits,
  listener: XmlListener,
): { readonly count: number } {
  const path: string[] = []
  const faults = { count: 0 }
  let elements = 0
  let text = ''
  const hear = (piece: string): void => {
    if (listener.long !== undefined && path.at(-1) === listener.long) text += piece
    else if (text.length < LONGEST_TEXT) text += piece.slice(0, LONGEST_TEXT)
  }
  parser.on('error', () => {
    if (++faults.count >= MOST_IN_CHUNK) throw BROKEN
  })
  parser.on('doctype', () => {
    throw new FileRefusal('xml_doctype')
  })
  let attributesOfOne = 0
  parser.on('opentagstart', () => {
    attributesOfOne = 0
  })
  parser.on('attribute', () => {
    if (++attributesOfOne > limits.xmlAttributes) throw new FileRefusal('too_large')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= limits.xmlDepth) throw new FileRefusal('xml_too_deep')
    if (++elements > limits.xmlElements) throw new FileRefusal('too_large')
    const local = localName(name)
    text = ''
    listener.open(local, attributes, path.at(-1) ?? '')
    path.push(local)
  })
  parser.on('text', hear)
  parser.on('cdata', hear)
  parser.on('closetag', () => {
    listener.close(path.pop() ?? '', text.trim(), path.at(-1) ?? '')
    text = ''
  })
  return faults
}

/**
 * The parser hands on references piece by piece, so millions of them in a row would fill the memory
 * with one text.
 */
function countReferences(chunk: string): number {
  let count = 0
  for (let at = chunk.indexOf('&'); at >= 0; at = chunk.indexOf('&', at + 1)) count++
  return count
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * The encoding by byte order mark, by the zero bytes of UTF-16, or by the declaration; UTF-8
 * otherwise.
 */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const declared =
    /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(
      asciiOf(bytes.subarray(0, 256)),
    )?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}

const asciiOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/**
 * Whether the head of a file, in any encoding an XML file may have, opens an element of that local
 * name.
 */
export function opensElement(head: Uint8Array, name: string): boolean {
  const text = new TextDecoder(encodingOf(head)).decode(head)
  return /^\uFEFF?\s*</.test(text) && new RegExp(`<(?:[\\w.-]+:)?${name}[\\s/>]`).test(text)
}

const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d+)?$/

/**
 * A decimal number; NaN when the text is none. XML numbers have no thousands separator, so a lone
 * comma can only
 * be the decimal point of a program that wrote in its own language.
 */
export function parseDecimal(text: string): number {
  const value = DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return Number.isFinite(value) ? value : Number.NaN
}

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:[.,](\d+))?\s*(Z|[+-]\d\d:?\d\d)?$/i

/**
 * An XML time in seconds since 1970, taken as UTC where it names no offset; NaN when the text is
 * none.
 */
export function parseTime(text: string): number {
  const parts = TIME.exec(text)
  if (!parts) return Number.NaN
  const [, moment = '', fraction, zone = 'Z'] = parts
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  return (
    Date.parse(moment.toUpperCase() + offset) / 1000 +
    (fraction ? Number(`0.${fraction.slice(0, 6)}`) : 0)
  )
}
