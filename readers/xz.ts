import { createRequire } from 'node:module'
import type * as xz from 'xz-decompress'
import { gatherUpTo, mostBytes, startsWith, type Archive, type Member } from './archive.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { rebuiltXz } from './xz-blocks.ts'

/**
 * A file in .xz; one cut short gives what is in it. Where the decoder stops at an index or at a
 * check it does not know, the file is built again without.
 */
export const xzArchive: Archive = {
  name: 'xz',
  rank: 1,
  detect: ({ bytes }) => startsWith(bytes, 0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00),
  members,
}

const PIECE = 65_536

/** The file in pieces: the decoder copies what it is given as a whole. */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + PIECE))
      at += PIECE
    },
  })
}

/** Its names cannot be imported, only required, and few files need them. */
const loadDecoder = (): typeof xz => createRequire(import.meta.url)('xz-decompress') as typeof xz

const STREAM_HEADER = 12
const LZMA2 = 0x21

/**
 * Whether the first block goes through a filter before it is packed, as programs are packed better
 * with; this decoder has none of them.
 */
function isFiltered(bytes: Uint8Array): boolean {
  const flags = bytes[STREAM_HEADER + 1] ?? 0
  let at = STREAM_HEADER + 2
  // Sizes, where they are given, are numbers of seven bits a byte; all but their last byte have the
  // eighth bit set.
  for (const hasSize of [flags & 0x40, flags & 0x80]) {
    if (!hasSize) continue
    while ((bytes[at] ?? 0) >= 0x80) at++
    at++
  }
  return bytes[STREAM_HEADER] !== 0 && at < bytes.length && bytes[at] !== LZMA2
}

async function* members(bytes: Uint8Array, limits: ReadLimits): AsyncGenerator<Member> {
  const most = mostBytes(bytes.length, limits)
  const unpacked = await unpack(withoutPadding(bytes), most)
  if (!unpacked.damaged) return yield { bytes: unpacked.content }
  const rebuilt = isFiltered(bytes) ? null : rebuiltXz(bytes)
  const again = rebuilt && (await unpack(rebuilt.bytes, most))
  if (again && !again.damaged) {
    const holds = rebuilt.holds(again.content)
    return yield { bytes: again.content, ...(!holds && { warnings: ['checksum'] }) }
  }
  if (unpacked.content.length === 0)
    throw new FileRefusal(isFiltered(bytes) ? 'method_not_supported' : 'file_damaged')
  yield { bytes: unpacked.content, warnings: ['truncated'] }
}

/** What comes out, up to where the decoder finds a fault. Throws FileRefusal for too much. */
async function unpack(
  bytes: Uint8Array,
  most: number,
): Promise<{ content: Uint8Array; damaged: boolean }> {
  const { add, whole } = gatherUpTo(most)
  const { XzReadableStream } = loadDecoder()
  const reader = new XzReadableStream(inPieces(bytes)).getReader()
  let damaged = false
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      // The decoder uses its memory again for the next piece.
      if (!add(piece.value.slice())) throw new FileRefusal('too_large')
    }
  } catch (error) {
    if (error instanceof FileRefusal) throw error
    damaged = true
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  return { content: whole(), damaged }
}

/**
 * Streams may be filled up with zeros in fours, which this decoder takes for the start of another.
 */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end >= 4 && startsWith(bytes.subarray(end - 4), 0, 0, 0, 0)) end -= 4
  return bytes.subarray(0, end)
}
