import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeGpx } from '../test/support/gpx-writer.ts'
import { patched, START, steadyRow } from '../test/support/recordings.ts'
import { writeTcx } from '../test/support/tcx-writer.ts'
import { writeFit } from '../server/demo/fit-writer.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { readActivity } from './read-activity.ts'

const fit = writeFit({ start: START, sport: 15, records: steadyRow(600) })
const tcx = writeTcx({
  start: START,
  sport: 'Running',
  laps: [{ start: 0, time: 1, tracks: [[{ t: 0 }, { t: 1 }]] }],
})
const gpx = writeGpx({ start: START, tracks: [{ segments: [[{ lat: 52.2, lon: 0.1, t: 0 }]] }] })
const packed = gzipSync(fit)
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

test.each([
  { name: 'FIT', bytes: fit, kind: 'fit' },
  { name: 'TCX', bytes: tcx, kind: 'tcx' },
  { name: 'GPX', bytes: gpx, kind: 'gpx' },
  { name: 'gzip of FIT', bytes: gzipSync(fit), kind: 'fit' },
  { name: 'gzip of TCX', bytes: gzipSync(tcx), kind: 'tcx' },
])('$name is recognised by its content', async ({ bytes, kind }) => {
  expect(await readActivity(bytes)).toMatchObject({ kind, warnings: [] })
})

test('a gzip cut short gives what is in it', async () => {
  const noisy = writeFit({
    start: START,
    sport: 15,
    records: steadyRow(3000).map((record) => ({ ...record, power: (record.t * 7919) % 997 })),
  })
  const noise = gzipSync(noisy)
  const { activities, warnings } = await readActivity(noise.subarray(0, noise.length / 2))
  expect(activities[0]?.records).toBeGreaterThan(500)
  expect(warnings).toEqual(['truncated'])
})

describe('refused', () => {
  test.each([
    { name: 'nothing', bytes: new Uint8Array(0), code: 'empty_file' },
    { name: 'a byte order mark alone', bytes: bytesOf('\uFEFF'), code: 'empty_file' },
    { name: 'an empty file in gzip', bytes: gzipSync(new Uint8Array(0)), code: 'empty_file' },
    { name: 'one byte', bytes: bytesOf('x'), code: 'unknown_format' },
    {
      name: 'a page',
      bytes: bytesOf('<!doctype html><html><body>Please sign in</body></html>'),
      code: 'unknown_format',
    },
    { name: 'other XML', bytes: bytesOf('<?xml version="1.0"?><svg/>'), code: 'unknown_format' },
    { name: 'a ZIP that is none', bytes: bytesOf('PK\u0003\u0004rest'), code: 'file_damaged' },
    { name: 'a RAR', bytes: bytesOf('Rar!\u001a'), code: 'archive_not_supported' },
    {
      name: 'an xz without content',
      bytes: Uint8Array.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]),
      code: 'file_damaged',
    },
    { name: 'gzip in gzip', bytes: gzipSync(gzipSync(fit)), code: 'nested_archive' },
    {
      name: 'a ZIP in gzip',
      bytes: gzipSync(bytesOf('PK\u0003\u0004rest')),
      code: 'nested_archive',
    },
    {
      name: 'a gzip with a wrong checksum',
      bytes: patched(packed, { [packed.length - 8]: 0, [packed.length - 7]: 0 }),
      code: 'file_damaged',
    },
    {
      name: 'a gzip that is only a header',
      bytes: gzipSync(fit).subarray(0, 10),
      code: 'file_damaged',
    },
    {
      name: 'a gzip that expands without end',
      bytes: gzipSync(new Uint8Array(DEFAULT_LIMITS.expandedBytes + 1)),
      code: 'too_large',
    },
  ])('$name as $code', async ({ bytes, code }) => {
    await expect(readActivity(bytes)).rejects.toMatchObject({ code })
  })

  test('more bytes than allowed', async () => {
    await expect(readActivity(fit, { ...DEFAULT_LIMITS, inputBytes: 100 })).rejects.toMatchObject({
      code: 'too_large',
    })
    await expect(
      readActivity(fit, { ...DEFAULT_LIMITS, expandedBytes: 100 }),
    ).rejects.toMatchObject({ code: 'too_large' })
  })
})
