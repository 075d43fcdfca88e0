import type { Readable } from 'node:stream'

/** Raw files, named by the SHA-256 of their content: the same bytes are kept once. */
export type FileStore = {
  put(content: Readable): Promise<{ sha256: string; size: number }>
  /** @throws when the file is not there */
  read(sha256: string): Promise<Buffer>
}
