import { parentPort } from 'node:worker_threads'
import type { ReadResult } from './activity.ts'
import type { ReadLimits } from './limits.ts'
import { readActivity } from './read-activity.ts'
import type { RefusalCode } from './refusal.ts'
import { FileRefusal } from './refusal.ts'

export interface ReadRequest {
  readonly id: number
  readonly bytes: Uint8Array
  readonly limits: ReadLimits
}

export type ReadReply = { readonly id: number } & ({ readonly result: ReadResult } | { readonly refusal: RefusalCode })

/** The arrays are handed over, not copied. Each owns its memory, but two names may share one. */
function buffersOf(result: ReadResult): ArrayBuffer[] {
  const buffers = result.activities.flatMap(({ channels }) => [...channels.values()].map((values) => values.buffer))
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer)
}

function answer({ id, bytes, limits }: ReadRequest): void {
  try {
    const result = readActivity(bytes, limits)
    parentPort?.postMessage({ id, result } satisfies ReadReply, buffersOf(result))
  } catch (error) {
    const refusal = error instanceof FileRefusal ? error.code : 'reader_failed'
    parentPort?.postMessage({ id, refusal } satisfies ReadReply, [])
  }
}

parentPort?.on('message', answer)
