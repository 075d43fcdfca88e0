import { gzipSync } from 'node:zlib'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  COXMATE_LZMA,
  COXMATE_SHA256_XZ,
  COXMATE_XZ,
  DELTA_XZ,
  X86_XZ,
} from '../test/support/packed.ts'
import { joined, patched, START, steadyRow } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { writeFit } from '../server/demo/fit-writer.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts'
import { readActivity } from './read-activity.ts'
import { FileRefusal } from './refusal.ts'

const fit = writeFit({ start: START, sport: 15, records: steadyRow(600) })
const short = writeFit({ start: START, sport: 15, records: steadyRow(60) })
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'))
const coxmate = fromBase64(COXMATE_LZMA)
const readIn = async (bytes: Uint8Array, limits: Partial<ReadLimits> = {}) => {
  const {
    kind,
    activities,
    warnings,
    left_out = [],
  } = await readActivity(bytes, { ...DEFAULT_LIMITS, ...limits })
  return {
    kind,
    records: activities.map((activity) => activity.records),
    warnings,
    ...(left_out.length > 0 && { left_out }),
  }
}
const refusal = (bytes: Uint8Array, limits: Partial<ReadLimits> = {}): Promise<unknown> =>
  readIn(bytes, limits).then(
    () => 'read',
    (error: unknown) => (error instanceof FileRefusal ? error.code : error),
  )

describe('a packed file is read as if it were not', () => {
  test.each([
    ['xz', fromBase64(COXMATE_XZ)],
    ['xz filled up with zeros', joined(fromBase64(COXMATE_XZ), new Uint8Array(8))],
    ['xz with a check of SHA-256', fromBase64(COXMATE_SHA256_XZ)],
    [
      'xz with a check of SHA-256 filled up with zeros',
      joined(fromBase64(COXMATE_SHA256_XZ), new Uint8Array(8)),
    ],
    ['lzma of unknown size', coxmate],
    ['gzip', gzipSync(TABLES.coxmate)],
  ])('%s', async (_, bytes) =>
    expect(await readIn(bytes)).toEqual({ kind: 'coxmate', records: [20], warnings: [] }),
  )

  test.each([
    ['whose SHA-256 does not hold', fromBase64(COXMATE_SHA256_XZ), 40],
    ['whose index is bad', fromBase64(COXMATE_XZ), 14],
    ['with a SHA-256 whose index is bad', fromBase64(COXMATE_SHA256_XZ), 14],
  ])('xz %s, with all that is in it', async (_, bytes, fromEnd) => {
    const at = bytes.length - fromEnd
    const bad = patched(bytes, { [at]: (bytes[at] ?? 0) ^ 0x55 })
    expect(await readIn(bad)).toEqual({ kind: 'coxmate', records: [20], warnings: ['checksum'] })
  })

  test('lzma cut short, as far as it goes', async () => {
    const { kind, records, warnings } = await readIn(coxmate.subarray(0, coxmate.length - 60))
    expect([kind, records[0]]).toEqual(['coxmate', expect.any(Number)])
    expect(warnings).toEqual(['truncated'])
  })

  test('a limit on what comes out stops it', async () => {
    expect(await refusal(coxmate, { expandedBytes: 200 })).toBe('too_large')
    expect(await refusal(fromBase64(COXMATE_XZ), { expandedBytes: 200 })).toBe('too_large')
    expect(await refusal(gzipSync(new Uint8Array(30_000_000)))).toBe('too_large')
    const announced = patched(coxmate, { 5: 0, 6: 0, 7: 0, 8: 0x80, 9: 0, 10: 0, 11: 0, 12: 0 })
    expect(await refusal(announced)).toBe('too_large')
  })

  test('a distance before the beginning is no lzma', async () => {
    expect(await refusal(patched(coxmate, { 14: 0xff, 15: 0xff, 16: 0xff }))).toBe('file_damaged')
  })
})

