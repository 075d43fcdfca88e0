import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** So few bytes do not get fewer. */
const TINY = 64

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const END = 0x06054b50
const VERSION = 20
const VERSION_64 = 45
const STORED = 0
const DEFLATED = 8
/** Names are UTF-8. */
const UTF_8 = 0x0800
/** Checksum and sizes follow the content. */
const FOLLOWED = 0x0008
const FULL_16 = 0xffff
const FULL_32 = 0xffffffff
/** Where the fields of an entry begin that 32 bits may be too few for. */
const EXTRA_64 = 1

/** Content that comes in pieces is never held whole. */
export type ZipContent = string | Buffer | AsyncIterable<Buffer>
export type ZipEntry = { name: string; content: ZipContent }

/** Makes a ZIP archive piece by piece, of any size. All entries get `at` as their date. */
export async function* zipped(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const facts: Facts = {
      at,
      name: Buffer.from(name),
      crc: 0,
      plain: 0,
      packed: 0,
      flags: isHeld(content) ? UTF_8 : UTF_8 | FOLLOWED,
      method: isHeld(content) && content.length < TINY ? STORED : DEFLATED,
    }
    const start = offset
    const parts = isHeld(content) ? heldEntry(facts, content) : streamedEntry(facts, content)
    for await (const part of parts) {
      offset += part.length
      yield part
    }
    directory.push(directoryEntry(facts, start))
  }
  const index = Buffer.concat(directory)
  yield index
  yield endOf({ count: directory.length, size: index.length, offset })
}

type Facts = {
  at: Date
  name: Buffer
  flags: number
  method: number
  crc: number
  plain: number
  packed: number
}

const isHeld = (content: ZipContent): content is string | Buffer =>
  typeof content === 'string' || Buffer.isBuffer(content)

async function* heldEntry(facts: Facts, content: string | Buffer): AsyncGenerator<Buffer> {
  const plain = Buffer.from(content)
  const packed = facts.method === STORED ? plain : await deflate(plain)
  Object.assign(facts, { crc: crc32(plain), plain: plain.length, packed: packed.length })
  const sizes = [number(facts.crc, 4), number(facts.packed, 4), number(facts.plain, 4)]
  yield localHeader(facts, { version: VERSION, sizes, extra: Buffer.alloc(0) })
  yield packed
}

async function* streamedEntry(
  facts: Facts,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const sizes = [number(0, 4), number(FULL_32, 4), number(FULL_32, 4)]
  const extra = Buffer.concat([number(EXTRA_64, 2), number(16, 2), Buffer.alloc(16)])
  yield localHeader(facts, { version: VERSION_64, sizes, extra })
  const packer = createDeflateRaw()
  // The packer ends with the failure of the content, which its reader then meets.
  pipeline(measured(facts, content), packer, () => {})
  for await (const part of packer as AsyncIterable<Buffer>) {
    facts.packed += part.length
    yield part
  }
  yield Buffer.concat([
    number(DESCRIPTOR, 4),
    number(facts.crc, 4),
    number(facts.packed, 8),
    number(facts.plain, 8),
  ])
}

async function* measured(facts: Facts, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of content) {
    facts.crc = crc32(part, facts.crc)
    facts.plain += part.length
    yield part
  }
}

type Header = { version: number; sizes: readonly Buffer[]; extra: Buffer }

const localHeader = (
  { at, name, flags, method }: Facts,
  { version, sizes, extra }: Header,
): Buffer =>
  Buffer.concat([
    number(LOCAL, 4),
    number(version, 2),
    number(flags, 2),
    number(method, 2),
    dateOf(at),
    ...sizes,
    number(name.length, 2),
    number(extra.length, 2),
    name,
    extra,
  ])

/** The entry in the list at the end; sizes and places too big for 32 bits follow its name. */
function directoryEntry(
  { at, name, flags, method, crc, packed, plain }: Facts,
  start: number,
): Buffer {
  const big = [plain, packed, start].filter((value) => value >= FULL_32)
  const extra =
    big.length === 0
      ? Buffer.alloc(0)
      : Buffer.concat([
          number(EXTRA_64, 2),
          number(big.length * 8, 2),
          ...big.map((value) => number(value, 8)),
        ])
  return Buffer.concat([
    number(CENTRAL, 4),
    number(VERSION_64, 2),
    number(VERSION_64, 2),
    number(flags, 2),
    number(method, 2),
    dateOf(at),
    number(crc, 4),
    number(Math.min(packed, FULL_32), 4),
    number(Math.min(plain, FULL_32), 4),
    number(name.length, 2),
    number(extra.length, 2),
    // Comment, disk and both attributes, none of them used.
    Buffer.alloc(10),
    number(Math.min(start, FULL_32), 4),
    name,
    extra,
  ])
}

function endOf({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const isBig = count >= FULL_16 || size >= FULL_32 || offset >= FULL_32
  const end64 = Buffer.concat([
    number(END_64, 4),
    number(44, 8),
    number(VERSION_64, 2),
    number(VERSION_64, 2),
    Buffer.alloc(8),
    number(count, 8),
    number(count, 8),
    number(size, 8),
    number(offset, 8),
    number(LOCATOR_64, 4),
    Buffer.alloc(4),
    number(offset + size, 8),
    number(1, 4),
  ])
  const shownCount = number(Math.min(count, FULL_16), 2)
  return Buffer.concat([
    ...(isBig ? [end64] : []),
    number(END, 4),
    Buffer.alloc(4),
    shownCount,
    shownCount,
    number(Math.min(size, FULL_32), 4),
    number(Math.min(offset, FULL_32), 4),
    number(0, 2),
  ])
}

const dateOf = (at: Date): Buffer =>
  Buffer.concat([
    number((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 2),
    number(
      ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
      2,
    ),
  ])

function number(value: number, bytes: 2 | 4 | 8): Buffer {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value))
  else buffer.writeUIntLE(value, 0, bytes)
  return buffer
}
