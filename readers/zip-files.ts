import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import yauzl from 'yauzl'
import { gatherUpTo, mostBytes, type Member } from './archive.ts'
import type { ReadLimits } from './limits.ts'
import { unpackLzma } from './lzma.ts'
import { FileRefusal } from './refusal.ts'
import { isOpenTable, workbookByNames } from './spreadsheet.ts'

export async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await yauzl.fromBufferPromise(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      { lazyEntries: true },
    )
  } catch {
    throw new FileRefusal('file_damaged')
  }
}

const BAD_NAME = /^(?:invalid relative path|absolute path|invalid characters)/

export async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const entries = zip.eachEntry()[Symbol.asyncIterator]()
  for (;;) {
    const next = await entries.next().catch((error: unknown) => {
      throw new FileRefusal(
        error instanceof Error && BAD_NAME.test(error.message) ? 'unsafe_path' : 'file_damaged',
      )
    })
    if (next.done) return
    yield next.value
  }
}

/** The files in it, without what is passed over. */
export async function entriesToRead(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  const isWorkbook = workbookByNames()
  for await (const entry of entriesOf(zip)) {
    if (isWorkbook(entry.fileName)) throw new FileRefusal('spreadsheet')
    if (isPassedOver(entry)) continue
    if (entry.isEncrypted()) throw new FileRefusal('encrypted')
    entries.push(entry)
  }
  return entries
}

const TYPE_MASK = 0o170000
const LINK = 0o120000

function isPassedOver({ fileName, externalFileAttributes }: Entry): boolean {
  const parts = fileName.split('/')
  const name = parts.at(-1) ?? ''
  return (
    name === '' ||
    name.startsWith('.') ||
    parts.includes('__MACOSX') ||
    ((externalFileAttributes >>> 16) & TYPE_MASK) === LINK
  )
}

/** What may still come of an archive, and of those in it. */
export interface Budget {
  /** bytes of all files together, once unpacked */
  bytes: number
  /** files that are listed */
  entries: number
}

export type Open = (entry: Entry) => Promise<Member>

/** Unpacks one file after the other. */
export function opener(zip: ZipFile, limits: ReadLimits, budget: Budget): Open {
  const starts = new Set<number>()
  return async (entry) => {
    // Two entries at one place are one file that is unpacked twice: only bombs have that.
    if (starts.size === starts.add(entry.relativeOffsetOfLocalHeader).size)
      throw new FileRefusal('file_damaged')
    if (entry.uncompressedSize > budget.bytes) throw new FileRefusal('too_large')
    budget.bytes -= entry.uncompressedSize
    const member = await memberOf(zip, entry, limits)
    if ('bytes' in member && isOpenTable(entry.fileName, member.bytes))
      throw new FileRefusal('spreadsheet')
    return { ...member, name: entry.fileName }
  }
}

const LZMA_METHOD = 14

/** One file that cannot be unpacked is no reason to leave the others. */
async function memberOf(zip: ZipFile, entry: Entry, limits: ReadLimits): Promise<Member> {
  const most = mostBytes(entry.compressedSize, limits)
  if (entry.uncompressedSize > most) throw new FileRefusal('too_large')
  try {
    if (entry.compressionMethod === LZMA_METHOD) {
      const packed = await gather(
        await zip.openReadStreamPromise(entry, { decodeFileData: false }),
        limits.inputBytes,
      )
      return checked(entry, memberFromLzma(packed, entry.uncompressedSize, most))
    }
    if (!entry.canDecodeFileData()) return { refused: 'method_not_supported' }
    return checked(entry, { bytes: await gather(await zip.openReadStreamPromise(entry), most) })
  } catch (error) {
    return { refused: error instanceof FileRefusal ? error.code : 'file_damaged' }
  }
}

/** Bytes that are not those that were packed may still hold much that can be read. */
function checked(entry: Entry, member: Member): Member {
  if (!('bytes' in member) || member.warnings || crc32(member.bytes) === entry.crc32) return member
  return { ...member, warnings: ['checksum'] }
}

export async function gather(stream: Readable, most: number): Promise<Uint8Array> {
  const { add, whole } = gatherUpTo(most)
  for await (const piece of stream) {
    if (piece instanceof Uint8Array && add(piece)) continue
    stream.destroy()
    throw new FileRefusal('too_large')
  }
  return whole()
}

/**
 * Two bytes of version, two of how many bytes of properties follow, which are five: those of a
 * .lzma header.
 */
function memberFromLzma(packed: Uint8Array, size: number, most: number): Member {
  if (packed.length < 10 || packed[2] !== 5) return { refused: 'file_damaged' }
  const dictionary = new DataView(packed.buffer, packed.byteOffset).getUint32(5, true)
  return unpackLzma(packed.subarray(9), { properties: packed[4] ?? 0, dictionary, size, most })
}
