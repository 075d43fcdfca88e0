import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const DEFLATED = 8
/** Names are UTF-8. */
const FLAGS = 0x0800

export type ZipEntry = { name: string; content: string | Buffer }

/**
 * Makes a ZIP archive of a few entries, held in memory; no entry and no archive may reach 4 GiB.
 * All entries get `at` as their date.
 */
export async function zip(entries: readonly ZipEntry[], at: Date): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zipped(entries, at)) parts.push(part)
  return Buffer.concat(parts)
}

/** The same piece by piece: one entry is held at a time. */
export async function* zipped(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const plain = Buffer.from(content)
    const packed = await deflate(plain)
    const title = Buffer.from(name)
    const facts = factsOf({
      at,
      crc: crc32(plain),
      packed: packed.length,
      plain: plain.length,
      name: title.length,
    })
    const head = Buffer.concat([number(LOCAL, 4), facts, title])
    // Made by, then after the facts: comment, disk and both attributes, none of them used.
    directory.push(
      Buffer.concat([
        number(CENTRAL, 4),
        number(VERSION, 2),
        facts,
        Buffer.alloc(10),
        number(offset, 4),
        title,
      ]),
    )
    offset += head.length + packed.length
    yield head
    yield packed
  }
  const index = Buffer.concat(directory)
  const count = number(directory.length, 2)
  yield index
  yield Buffer.concat([
    number(END, 4),
    Buffer.alloc(4),
    count,
    count,
    number(index.length, 4),
    number(offset, 4),
    number(0, 2),
  ])
}

type Facts = { at: Date; crc: number; packed: number; plain: number; name: number }

/** What local header and directory have in common. */
const factsOf = ({ at, crc, packed, plain, name }: Facts): Buffer =>
  Buffer.concat([
    number(VERSION, 2),
    number(FLAGS, 2),
    number(DEFLATED, 2),
    number((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 2),
    number(
      ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
      2,
    ),
    number(crc, 4),
    number(packed, 4),
    number(plain, 4),
    number(name, 2),
    number(0, 2),
  ])

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}
