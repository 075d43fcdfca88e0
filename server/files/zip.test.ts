import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { entriesOf, openZip } from '../../readers/zip-files.ts'
import { unzip } from '../../test/support/xlsx.ts'
import { zipped, type ZipEntry } from './zip.ts'

const AT = new Date('2026-03-02T06:30:10Z')

async function zip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zipped(entries, AT)) parts.push(part)
  return Buffer.concat(parts)
}
/** Names and sizes as a strict reader has them. */
async function listOf(archive: Buffer): Promise<[string, number][]> {
  const found: [string, number][] = []
  for await (const { fileName, uncompressedSize } of entriesOf(await openZip(archive)))
    found.push([fileName, uncompressedSize])
  return found
}
async function* inPieces(text: string): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += 1000) yield Buffer.from(text.slice(at, at + 1000))
}

test.each([
  ['nothing', {}],
  ['one empty file', { 'empty.json': '' }],
  [
    'several, in their order',
    { 'members.json': '[{"name":"Zoé"}]', 'große-Datei.txt': 'row '.repeat(100_000) },
  ],
])('%s comes out as it went in', async (_, files: Record<string, string>) => {
  const archive = await zip(Object.entries(files).map(([name, content]) => ({ name, content })))
  const found = [...unzip(archive)].map(([name, content]) => [name, content.toString('utf8')])
  expect(Object.fromEntries(found)).toEqual(files)
  expect(found.map(([name]) => name)).toEqual(Object.keys(files))
})

test('the date stands as MS-DOS writes it', async () => {
  const archive = await zip([{ name: 'a', content: 'a' }])
  expect([archive.readUInt16LE(10), archive.readUInt16LE(12)]).toEqual([
    (6 << 11) | (30 << 5) | 5,
    (46 << 9) | (3 << 5) | 2,
  ])
})

test('content in pieces comes out whole, also for readers that look at the list alone', async () => {
  const text = 'row by row '.repeat(20_000)
  const archive = await zip([
    { name: 'long.txt', content: inPieces(text) },
    { name: 'short.txt', content: 'short' },
  ])
  const found = unzipSync(archive)
  expect(strFromU8(found['long.txt'] ?? new Uint8Array())).toBe(text)
  expect(strFromU8(found['short.txt'] ?? new Uint8Array())).toBe('short')
  expect(await listOf(archive)).toEqual([
    ['long.txt', text.length],
    ['short.txt', 'short'.length],
  ])
})

test('fails as its content does', async () => {
  const broken = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.from('a')
    throw new Error('the disk is gone')
  }
  await expect(zip([{ name: 'a', content: broken() }])).rejects.toThrow('the disk is gone')
})

test('more entries than the list of a plain ZIP can count are all found', async () => {
  const names = Array.from({ length: 66_000 }, (_, i) => ({ name: String(i), content: '' }))
  expect(await listOf(await zip(names))).toHaveLength(66_000)
})

const MB = 1024 * 1024

test('takes little memory, whatever its size', async () => {
  const piece = Buffer.alloc(MB)
  const long = async function* (): AsyncGenerator<Buffer> {
    for (let i = 0; i < 200; i++) yield piece
  }
  const used = () => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = used()
  let most = 0
  for await (const part of zipped([{ name: 'long', content: long() }], AT))
    most = Math.max(most, used() - before, part.length)
  expect(most).toBeLessThan(60 * MB)
})
