import { Worker } from 'node:worker_threads'
import type { Athlete, DigestedPart } from '../digest.ts'
import type { ReadResult } from './activity.ts'
import type { ReadLimits } from './limits.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { joined } from './joined.ts'
import type { RefusalCode } from './refusal.ts'
import { FileRefusal } from './refusal.ts'
import type { ReadPart, ReadReply, ReadRequest } from './worker.ts'

export interface ReadOptions {
  readonly limits?: ReadLimits
  /** milliseconds without a part after which the worker is stopped and the file refused as timed_out */
  readonly timeout?: number
}

const TIMEOUT = 10_000
const HEAP_MEGABYTES = 256

/** A worker and who hears its replies about the file it has. */
interface Reader {
  readonly worker: Worker
  waiting: { readonly id: number; readonly hear: (reply: ReadReply) => void; readonly reject: (refusal: FileRefusal) => void } | null
}

/** One worker, started when first needed and kept; a file at a time, in the order they came. */
let current: Reader | undefined
let queue: Promise<unknown> = Promise.resolve()
let lastId = 0

/**
 * Reads a file of any known kind in a worker thread, so that a slow or broken file costs this thread nothing.
 * The memory of `bytes` is handed over where it is the whole of its buffer: use it no more. Rejects with FileRefusal only.
 */
export async function readActivityFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadResult> {
  const parts: ReadResult[] = []
  for await (const part of inTurn(bytes, null, options)) if ('activities' in part) parts.push(part)
  return joined(parts)
}

/**
 * The same file by file of an archive, each digested for an athlete in the worker as well, so that no channel ever reaches this thread: the next is
 * read when it is asked for. Other files wait until this one is at its end.
 */
export async function* digestActivityFile(bytes: Uint8Array, athlete: Athlete, options: ReadOptions = {}): AsyncGenerator<DigestedPart> {
  for await (const part of inTurn(bytes, athlete, options)) if ('digests' in part && saysAnything(part)) yield part
}

const saysAnything = ({ digests, warnings, left_out }: DigestedPart): boolean => digests.length + warnings.length + left_out.length > 0

async function* inTurn(bytes: Uint8Array, athlete: Athlete | null, options: ReadOptions): AsyncGenerator<ReadPart> {
  const turn = Promise.withResolvers<void>()
  const before = queue
  queue = before.then(() => turn.promise)
  await before
  try {
    yield* readNow(bytes, athlete, options.limits ?? DEFAULT_LIMITS, options.timeout ?? TIMEOUT)
  } finally {
    turn.resolve()
  }
}

/** Stops the worker; a file it still has is refused, the next one starts a new worker. */
export async function stopReading(): Promise<void> {
  if (current) await discard(current, 'reader_failed')
}

async function* readNow(bytes: Uint8Array, athlete: Athlete | null, limits: ReadLimits, timeout: number): AsyncGenerator<ReadPart> {
  if (bytes.length > limits.inputBytes) throw new FileRefusal('too_large')
  const reader = (current ??= startReader())
  const id = ++lastId
  const owned = ownedBytes(bytes)
  let request: ReadRequest = { id, bytes: owned, limits, athlete }
  let ended = false
  reader.worker.ref()
  try {
    for (;;) {
      const reply = await replyTo(reader, id, request, timeout)
      ended = !('part' in reply) || reply.last
      if ('refusal' in reply) throw new FileRefusal(reply.refusal)
      if (!('part' in reply)) return
      yield reply.part
      if (reply.last) return
      request = { next: id }
    }
  } finally {
    reader.waiting = null
    reader.worker.unref()
    // A worker in the midst of a file nobody wants any more cannot take another.
    if (!ended) await discard(reader, 'reader_failed')
  }
}

async function replyTo(reader: Reader, id: number, request: ReadRequest, timeout: number): Promise<ReadReply> {
  const timer = setTimeout(() => void discard(reader, 'timed_out'), timeout)
  try {
    return await new Promise<ReadReply>((hear, reject) => {
      reader.waiting = { id, hear, reject }
      reader.worker.postMessage(request, 'bytes' in request && request.bytes.buffer instanceof ArrayBuffer ? [request.bytes.buffer] : [])
    })
  } finally {
    clearTimeout(timer)
  }
}

function startReader(): Reader {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } })
  const reader: Reader = { worker, waiting: null }
  worker.on('message', (reply: ReadReply) => {
    if (reply.id !== reader.waiting?.id) return
    reader.waiting.hear(reply)
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