describe('a ZIP', () => {
  const zip = (files: Zippable): Uint8Array => zipSync(files)

  test('gives every file in it, also packed once more, and passes over what is none', async () => {
    const bytes = zip({
      'a.fit': fit,
      'folder/b.csv.gz': gzipSync(TABLES.coxmate),
      '.hidden': strToU8('x'),
      '__MACOSX/a.fit': strToU8('y'),
      'folder/empty/': new Uint8Array(0),
    })
    expect(await readIn(bytes)).toEqual({ kind: 'fit', records: [600, 20], warnings: [] })
  })

  test('says what it left out', async () => {
    const torn = strToU8('see you')
    expect(
      await readIn(
        zip({
          'a.fit': fit,
          'again.fit': fit,
          'notes.txt': torn,
          'more.txt': torn,
          'b.fit': fit.subarray(0, 30),
        }),
      ),
    ).toEqual({
      kind: 'fit',
      records: [600],
      warnings: [],
      left_out: [
        { name: 'again.fit', reason: 'repeated' },
        { name: 'notes.txt', reason: 'unknown_format' },
        { name: 'more.txt', reason: 'unknown_format' },
        { name: 'b.fit', reason: expect.stringMatching(/damaged|activity|records/) as string },
      ],
    })
  })

  test('gives the files beside an archive in it', async () => {
    expect(await readIn(zip({ 'a.fit': fit, 'b.zip': zip({ 'c.fit': short }) }))).toEqual({
      kind: 'fit',
      records: [600],
      warnings: [],
      left_out: [{ name: 'b.zip', reason: 'nested_archive' }],
    })
  })

  test('says of a file whose checksum fails that it may have been altered', async () => {
    const stored = zipSync({ 'a.csv': strToU8(TABLES.coxmate) }, { level: 0 })
    // A digit within the last row of the only file, which is stored as it is.
    const at = Buffer.from(stored).indexOf('.csv') + 4 + TABLES.coxmate.length - 3
    const altered = patched(stored, { [at]: (stored[at] ?? 0) === 0x31 ? 0x32 : 0x31 })
    expect(await readIn(altered)).toMatchObject({ records: [20], warnings: ['checksum'] })
  })

  test.each<[string, Uint8Array, string, Partial<ReadLimits>?]>([
    ['empty', zip({}), 'archive_without_activity'],
    ['of one file that is none', zip({ 'a.txt': strToU8('hello') }), 'unknown_format'],
    [
      'of several that are none',
      zip({ 'a.txt': strToU8('hello'), 'b.txt': strToU8('there') }),
      'archive_without_activity',
    ],
    ['of nothing but a ZIP', zip({ 'b.zip': zip({ 'c.fit': short }) }), 'nested_archive'],
    [
      'that is a document of some program',
      zip({ '[Content_Types].xml': strToU8('<a/>'), 'word/document.xml': strToU8('<b/>') }),
      'unknown_format',
    ],
    [
      'of a document that begins with zeros',
      zip({ 'a.img': joined(new Uint8Array(100_000), strToU8('disk')) }),
      'unknown_format',
    ],
    ['of a file of blanks', zip({ 'a.csv': strToU8(' \r\n'.repeat(30_000)) }), 'empty_file'],
    [
      'of too many files',
      zip({ a: fit, b: short, c: strToU8('c') }),
      'too_many_members',
      { members: 2 },
    ],
    ['of too much together', zip({ a: fit, b: short }), 'too_large', { archiveBytes: fit.length }],
    ['of one file too large', zip({ a: fit }), 'too_large', { expandedBytes: 100 }],
    ['that shrinks as no recording does', zip({ a: new Uint8Array(2_000_000) }), 'too_large'],
    ['with a path out of it', zip({ '../../etc/a.fit': fit }), 'unsafe_path'],
    ['with an absolute path', zip({ '/etc/a.fit': fit }), 'unsafe_path'],
    ['cut short', zip({ a: fit }).subarray(0, 300), 'file_damaged'],
  ])('%s is refused', async (_, bytes, code, limits) =>
    expect(await refusal(bytes, limits)).toBe(code),
  )

  test.each<[string, Zippable]>([
    [
      'Excel',
      {
        '[Content_Types].xml': strToU8('<Types/>'),
        '_rels/.rels': strToU8('<a/>'),
        'xl/workbook.xml': strToU8('<workbook/>'),
      },
    ],
    [
      'another writer of workbooks',
      { 'xl/workbook.xml': strToU8('<workbook/>'), '[Content_Types].xml': strToU8('<Types/>') },
    ],
    [
      'LibreOffice',
      {
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': strToU8('<a/>'),
      },
    ],
  ])('of %s is recognized as a spreadsheet', async (_, files) =>
    expect(await refusal(zip(files))).toBe('spreadsheet'),
  )

  test('with a folder called xl is read', async () => {
    expect((await readIn(zip({ 'xl/a.fit': fit }))).records).toEqual([600])
  })

  test('with a password is refused', async () => {
    const bytes = zip({ a: fit })
    const directory = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    expect(await refusal(patched(bytes, { 6: 1, [directory + 8]: 1 }))).toBe('encrypted')
  })

  test('whose file is damaged gives the others', async () => {
    const bytes = zip({ 'a.fit': [fit, { level: 0 }], 'b.fit': short })
    const size = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    const method = patched(bytes, { [size + 10]: 12 })
    expect((await readIn(method)).left_out).toEqual([
      { name: 'b.fit', reason: 'method_not_supported' },
    ])
  })
})

test.each([
  ['TIFF of one order', Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0), 'tiff_image'],
  ['TIFF of the other', Uint8Array.of(0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8), 'tiff_image'],
  ['xz of differences', fromBase64(DELTA_XZ), 'method_not_supported'],
  ['xz of a program', fromBase64(X86_XZ), 'method_not_supported'],
  [
    'a workbook of before 2007',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
    'spreadsheet',
  ],
  ['7z', Uint8Array.of(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c), 'archive_not_supported'],
])('%s is refused', async (_, bytes, code) => expect(await refusal(bytes)).toBe(code))
