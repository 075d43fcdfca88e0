import { parentPort } from 'node:worker_threads'
import type { ReadResult } from './activity.ts'
import type { ReadLimits } from './limits.ts'
import { isArchive, readParts } from './read-activity.ts'
import type { RefusalCode } from './refusal.ts'
import { FileRefusal } from './refusal.ts'

/** A file to read, or the word that the next part of the one begun may come. */
export type ReadRequest = { readonly id: number; readonly bytes: Uint8Array; readonly limits: ReadLimits } | { readonly next: number }

export type ReadReply = { readonly id: number } & (
  | { readonly part: ReadResult; readonly last: boolean }
  | { readonly done: true }
  | { readonly refusal: RefusalCode }
)

/** The arrays are handed over, not copied. Each owns its memory, but two names may share one. */
function buffersOf(result: ReadResult): ArrayBuffer[] {
  const arrays = result.activities.flatMap(({ channels, strokes }) => [...channels.values(), ...(strokes?.values() ?? [])])
  return [...new Set(arrays.map((values) => values.buffer))].filter((buffer) => buffer instanceof ArrayBuffer)
}

let goOn: (() => void) | undefined

async function answer(id: number, bytes: Uint8Array, limits: ReadLimits): Promise<void> {
  try {
    const last = !isArchive(bytes)
    for await (const part of readParts(bytes, limits)) {
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
  else void answer(request.id, request.bytes, request.limits)
})
