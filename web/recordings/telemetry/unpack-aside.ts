import type { Place, StrokeTable } from './stroke-table.ts'
import type { Packed } from './strokes-worker.ts'
import { tableOf, type UnpackedStrokes } from './unpacked-strokes.ts'

/**
 * Unpacks strokes on a thread of its own, which starts at once so that it is ready when the bytes
 * arrive. The page stays responsive meanwhile.
 */
export function unpackAside(
  places: readonly Place[],
  signal: AbortSignal,
): (bytes: Uint8Array<ArrayBuffer>) => Promise<StrokeTable> {
  const worker = new Worker(new URL('./strokes-worker.ts', import.meta.url), { type: 'module' })
  const stop = () => worker.terminate()
  signal.addEventListener('abort', stop)
  return async (bytes) => {
    try {
      const done = new Promise<UnpackedStrokes>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<UnpackedStrokes>) =>
          resolve(data),
        )
        worker.addEventListener('error', ({ message }) => reject(new Error(message)))
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
      const packed: Packed = { bytes, places }
      worker.postMessage(packed, [bytes.buffer])
      return tableOf(await done)
    } finally {
      stop()
    }
  }
}
