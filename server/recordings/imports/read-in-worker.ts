import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Athlete, DigestedPart } from './digest.ts'
import type { ReadResult } from '../../../readers/activity.ts'
import { DEFAULT_LIMITS, type ReadLimits } from '../../../readers/limits.ts'
import { joined } from '../../../readers/joined.ts'
import type { MorningFile } from '../../../readers/mornings/found.ts'
import { FileRefusal, type RefusalCode } from '../../../readers/refusal.ts'
import { createTurns, type Owner } from '../../../readers/turns.ts'
import type { ReadPart, ReadReply, ReadRequest, Started, ReadGoal } from './reading-worker.ts'

export interface ReadOptions {
  readonly limits?: ReadLimits
  /**
   * milliseconds without a part after which the worker is stopped and the file refused as timed_out
   */
  readonly timeout?: number
  /** The owner of the file; owners take turns at reading. */
  readonly owner?: Owner
}

const NOBODY: Owner = { club: 0, person: 0 }

const TIMEOUT = 10_000
/** A worker starts in a second where the machine has nothing else to do. */
const LONGEST_START = 60_000
/**
 * What a file leaves behind is soon garbage: without a limit, V8 lets the space for it grow to 100 MB
 * in the course of an archive before it is collected.
 */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 }

/** A worker and who hears its replies about the file it has. */
interface Reader {
  readonly worker: Worker
  /** Resolves once the worker has started. */
  readonly started: Promise<void>
  waiting: {
    readonly id: number
    readonly hear: (reply: ReadReply) => void
    readonly reject: (refusal: FileRefusal) => void
  } | null
}

/** Files read at the same moment: one core is left to everything else. */
const READERS = Math.max(1, Math.min(4, availableParallelism() - 1))
const turns = createTurns(READERS)

/** Every worker there is, and those without a file, which are kept for the next. */
const readers = new Set<Reader>()
const idle: Reader[] = []
let lastId = 0

/**
 * Reads a file of any known kind in a worker thread, so that a slow or broken file costs this
 * thread nothing.
 * The memory of `bytes` is handed over where it is the whole of its buffer: use it no more. Rejects
 * with FileRefusal only.
 */
export async function readActivityFile(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<ReadResult> {
  const parts: ReadResult[] = []
  for await (const part of partsOf(bytes, { athlete: null }, options))
    if ('activities' in part) parts.push(part)
  return joined(parts)
}

/**
 * The same file by file of an archive, each digested for an athlete in the worker as well, so that
 * no
 * channel ever reaches this thread. The next is read when it is asked for and its turn has come.
 */
export async function* digestActivityFile(
  bytes: Uint8Array,
  athlete: Athlete,
  options: ReadOptions = {},
): AsyncGenerator<DigestedPart> {
  for await (const part of partsOf(bytes, { athlete }, options))
    if ('digests' in part && saysAnything(part)) yield part
}

/**
 * Reads in the same way what a file says of mornings, by day on the clock of a zone. Rejects with
 * FileRefusal, also when it says nothing of them.
 */
export async function readMorningFile(
  bytes: Uint8Array,
  timeZone: string,
  options: ReadOptions = {},
): Promise<MorningFile> {
  for await (const part of partsOf(bytes, { mornings_in: timeZone }, options))
    if ('readings' in part) return part
  throw new FileRefusal('no_mornings')
}

const saysAnything = ({ digests, warnings, left_out }: DigestedPart): boolean =>
  digests.length + warnings.length + left_out.length > 0

/** Stops the workers; a file one still has is refused, the next one starts a new worker. */
export async function stopReading(): Promise<void> {
  await Promise.all([...readers].map((reader) => discard(reader, 'reader_failed')))
}

async function* partsOf(
  bytes: Uint8Array,
  wanted: ReadGoal,
  options: ReadOptions,
): AsyncGenerator<ReadPart> {
  const { limits = DEFAULT_LIMITS, timeout = TIMEOUT, owner = NOBODY } = options
  if (bytes.length > limits.inputBytes) throw new FileRefusal('too_large')
  const size = bytes.length
  const id = ++lastId
  let request: ReadRequest = { id, bytes: ownedBytes(bytes), limits, wanted }
  let reader: Reader | undefined
  let ended = false
  try {
    for (;;) {
      const endTurn = await turns.take(owner, size)
      let reply: ReadReply
      try {
        reader ??= takeReader()
        reply = await replyTo(reader, id, request, timeout)
      } finally {
        endTurn()
      }
      ended = !('part' in reply) || reply.last
      if ('refusal' in reply) throw new FileRefusal(reply.refusal)
      if (!('part' in reply)) return
      yield reply.part
      if (reply.last) return
      request = { next: id }
    }
  } finally {
    if (reader) await giveBack(reader, ended)
  }
}

function takeReader(): Reader {
  const reader = idle.pop() ?? startReader()
  reader.worker.ref()
  return reader
}

/** A worker in the midst of a file nobody wants any more cannot take another. */
async function giveBack(reader: Reader, ended: boolean): Promise<void> {
  reader.waiting = null
  reader.worker.unref()
  if (!ended || idle.length >= READERS) await discard(reader, 'reader_failed')
  else if (readers.has(reader)) idle.push(reader)
}

async function replyTo(
  reader: Reader,
  id: number,
  request: ReadRequest,
  timeout: number,
): Promise<ReadReply> {
  const end = () => void discard(reader, 'timed_out')
  let timer = setTimeout(end, LONGEST_START + timeout)
  // How long its worker takes to start is no fault of the file.
  void reader.started.then(() => {
    clearTimeout(timer)
    timer = setTimeout(end, timeout)
  })
  try {
    return await new Promise<ReadReply>((hear, reject) => {
      reader.waiting = { id, hear, reject }
      reader.worker.postMessage(
        request,
        'bytes' in request && request.bytes.buffer instanceof ArrayBuffer
          ? [request.bytes.buffer]
          : [],
      )
    })
  } finally {
    clearTimeout(timer)
  }
}

function startReader(): Reader {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: LIMITS,
  })
  const { promise: started, resolve } = Promise.withResolvers<void>()
  const reader: Reader = { worker, started, waiting: null }
  readers.add(reader)
  worker.on('message', (reply: ReadReply | Started) => {
    if ('started' in reply) resolve()
    else if (reply.id === reader.waiting?.id) reader.waiting.hear(reply)
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
  readers.delete(reader)
  if (idle.includes(reader)) idle.splice(idle.indexOf(reader), 1)
  reader.waiting?.reject(new FileRefusal(code))
  await reader.worker.terminate()
}

/**
 * The bytes in memory of their own. Node's small buffers share one pool, which must not be given
 * away.
 */
function ownedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  const whole = buffer instanceof ArrayBuffer && bytes.byteLength === buffer.byteLength
  return whole ? new Uint8Array(buffer) : Uint8Array.from(bytes)
}
