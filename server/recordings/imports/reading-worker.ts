import { parentPort } from 'node:worker_threads'
import { digestPart, type Athlete, type DigestedPart } from './digest.ts'
import type { ReadResult } from '../../../readers/activity.ts'
import type { ReadLimits } from '../../../readers/limits.ts'
import type { MorningFile } from '../../../readers/mornings/found.ts'
import { readMornings, type Waiting } from '../../../readers/mornings/read-mornings.ts'
import { isArchive, readParts } from '../../../readers/read-activity.ts'
import { FileRefusal, type RefusalCode } from '../../../readers/refusal.ts'

/**
 * What is read of a file: its activities, digested for an athlete if there is one; or what it says
 * of mornings, by day on the clock of a zone.
 */
export type ReadGoal = { readonly athlete: Athlete | null } | { readonly mornings_in: string }

/** A file to read, or the word that the next part of the one begun may come. */
export type ReadRequest =
  | {
      readonly id: number
      readonly bytes: Uint8Array
      readonly limits: ReadLimits
      readonly wanted: ReadGoal
    }
  | { readonly next: number }

/** The activities as they were read, or what is stored of them; or mornings, or nothing yet. */
export type ReadPart = ReadResult | DigestedPart | MorningFile | Waiting

/** The first word of a worker, once it can read. */
export type Started = { readonly started: true }

export type ReadReply = { readonly id: number } & (
  | { readonly part: ReadPart; readonly last: boolean }
  | { readonly done: true }
  | { readonly refusal: RefusalCode }
)

/** The arrays are handed over, not copied. Each owns its memory, but two names may share one. */
function buffersOf(part: ReadPart): ArrayBuffer[] {
  if (!('digests' in part || 'activities' in part)) return []
  const arrays =
    'digests' in part
      ? part.digests.flatMap(({ blobs }) => blobs.map(({ data }) => data))
      : part.activities.flatMap(({ channels, strokes }) => [
          ...channels.values(),
          ...(strokes?.values() ?? []),
        ])
  return [...new Set(arrays.map(({ buffer }) => buffer))].filter(
    (buffer) => buffer instanceof ArrayBuffer,
  )
}

let goOn: (() => void) | undefined

async function* partsOf(
  bytes: Uint8Array,
  limits: ReadLimits,
  wanted: ReadGoal,
): AsyncGenerator<ReadPart> {
  if ('mornings_in' in wanted) yield* readMornings(bytes, wanted.mornings_in, limits)
  else
    for await (const read of readParts(bytes, limits))
      yield wanted.athlete ? digestPart(read, wanted.athlete) : read
}

type FileToRead = Exclude<ReadRequest, { next: number }>

async function answer({ id, bytes, limits, wanted }: FileToRead): Promise<void> {
  try {
    const isOnly = !('mornings_in' in wanted) && !isArchive(bytes)
    for await (const part of partsOf(bytes, limits, wanted)) {
      const last = isOnly || 'readings' in part
      const asked = new Promise<void>((resolve) => {
        goOn = resolve
      })
      parentPort?.postMessage({ id, part, last } satisfies ReadReply, buffersOf(part))
      if (last) return
      // Parts wait here until the one before has been dealt with, so that they do not pile up.
      await asked
    }
    parentPort?.postMessage({ id, done: true } satisfies ReadReply, [])
  } catch (error) {
    const refusal = error instanceof FileRefusal ? error.code : 'reader_failed'
    parentPort?.postMessage({ id, refusal } satisfies ReadReply, [])
  }
}

parentPort?.on('message', (request: ReadRequest) => {
  if ('next' in request) goOn?.()
  else void answer(request)
})
parentPort?.postMessage({ started: true } satisfies Started, [])
