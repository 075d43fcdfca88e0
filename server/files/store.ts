import type { Readable } from 'node:stream'

/** Raw files, named by the SHA-256 of their content: the same bytes are kept once. */
export type FileStore = {
  put(content: Readable): Promise<{ sha256: string; size: number }>
  /** @throws when the file is not there */
  read(sha256: string): Promise<Buffer>
  /** The same piece by piece, for what is too big to hold. @throws when the file is not there */
  stream(sha256: string): Promise<Readable>
  /** Removes it, if it is there; whoever asks has made sure that nothing refers to it. */
  remove(sha256: string): Promise<void>
}
