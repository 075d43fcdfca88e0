import { parentPort } from 'node:worker_threads'
import { digestPart, type Athlete, type DigestedPart } from './digest.ts'
import type { ReadResult } from '../../../readers/activity.ts'
import type { ReadLimits } from '../../../readers/limits.ts'
import { isArchive, readParts } from '../../../readers/read-activity.ts'
import type { RefusalCode } from '../../../readers/refusal.ts'
import { FileRefusal } from '../../../readers/refusal.ts'

/**
 * A file to read, and the athlete to digest it for, if any; or the word that the next part of the
 * one begun may come.
 */
export type ReadRequest =
  | {
      readonly id: number
      readonly bytes: Uint8Array
      readonly limits: ReadLimits
      readonly athlete: Athlete | null
    }
  | { readonly next: number }

/** The activities as they were read, or what is stored of them. */
export type ReadPart = ReadResult | DigestedPart

export type ReadReply = { readonly id: number } & (
  | { readonly part: ReadPart; readonly last: boolean }
  | { readonly done: true }
  | { readonly refusal: RefusalCode }
)

/** The arrays are handed over, not copied. Each owns its memory, but two names may share one. */
function buffersOf(part: ReadPart): ArrayBuffer[] {
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

async function answer(
  id: number,
  bytes: Uint8Array,
  limits: ReadLimits,
  athlete: Athlete | null,
): Promise<void> {
  try {
    const last = !isArchive(bytes)
    for await (const read of readParts(bytes, limits)) {
      const part = athlete ? digestPart(read, athlete) : read
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
  else void answer(request.id, request.bytes, request.limits, request.athlete)
})
