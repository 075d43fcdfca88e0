import { Worker } from 'node:worker_threads'
import type { ReadResult } from './activity.ts'
import type { ReadLimits } from './limits.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import type { ReadReply, ReadRequest } from './worker.ts'

export interface ReadOptions {
  readonly limits?: ReadLimits
  /** milliseconds after which the worker is stopped and the file refused as timed_out */
  readonly timeout?: number
}

const TIMEOUT = 10_000
const HEAP_MEGABYTES = 256

/** One worker, started when first needed and kept; a file at a time, in the order they came. */
let worker: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()
let lastId = 0

/**
 * Reads a file of any known kind in a worker thread, so that a slow or broken file costs this thread nothing.
 * The memory of `bytes` is handed over where it is the whole of its buffer: use it no more. Rejects with FileRefusal only.
 */
export function readActivityFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadResult> {
  const read = queue.then(() => readNow(bytes, options.limits ?? DEFAULT_LIMITS, options.timeout ?? TIMEOUT))
  queue = read.catch(() => undefined)
  return read
}

/** Stops the worker; the next file starts a new one. */
export async function stopReading(): Promise<void> {
  const stopped = worker
  worker = undefined
  await stopped?.terminate()
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } })
  // An idle reader must not keep the process alive.
  started.unref()
  return started
}

function readNow(bytes: Uint8Array, limits: ReadLimits, timeout: number): Promise<ReadResult> {
  if (bytes.length > limits.inputBytes) return Promise.reject(new FileRefusal('too_large'))
  const reader = (worker ??= startWorker())
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(timer)
      reader.removeAllListeners()
      reader.unref()
      act()
    }
    const giveUp = (code: 'timed_out' | 'too_large' | 'reader_failed'): void =>
      settle(() => {
        if (worker === reader) worker = undefined
        void reader.terminate()
        reject(new FileRefusal(code))
      })
    const timer = setTimeout(() => giveUp('timed_out'), timeout)
    reader.ref()
    reader.on('message', (reply: ReadReply) => {
      if (reply.id !== id) return
      settle(() => ('result' in reply ? resolve(reply.result) : reject(new FileRefusal(reply.refusal))))
    })
    reader.on('error', (error: Error & { code?: string }) =>
      giveUp(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'reader_failed'),
    )
    reader.on('exit', () => giveUp('reader_failed'))
    reader.on('messageerror', () => giveUp('reader_failed'))
    const owned = ownedBytes(bytes)
    reader.postMessage({ id, bytes: owned, limits } satisfies ReadRequest, [owned.buffer])
  })
}

/** The bytes in memory of their own. Node's small buffers share one pool, which must not be given away. */
function ownedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  const whole = buffer instanceof ArrayBuffer && bytes.byteLength === buffer.byteLength
  return whole ? new Uint8Array(buffer) : Uint8Array.from(bytes)
}
