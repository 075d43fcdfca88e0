import type { Place } from './stroke-table.ts'
import { buffersOf, unpackedStrokes } from './unpacked-strokes.ts'

export type Packed = { bytes: Uint8Array; places: readonly Place[] }

addEventListener('message', ({ data: { bytes, places } }: MessageEvent<Packed>) => {
  const unpacked = unpackedStrokes(bytes, places)
  postMessage(unpacked, { transfer: buffersOf(unpacked) as ArrayBuffer[] })
})
