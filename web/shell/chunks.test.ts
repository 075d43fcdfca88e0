import { afterEach, expect, test, vi } from 'vitest'
import { loadChunk, ChunkLoadError, isChunkFailure } from './chunks.ts'

afterEach(() => void vi.useRealTimers())

test('a part that arrives is handed on', async () => {
  await expect(loadChunk(Promise.resolve('page'))).resolves.toBe('page')
})

test.each([
  [
    'missing',
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    'missing',
    'CHUNK_LOAD_FAILED',
  ],
  [
    'without its styles',
    new Error('Unable to preload CSS for /assets/a.css'),
    'stylesheet',
    'CSS_CHUNK_LOAD_FAILED',
  ],
  ['given up already', new ChunkLoadError('timeout'), 'timeout', 'CHUNK_LOAD_FAILED'],
])('a part that is %s says so', async (_, cause, reason, code) => {
  const error = await loadChunk(Promise.reject(cause)).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ name: 'ChunkLoadError', reason, code })
  expect([isChunkFailure(error), isChunkFailure(cause)]).toEqual([true, true])
})

test('two minutes are too long', async () => {
  vi.useFakeTimers()
  const late = loadChunk(new Promise(() => undefined)).catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await late).toMatchObject({ reason: 'timeout' })
})

test('another failure is none of a part', () => {
  expect(isChunkFailure(new Error('x is undefined'))).toBe(false)
})
