import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStandInS3, type StandInS3 } from '../../test/support/stand-in-s3.ts'
import { s3Store } from './s3.ts'
import type { FileStore } from './store.ts'

let s3: StandInS3
let store: FileStore
beforeAll(async () => {
  s3 = await startStandInS3()
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' }
  store = s3Store({ endpoint: s3.endpoint, region: 'here', bucket: 'files', ...keys })
})
afterAll(() => s3.close())
beforeEach(() => {
  s3.trouble = null
  s3.objects.clear()
})

const MB = 1024 * 1024
const inPieces = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / MB) }, (_, i) =>
      bytes.subarray(i * MB, (i + 1) * MB),
    ),
  )
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test.each([0, 1, 8 * MB, 8 * MB + 1, 20 * MB])(
  'a file of %d bytes comes back as it was, also in part',
  async (size) => {
    const bytes = randomBytes(size)
    const kept = await store.put(inPieces(bytes))
    expect(kept).toEqual({ sha256: shaOf(bytes), size })
    expect((await store.read(kept.sha256)).equals(bytes)).toBe(true)
    if (size < 2) return
    const part = await buffer(await store.stream(kept.sha256, { start: 1, end: size - 2 }))
    expect(part.equals(bytes.subarray(1, size - 1))).toBe(true)
  },
)

test('a file that its owner may not store is not sent', async () => {
  const refuse = async () => {
    throw new Error('no room')
  }
  await expect(store.put(inPieces(randomBytes(9 * MB)), refuse)).rejects.toThrow('no room')
  expect(s3.objects.size).toBe(0)
})

test('a long file takes its name only when all of its parts have arrived', async () => {
  const broken = store.put(inPieces(randomBytes(20 * MB)), async () => {
    s3.trouble = { status: 503, body: '' }
  })
  await expect(broken).rejects.toThrow('503')
  expect(s3.objects.size).toBe(0)
})

test('a file that is not there is said to be missing', async () => {
  await expect(store.stream('0'.repeat(64))).rejects.toMatchObject({ code: 'ENOENT' })
})
