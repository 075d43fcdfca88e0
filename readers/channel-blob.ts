import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { valuesOfPlanes, type PlaneLayout } from '#domain/training/telemetry-wire.ts'
import { decimalsOf } from './channels.ts'

/**
 * One channel as bytes: eight of header, then a body packed with Brotli at its fastest.
 *   version u8 | form u8 | decimals u8 | planes u8 | count u32 LE
 * Form 1: values as whole numbers of the channel's last decimal, each as its step from the one
 * before, steps zigzagged into
 * 32 bits and laid out by byte (all lowest bytes first, then the next), with the planes that are
 * zero throughout left out.
 * A bitmap of the gaps comes first when there are any (high bit of `planes`). Form 0: the doubles
 * themselves, for what does not fit.
 */
const VERSION = 1
const DOUBLES = 0
const STEPS = 1
const HEADER = 8
const HAS_GAPS = 0x80
const INT32_MAX = 0x7fffffff
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

interface Steps {
  readonly zigzag: Uint32Array
  /** one bit per value, set where there is none; null without gaps */
  readonly gaps: Uint8Array | null
  readonly planes: number
}

/**
 * A channel laid out as it is sent, exact to its own decimals; null for one with a value that does
 * not fit.
 */
export function layOutChannel(
  name: string,
  values: Float64Array,
): (PlaneLayout & { body: Uint8Array }) | null {
  const decimals = decimalsOf(name)
  const steps = stepsOf(values, 10 ** decimals)
  return (
    steps && {
      count: values.length,
      decimals,
      planes: steps.planes,
      gaps: steps.gaps !== null,
      body: layOut(steps),
    }
  )
}

/**
 * Packs a channel, exact to its own decimals; NaN stays NaN. The bytes own their memory, so that a
 * worker can hand them over.
 */
export function encodeChannel(name: string, values: Float64Array): Buffer {
  const decimals = decimalsOf(name)
  const steps = stepsOf(values, 10 ** decimals)
  const body = packed(
    steps ? layOut(steps) : new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
  )
  const blob = Buffer.alloc(HEADER + body.length)
  blob[0] = VERSION
  blob[1] = steps ? STEPS : DOUBLES
  blob[2] = decimals
  blob[3] = steps ? steps.planes | (steps.gaps ? HAS_GAPS : 0) : 0
  blob.writeUInt32LE(values.length, 4)
  blob.set(body, HEADER)
  return blob
}

/** So few bytes do not get fewer. */
const TINY = 64

/**
 * A stream of Brotli. For a row of a logbook, a value a channel, an encoder costs more than all
 * that is read of it, so what is tiny is one block as it is and an empty last one (RFC 7932 9.2).
 */
function packed(body: Uint8Array): Uint8Array {
  const { length } = body
  if (length > TINY) return brotliCompressSync(body, PACKING)
  if (length === 0) return Uint8Array.of(EMPTY_STREAM)
  const head = ((length - 1) << 4) | (1 << 20)
  return Uint8Array.of(head, head >> 8, head >> 16, ...body, EMPTY_BLOCK)
}
const EMPTY_STREAM = 0x06
const EMPTY_BLOCK = 0x03

/** Unpacks what encodeChannel packed. Throws RangeError for anything else. */
export function decodeChannel(blob: Uint8Array): Float64Array {
  const { body, ...layout } = unpackChannel(blob)
  if (layout.doubles) return new Float64Array(Uint8Array.from(body).buffer)
  return valuesOfPlanes(body, layout)
}

/**
 * The body of a channel without its packing, and how it is laid out: what can be sent on as it is.
 * Throws RangeError for what is none.
 */
export function unpackChannel(
  blob: Uint8Array,
): PlaneLayout & { body: Uint8Array; doubles: boolean } {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength)
  if (blob.length < HEADER || blob[0] !== VERSION) throw new RangeError('Not a channel')
  const count = view.getUint32(4, true)
  const doubles = blob[1] === DOUBLES
  const gaps = !doubles && ((blob[3] ?? 0) & HAS_GAPS) !== 0
  const planes = doubles ? 0 : (blob[3] ?? 0) & ~HAS_GAPS
  const size = doubles ? count * 8 : (gaps ? Math.ceil(count / 8) : 0) + planes * count
  const body = brotliDecompressSync(blob.subarray(HEADER), { maxOutputLength: Math.max(1, size) })
  if (body.length !== size) throw new RangeError('Not a channel')
  return { body, doubles, count, decimals: blob[2] ?? 0, planes, gaps }
}

/** Returns null when a value does not fit into 32 bits at that scale. */
function stepsOf(values: Float64Array, scale: number): Steps | null {
  const zigzag = new Uint32Array(values.length)
  let gaps: Uint8Array | null = null
  let last = 0
  let bits = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (Number.isNaN(value)) {
      gaps ??= new Uint8Array(Math.ceil(values.length / 8))
      gaps[i >> 3] = (gaps[i >> 3] ?? 0) | (1 << (i & 7))
      continue
    }
    const whole = Math.round(value * scale)
    if (whole > INT32_MAX || whole < -INT32_MAX) return null
    // May overflow; so does the sum when read back, and the two cancel out.
    const step = (whole - last) | 0
    last = whole
    const folded = (step << 1) ^ (step >> 31)
    zigzag[i] = folded
    bits |= folded
  }
  return { zigzag, gaps, planes: Math.ceil((32 - Math.clz32(bits)) / 8) }
}

function layOut({ zigzag, gaps, planes }: Steps): Uint8Array {
  const count = zigzag.length
  const body = new Uint8Array((gaps?.length ?? 0) + planes * count)
  if (gaps) body.set(gaps)
  let at = gaps?.length ?? 0
  for (let plane = 0; plane < planes; plane++) {
    const shift = plane * 8
    for (let i = 0; i < count; i++) body[at++] = (zigzag[i] ?? 0) >>> shift
  }
  return body
}
