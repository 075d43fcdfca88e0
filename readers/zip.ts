import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import yauzl from 'yauzl'
import type { Archive, Member } from './archive.ts'
import { gatherUpTo, mostBytes, startsWith } from './archive.ts'
import { layoutOf, type Layout } from './export-layout.ts'
import type { ReadLimits } from './limits.ts'
import { unpackLzma } from './lzma.ts'
import { hasTrack } from './polar-hrm-pair.ts'
import { FileRefusal } from './refusal.ts'
import { isOpenTable, workbookByNames } from './spreadsheet.ts'
import { readStravaList } from './strava-list.ts'

/**
 * A ZIP, also an empty or a spanned one. Directories, links and the notes of operating systems in
 * it are passed over.
 */
export const zipArchive: Archive = {
  name: 'zip',
  rank: 2,
  detect: ({ bytes }) => startsWith(bytes, 0x50, 0x4b) && [3, 5, 7].includes(bytes[2] ?? 0),
  members,
}

/** More files than the export of a provider has, and still few enough to list. */
const MOST_ENTRIES = 50_000

async function* members(bytes: Uint8Array, limits: ReadLimits): AsyncGenerator<Member> {
  const zip = await openZip(bytes)
  if (zip.entryCount > MOST_ENTRIES) throw new FileRefusal('too_many_members')
  const entries = await entriesToRead(zip)
  const layout = layoutOf(entries.map(({ fileName }) => fileName))
  if (!layout && zip.entryCount > limits.members) throw new FileRefusal('too_many_members')
  const open = opener(zip, limits)
  yield* layout ? exported(entries, layout, open, limits) : each(entries, open, limits)
}

/** The files in it, without what is passed over. */
async function entriesToRead(zip: ZipFile): Promise<Entry[]> {
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

type Open = (entry: Entry) => Promise<Member>

/** Unpacks one file after the other, up to what all of them may be together. */
function opener(zip: ZipFile, limits: ReadLimits): Open {
  const starts = new Set<number>()
  let left = limits.archiveBytes
  return async (entry) => {
    // Two entries at one place are one file that is unpacked twice: only bombs have that.
    if (starts.size === starts.add(entry.relativeOffsetOfLocalHeader).size)
      throw new FileRefusal('file_damaged')
    left -= entry.uncompressedSize
    if (left < 0) throw new FileRefusal('too_large')
    const member = await memberOf(zip, entry, limits)
    if ('bytes' in member && isOpenTable(entry.fileName, member.bytes))
      throw new FileRefusal('spreadsheet')
    return { ...member, name: entry.fileName }
  }
}

const stemOf = ({ fileName }: Entry): string => fileName.toLowerCase().replace(/\.[^./]*$/, '')
const endsIn = ({ fileName }: Entry, ending: string): boolean =>
  fileName.toLowerCase().endsWith(ending)

/** Each file by itself, but a Polar HRM with its GPX, where they are of one workout. */
async function* each(
  entries: readonly Entry[],
  open: Open,
  limits: ReadLimits,
): AsyncGenerator<Member> {
  const trackOf = pairs(entries)
  const tracks = new Set(trackOf.values())
  for (const entry of entries) {
    const track = trackOf.get(entry)
    if (track) yield* together(await open(entry), await open(track), limits)
    else if (!tracks.has(entry)) yield await open(entry)
  }
}

/** The GPX of each Polar HRM by its name, or the only one where there is but one of each. */
function pairs(entries: readonly Entry[]): Map<Entry, Entry> {
  const rates = entries.filter((entry) => endsIn(entry, '.hrm'))
  const tracks = entries.filter((entry) => endsIn(entry, '.gpx'))
  const [first] = tracks
  if (first && rates.length === 1 && tracks.length === 1)
    return new Map(rates.map((entry) => [entry, first]))
  const left = new Map(tracks.map((entry) => [stemOf(entry), entry]))
  const found = new Map<Entry, Entry>()
  for (const entry of rates) {
    const track = left.get(stemOf(entry))
    if (track && left.delete(stemOf(entry))) found.set(entry, track)
  }
  return found
}

function* together(rates: Member, track: Member, limits: ReadLimits): Generator<Member> {
  if ('bytes' in rates && 'bytes' in track && hasTrack(rates.bytes, track.bytes, limits))
    yield { ...rates, context: { track: track.bytes } }
  else yield* [rates, track]
}

/** The activities of a provider's export; what else it holds is left out unread. */
async function* exported(
  entries: readonly Entry[],
  layout: Layout,
  open: Open,
  limits: ReadLimits,
): AsyncGenerator<Member> {
  const list = entries.find(({ fileName }) => layout(fileName) === 'list')
  const listed = list && (await open(list))
  const strava = listed && 'bytes' in listed ? readStravaList(listed.bytes, limits) : null
  let left = limits.members
  for (const entry of entries) {
    const name = entry.fileName
    const role = layout(name)
    if (role === 'beside') yield { refused: 'beside_activities', name }
    else if (role === 'list') {
      if (!strava && listed) yield listed
    } else if (left-- <= 0) yield { refused: 'too_many_members', name }
    else {
      const sport = strava?.sportOf(name) ?? null
      yield { ...(await open(entry)), ...(sport !== null && { context: { sport } }) }
    }
  }
  yield* strava?.alone(entries.map(({ fileName }) => fileName)) ?? []
}

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
