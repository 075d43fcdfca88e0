import type { Readable } from 'node:stream'

export type StoredFile = { sha256: string; size: number }
/** The first and the last byte. */
export type ByteRange = { start: number; end: number }
/** What lies in the store under a name, and since when. */
export type ListedFile = StoredFile & { stored_at: Date }

/** Raw files, named by the SHA-256 of their content: the same bytes are kept once. */
export type FileStore = {
  /**
   * Takes content in. `claim` is asked once the hash is known and before the bytes take their name;
   * when it refuses, nothing of them stays.
   */
  put(content: Readable, claim?: (file: StoredFile) => Promise<void>): Promise<StoredFile>
  /** @throws when the file is not there */
  read(sha256: string): Promise<Buffer>
  /**
   * The same piece by piece, for what is too big to hold, or only the bytes of `range`, both ends
   * included. @throws when the file is not there
   */
  stream(sha256: string, range?: ByteRange): Promise<Readable>
  /** Removes it, if it is there; the caller has made sure that nothing refers to it. */
  remove(sha256: string): Promise<void>
  /** Everything that is there. */
  list(): AsyncIterable<ListedFile>
  /**
   * Removes what killed processes left half written before that moment, and says how many there
   * were.
   */
  removeDrafts(before: Date): Promise<number>
}
