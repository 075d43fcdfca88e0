import type { Warning } from './activity.ts'
import type { Head } from './head.ts'
import type { ReadContext } from './read-context.ts'
import type { ReadLimits } from './limits.ts'
import type { RefusalCode } from './refusal.ts'

/**
 * The result of one step through an archive: a file, with its name where it has one; the reason why
 * one cannot be read; or nothing yet, from an archive that reads much before its first file.
 */
export type Member =
  | {
      readonly bytes: Uint8Array
      readonly name?: string
      readonly warnings?: readonly Warning[]
      readonly context?: ReadContext
    }
  | { readonly refused: RefusalCode; readonly name?: string }
  | { readonly waiting: true }

/**
 * A file that holds others. One of a lower rank may lie in one of a higher: a gzip in a ZIP, but
 * neither a ZIP nor a gzip in a gzip.
 */
export interface Archive {
  readonly name: string
  readonly rank: 1 | 2
  /** true when the first bytes of a file, never its name, are of this kind */
  readonly detect: (head: Head) => boolean
  /**
   * one after the other, so that only one is in memory; throws FileRefusal when the archive as a
   * whole cannot be taken
   */
  readonly members: (bytes: Uint8Array, limits: ReadLimits) => AsyncIterable<Member>
}

export const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

/** Below this, how far a file expands says nothing. */
const MEGABYTE = 1e6

/**
 * The most bytes a packed file may become: what may be in memory, or so many times its size as no
 * recording shrinks.
 */
export const mostBytes = (packed: number, { expandedBytes, ratio }: ReadLimits): number =>
  Math.min(expandedBytes, Math.max(MEGABYTE, packed * ratio))

/** Joins pieces that arrive one by one, and stops at a limit. */
export function gatherUpTo(most: number): {
  add: (piece: Uint8Array) => boolean
  whole: () => Uint8Array
} {
  const pieces: Uint8Array[] = []
  let size = 0
  return {
    add: (piece) => {
      size += piece.length
      if (size > most) return false
      pieces.push(piece)
      return true
    },
    whole: () => {
      const all = new Uint8Array(size)
      let at = 0
      for (const piece of pieces) {
        all.set(piece, at)
        at += piece.length
      }
      return all
    },
  }
}
