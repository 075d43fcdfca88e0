import { mostBytes, type Archive, type Member } from './archive.ts'
import type { ReadLimits } from './limits.ts'
import { decodeLzma, LzmaError } from './lzma-decoder.ts'
import { FileRefusal } from './refusal.ts'

/**
 * A file in .lzma, the older form of .xz, which has no signature: what its header can be is all
 * there is to go by.
 */
export const lzmaArchive: Archive = {
  name: 'lzma',
  rank: 1,
  detect: ({ bytes }) => isHeader(bytes),
  members,
}

const HEADER = 13
const LARGEST = 2 ** 38
const UNKNOWN = 2 ** 64
const MOST_PROPERTIES = 9 * 5 * 5

function isHeader(bytes: Uint8Array): boolean {
  if (bytes.length <= HEADER || (bytes[0] ?? 255) >= MOST_PROPERTIES || bytes[HEADER] !== 0)
    return false
  const { dictionary, size } = headerOf(bytes)
  const third = dictionary / 3
  const usual =
    Number.isInteger(Math.log2(dictionary)) ||
    Number.isInteger(Math.log2(third)) ||
    dictionary === 0xffffffff
  return usual && dictionary >= 4096 && (size === null || size < LARGEST)
}

function headerOf(bytes: Uint8Array): { dictionary: number; size: number | null } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER)
  const size = view.getUint32(5, true) + view.getUint32(9, true) * 2 ** 32
  // All bits set: 2^64 - 1, which as a double is 2^64.
  return { dictionary: view.getUint32(1, true), size: size >= UNKNOWN ? null : size }
}

async function* members(bytes: Uint8Array, limits: ReadLimits): AsyncGenerator<Member> {
  const most = mostBytes(bytes.length, limits)
  const { dictionary, size } = headerOf(bytes)
  if (size !== null && size > most) throw new FileRefusal('too_large')
  yield unpackLzma(bytes.subarray(HEADER), { properties: bytes[0] ?? 0, dictionary, size, most })
}

/** What is in it, also when it is cut short. Throws FileRefusal. */
export function unpackLzma(stream: Uint8Array, options: Parameters<typeof decodeLzma>[1]): Member {
  try {
    return { bytes: decodeLzma(stream, options) }
  } catch (error) {
    if (!(error instanceof LzmaError)) throw error
    if (error.reason === 'too_large' || error.written.length === 0)
      throw new FileRefusal(error.reason === 'too_large' ? 'too_large' : 'file_damaged')
    return { bytes: error.written, warnings: ['truncated'] }
  }
}
