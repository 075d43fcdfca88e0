import { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import yauzl, { type Entry, type RandomAccessReader, type ZipFile } from 'yauzl'
import { CLUB_ARCHIVE } from '#domain/constants/limits.ts'
import type { FileStore, StoredFile } from '../../files/store.ts'
import { ArchiveRefusal } from './archive-refusal.ts'

/** The export of a club as it lies in the store; nothing of it is held but the list of its tables. */
export type OpenedArchive = {
  /** All but the files, by name. */
  entries: ReadonlyMap<string, Entry>
  /** How many files there are, and their bytes. */
  files: { count: number; bytes: number }
  /** Each of the files, one after the other. */
  eachFile(): AsyncIterable<{ sha256: string; entry: Entry }>
  /** The content of an entry, of just the size that the archive says. */
  contentOf(entry: Entry): AsyncIterable<Buffer>
}

const FILE = /^files\/([0-9a-f]{64})$/

/** @throws ArchiveRefusal when it is no archive, or one that unpacks to too much */
export async function openArchive(
  store: FileStore,
  { sha256, size }: StoredFile,
): Promise<OpenedArchive> {
  const open = () => openZip(readerOf(store, sha256), size)
  const entries = new Map<string, Entry>()
  const files = { count: 0, bytes: 0 }
  let count = 0
  let tables = 0
  for await (const entry of entriesOf(await open())) {
    if ((count += 1) > CLUB_ARCHIVE.entries) throw new ArchiveRefusal('too-large', entry.fileName)
    if (entry.isEncrypted() || !entry.canDecodeFileData())
      throw new ArchiveRefusal('damaged', entry.fileName)
    if (FILE.test(entry.fileName)) {
      files.count += 1
      files.bytes += entry.uncompressedSize
    } else if (entries.has(entry.fileName)) throw new ArchiveRefusal('damaged', entry.fileName)
    else {
      tables += entry.uncompressedSize
      entries.set(entry.fileName, entry)
    }
    if (tables > CLUB_ARCHIVE.table_bytes || files.bytes > CLUB_ARCHIVE.file_bytes)
      throw new ArchiveRefusal('too-large', entry.fileName)
  }
  const reading = await open()
  return {
    entries,
    files,
    async *eachFile() {
      for await (const entry of entriesOf(await open())) {
        const [, name] = FILE.exec(entry.fileName) ?? []
        if (name !== undefined) yield { sha256: name, entry }
      }
    },
    contentOf: (entry) => contentOf(reading, entry),
  }
}

async function openZip(reader: RandomAccessReader, size: number): Promise<ZipFile> {
  try {
    return await yauzl.fromRandomAccessReaderPromise(reader, size, { autoClose: false })
  } catch (error) {
    throw isOfZip(error) ? new ArchiveRefusal('not-an-archive') : error
  }
}

/** The reader of archives says in words what is wrong; failures of the store have a code. */
const isOfZip = (error: unknown) => error instanceof Error && !('code' in error)

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const entries = zip.eachEntry()[Symbol.asyncIterator]()
  for (;;) {
    const next = await entries.next().catch((error: unknown) => {
      throw isOfZip(error) ? new ArchiveRefusal('damaged') : error
    })
    if (next.done) return
    yield next.value
  }
}

async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
  } catch (error) {
    throw isOfPacking(error) ? new ArchiveRefusal('damaged', entry.fileName) : error
  }
}

/** Of unpacking, or of the reader of archives. */
const isOfPacking = (error: unknown) =>
  isOfZip(error) ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))

const WINDOW = 1024 * 1024

/** Reads a stored file from anywhere; small pieces come out of a window that is read at once. */
function readerOf(store: FileStore, sha256: string): RandomAccessReader {
  const reader = Reflect.construct(yauzl.RandomAccessReader, []) as RandomAccessReader
  const held = { start: 0, bytes: Buffer.alloc(0) }
  async function* piecesOf(start: number, end: number): AsyncGenerator<Buffer> {
    if (end <= start) return
    yield* (await store.stream(sha256, { start, end: end - 1 })) as AsyncIterable<Buffer>
  }
  async function windowAt(start: number, length: number): Promise<Buffer> {
    const at = start - held.start
    if (at >= 0 && at + length <= held.bytes.length) return held.bytes.subarray(at, at + length)
    const pieces: Buffer[] = []
    for await (const piece of piecesOf(start, start + Math.max(WINDOW, length))) pieces.push(piece)
    Object.assign(held, { start, bytes: Buffer.concat(pieces) })
    return held.bytes.subarray(0, length)
  }
  return Object.assign(reader, {
    _readStreamForRange: (start: number, end: number) =>
      Readable.from(piecesOf(start, end), { objectMode: false }),
    read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null) => void,
    ) {
      windowAt(position, length).then(
        (bytes) => {
          bytes.copy(buffer, offset)
          callback(bytes.length < length ? new Error('unexpected end of the archive') : null)
        },
        (error: Error) => callback(error),
      )
    },
  })
}

/** What an entry is by its content; it is read to its end. */
export async function digestOf(content: AsyncIterable<Buffer>): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of content) {
    hash.update(piece)
    size += piece.length
  }
  return { sha256: hash.digest('hex'), size }
}

const LINE_END = 0x0a

/** The lines of an entry with their numbers. @throws ArchiveRefusal for one that is too long */
export async function* linesOf(
  content: AsyncIterable<Buffer>,
  place: string,
): AsyncGenerator<{ text: string; number: number }> {
  let begun: Buffer[] = []
  let length = 0
  let number = 0
  for await (const piece of content) {
    let from = 0
    for (let end = piece.indexOf(LINE_END); end !== -1; end = piece.indexOf(LINE_END, from)) {
      begun.push(piece.subarray(from, end))
      number += 1
      yield { text: Buffer.concat(begun).toString('utf8'), number }
      begun = []
      length = 0
      from = end + 1
    }
    begun.push(piece.subarray(from))
    length += piece.length - from
    if (length > CLUB_ARCHIVE.line_bytes) throw new ArchiveRefusal('too-large', place, number + 1)
  }
  const last = Buffer.concat(begun).toString('utf8')
  if (last !== '') yield { text: last, number: number + 1 }
}
