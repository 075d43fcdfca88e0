import { afterAll, expect, test } from 'vitest'
import { START, steadyRow } from '../../../test/support/recordings.ts'
import { writeFit } from '../../demo/fit-writer.ts'
import { readActivity } from './read-activity.ts'
import { readActivityFile, stopReading } from './read-in-worker.ts'
import { FileRefusal } from './refusal.ts'

afterAll(stopReading)

const file = (): Uint8Array => writeFit({ start: START, sport: 15, records: steadyRow(600) })

test('reads the same as without a worker', async () => {
  expect(await readActivityFile(file())).toEqual(await readActivity(file()))
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
  await stopReading()
  await expect(readActivityFile(file(), { timeout: 0 })).rejects.toMatchObject({ code: 'timed_out' })
  await expect(readActivityFile(file())).resolves.toMatchObject({ kind: 'fit' })
})
