import { zipSync } from 'fflate'
import { afterAll, expect, test, vi } from 'vitest'
import { START, steadyRow } from '../../../test/support/recordings.ts'
import { writeFit } from '../../demo/fit-writer.ts'
import { digestPart, type DigestedPart } from './digest.ts'
import { readActivity } from '../../../readers/read-activity.ts'
import { digestActivityFile, readActivityFile, stopReading } from './read-in-worker.ts'
import { FileRefusal } from '../../../readers/refusal.ts'

afterAll(stopReading)

const file = (seconds = 600): Uint8Array =>
  writeFit({ start: START, sport: 15, records: steadyRow(seconds) })

test('reads the same as without a worker', async () => {
  expect(await readActivityFile(file())).toEqual(await readActivity(file()))
})

const ATHLETE = { hr_zones: null, max_hr: 190, age_years: null }

test('digests the same as without a worker', async () => {
  const bytesOf = ({ digests }: DigestedPart) =>
    digests.map((digest) => ({
      ...digest,
      blobs: digest.blobs.map(({ name, data }) => [name, [...data]]),
    }))
  const parts: DigestedPart[] = []
  for await (const part of digestActivityFile(file(), ATHLETE)) parts.push(part)
  expect(parts.map(bytesOf)).toEqual([bytesOf(digestPart(await readActivity(file()), ATHLETE))])
})

test('an archive that is left half-way keeps no other file waiting', async () => {
  const other = writeFit({
    start: new Date(START.getTime() + 86_400_000),
    sport: 15,
    records: steadyRow(60),
  })
  const parts = digestActivityFile(zipSync({ 'a.fit': file(), 'b.fit': other }), ATHLETE)
  await expect(parts.next()).resolves.toMatchObject({ done: false })
  await parts.return(undefined)
  await expect(readActivityFile(file())).resolves.toMatchObject({ kind: 'fit' })
})

test('takes over the memory of the file, but never that of a shared pool', async () => {
  const own = file()
  await readActivityFile(own)
  expect(own.byteLength).toBe(0)
  const pooled = Buffer.from(file().subarray(0, 1000))
  await expect(readActivityFile(pooled)).resolves.toMatchObject({ kind: 'fit' })
  expect(pooled.byteLength).toBe(1000)
})

test('many files at once are read one by one', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => readActivityFile(file())))
  expect(results.map((result) => result.activities[0]?.records)).toEqual([600, 600, 600, 600, 600])
})

test('a refusal comes across with its code', async () => {
  await expect(readActivityFile(new Uint8Array(0))).rejects.toEqual(new FileRefusal('empty_file'))
  await expect(readActivityFile(new Uint8Array(0))).rejects.toBeInstanceOf(FileRefusal)
})

test('a file that takes too long is refused, and the next one is read', async () => {
  await readActivityFile(file())
  await expect(readActivityFile(file(30_000), { timeout: 0 })).rejects.toMatchObject({
    code: 'timed_out',
  })
  await expect(readActivityFile(file())).resolves.toMatchObject({ kind: 'fit' })
})

test('the time of a file begins when its worker has started', async () => {
  await stopReading()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const reading = readActivityFile(file(), { timeout: 10 })
    await vi.advanceTimersByTimeAsync(5000)
    await expect(reading).resolves.toMatchObject({ kind: 'fit' })
  } finally {
    vi.useRealTimers()
  }
})
