import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { startsWith } from './archive.ts'

/** A block of an .xz: its header and packed data as they are, and what it says of its content. */
interface Block {
  readonly header: Uint8Array
  readonly data: Uint8Array
  readonly check: Uint8Array
  /** bytes of its content */
  readonly size: number
}

/** The same content in a file that any decoder reads. */
export interface Rebuilt {
  readonly bytes: Uint8Array
  /** whether what was left away, the index and unusual checks, agrees with the content */
  readonly holds: (content: Uint8Array) => boolean
}

const STREAM_HEADER = 12
const FOOTER = 12
const SHA256 = 10
/** Checks that the decoder knows: none, CRC-32 and CRC-64. */
const KNOWN_CHECKS: ReadonlySet<number> = new Set([0, 1, 4])
/** Bytes of each check by its number. */
const CHECK_BYTES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64]
const MAGIC = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] as const

/**
 * Builds an .xz again from its blocks, with an index of its own and without a check the decoder
 * does not know. It is null where the blocks themselves do not go to their end.
 */
export function rebuiltXz(bytes: Uint8Array): Rebuilt | null {
  const parts: Uint8Array[] = []
  const blocks: Block[] = []
  let isWhole = true
  let at = 0
  while (startsWith(bytes.subarray(at), ...MAGIC)) {
    const type = (bytes[at + 7] ?? 0) & 0x0f
    const stream = blocksAt(bytes, at + STREAM_HEADER, CHECK_BYTES[type] ?? 0)
    if (stream === null) return null
    const index = indexOf(stream.blocks, CHECK_BYTES[type] ?? 0)
    isWhole &&= index.every((byte, place) => bytes[stream.end + place] === byte)
    const kept = KNOWN_CHECKS.has(type) ? type : 0
    parts.push(...streamOf(stream.blocks, kept))
    if (type === SHA256) blocks.push(...stream.blocks)
    at = stream.end + index.length + FOOTER
    while (startsWith(bytes.subarray(at), 0, 0, 0, 0)) at += 4
  }
  if (parts.length === 0) return null
  return {
    bytes: Buffer.concat(parts),
    holds: (content) => isWhole && areHashes(blocks, content),
  }
}

function areHashes(blocks: readonly Block[], content: Uint8Array): boolean {
  let at = 0
  return blocks.every(({ check, size }) => {
    const own = createHash('sha256')
      .update(content.subarray(at, at + size))
      .digest()
    at += size
    return own.equals(check)
  })
}

function blocksAt(
  bytes: Uint8Array,
  start: number,
  checkBytes: number,
): { blocks: Block[]; end: number } | null {
  const blocks: Block[] = []
  let at = start
  while (at < bytes.length && bytes[at] !== 0) {
    const headerEnd = at + ((bytes[at] ?? 0) + 1) * 4
    const packed = chunksAt(bytes, headerEnd)
    if (packed === null) return null
    const checkAt = headerEnd + padded(packed.end - headerEnd)
    if (checkAt + checkBytes > bytes.length) return null
    blocks.push({
      header: bytes.subarray(at, headerEnd),
      data: bytes.subarray(headerEnd, packed.end),
      check: bytes.subarray(checkAt, checkAt + checkBytes),
      size: packed.size,
    })
    at = checkAt + checkBytes
  }
  return blocks.length === 0 ? null : { blocks, end: at }
}

/** Goes through the pieces of packed data, each of which says how long it is. */
function chunksAt(bytes: Uint8Array, start: number): { end: number; size: number } | null {
  let [at, size] = [start, 0]
  const number = (place: number): number => ((bytes[place] ?? 0) << 8) | (bytes[place + 1] ?? 0)
  while (at < bytes.length) {
    const control = bytes[at] ?? 0
    if (control === 0) return { end: at + 1, size }
    if (control >= 0x80) {
      size += ((control & 0x1f) << 16) + number(at + 1) + 1
      at += (control >= 0xc0 ? 6 : 5) + number(at + 3) + 1
    } else if (control <= 2) {
      size += number(at + 1) + 1
      at += 3 + number(at + 1) + 1
    } else return null
  }
  return null
}

const padded = (size: number): number => Math.ceil(size / 4) * 4
const zeros = (size: number): Uint8Array => new Uint8Array(padded(size) - size)

/** Seven bits a byte, the lowest first; all but the last have the eighth set. */
function sevenBits(value: number): number[] {
  const bytes: number[] = []
  let left = value
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) | 0x80)
  return [...bytes, left]
}

function littleEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

function indexOf(blocks: readonly Block[], checkBytes: number): Uint8Array {
  const sizes = blocks.flatMap(({ header, data, size }) => [
    ...sevenBits(header.length + data.length + checkBytes),
    ...sevenBits(size),
  ])
  const index = Uint8Array.from([0, ...sevenBits(blocks.length), ...sizes])
  const whole = Buffer.concat([index, zeros(index.length)])
  return Buffer.concat([whole, littleEndian(crc32(whole))])
}

function streamOf(blocks: readonly Block[], check: number): Uint8Array[] {
  const flags = Uint8Array.of(0, check)
  const checkBytes = CHECK_BYTES[check] ?? 0
  const index = indexOf(blocks, checkBytes)
  const end = Buffer.concat([littleEndian(index.length / 4 - 1), flags])
  return [
    Uint8Array.from(MAGIC),
    flags,
    littleEndian(crc32(flags)),
    ...blocks.flatMap((block) => [
      block.header,
      block.data,
      zeros(block.header.length + block.data.length),
      block.check.subarray(0, checkBytes),
    ]),
    index,
    littleEndian(crc32(end)),
    end,
    Uint8Array.of(0x59, 0x5a),
  ]
}
