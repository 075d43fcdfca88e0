import type { ReadResult } from './activity.ts'
import { fitReader } from './fit.ts'
import { gpxReader } from './gpx.ts'
import type { ReadLimits } from './limits.ts'
import { tcxReader } from './tcx.ts'

export interface ActivityReader {
  readonly name: string
  /** true when the first bytes of a file, never its name, are of this kind */
  readonly detect: (head: Uint8Array) => boolean
  /** throws FileRefusal */
  readonly read: (bytes: Uint8Array, limits: ReadLimits) => ReadResult
}

/** Every kind of file that can be read, in the order they are tried. */
export const READERS: readonly ActivityReader[] = [fitReader, tcxReader, gpxReader]
