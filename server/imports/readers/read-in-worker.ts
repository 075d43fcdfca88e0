import { Worker } from 'node:worker_threads'
import type { ReadResult } from './activity.ts'
import type { ReadLimits } from './limits.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { RefusalCode } from './refusal.ts'
import { FileRefusal } from './refusal.ts'
import type { ReadReply, ReadRequest } from './worker.ts'

export interface ReadOptions {
  readonly limits?: ReadLimits
  /** milliseconds after which the worker is stopped and the file refused as timed_out */
  readonly timeout?: number
}

const TIMEOUT = 10_000
const HEAP_MEGABYTES = 256

/** A worker and what is to become of the file it has. */
interface Reader {
  readonly worker: Worker
  waiting: { readonly id: number; readonly resolve: (result: ReadResult) => void; readonly reject: (refusal: FileRefusal) => void } | null
}

/** One worker, started when first needed and kept; a file at a time, in the order they came. */
let current: Reader | undefined
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

/** Stops the worker; a file it still has is refused, the next one starts a new worker. */
export async function stopReading(): Promise<void> {
  if (current) await discard(current, 'reader_failed')
}

async function readNow(bytes: Uint8Array, limits: ReadLimits, timeout: number): Promise<ReadResult> {
  if (bytes.length > limits.inputBytes) throw new FileRefusal('too_large')
  const reader = (current ??= startReader())
  const id = ++lastId
  const timer = setTimeout(() => void discard(reader, 'timed_out'), timeout)
  reader.worker.ref()
  try {
    return await new Promise<ReadResult>((resolve, reject) => {
      reader.waiting = { id, resolve, reject }
      const owned = ownedBytes(bytes)
      reader.worker.postMessage({ id, bytes: owned, limits } satisfies ReadRequest, [owned.buffer])
    })
  } finally {
    clearTimeout(timer)
    reader.waiting = null
    reader.worker.unref()
  }
}

function startReader(): Reader {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } })
  const reader: Reader = { worker, waiting: null }
  worker.on('message', (reply: ReadReply) => {
    if (reply.id !== reader.waiting?.id) return
    if ('result' in reply) reader.waiting.resolve(reply.result)
    else reader.waiting.reject(new FileRefusal(reply.refusal))
  })
  worker.on('error', (error: Error & { code?: string }) => {
    void discard(reader, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'reader_failed')
  })
  worker.on('messageerror', () => void discard(reader, 'reader_failed'))
  worker.on('exit', () => void discard(reader, 'reader_failed'))
  // An idle reader must not keep the process alive.
  worker.unref()
  return reader
}

async function discard(reader: Reader, code: RefusalCode): Promise<void> {
  if (current === reader) current = undefined
  reader.waiting?.reject(new FileRefusal(code))
  await reader.worker.terminate()
}

/** The bytes in memory of their own. Node's small buffers share one pool, which must not be given away. */
function ownedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  const whole = buffer instanceof ArrayBuffer && bytes.byteLength === buffer.byteLength
  return whole ? new Uint8Array(buffer) : Uint8Array.from(bytes)
}
