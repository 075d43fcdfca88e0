import type { Readable } from 'node:stream'
import type { ByteRange, FileStore, StoredFile } from '../files/store.ts'

const RAW = Symbol('raw')
const FILE = Symbol('file')

/**
 * A reply that PostgreSQL has already written as JSON; it goes out as it is, so the query must name
 * exactly what the contract names.
 */
export type RawJson = { readonly [RAW]: string; readonly status?: 206 }
export const rawJson = (text: string, status?: 206): RawJson => ({
  [RAW]: text,
  ...(status && { status }),
})
export const isRaw = (reply: unknown): reply is RawJson =>
  typeof reply === 'object' && reply !== null && RAW in reply
export const rawText = (reply: RawJson): string => reply[RAW]

/**
 * Not all was done: with a sentence for people beside the reply, and 206 where anything was done.
 */
export const partialReply = <R extends object>(
  message: string,
  isAnyDone: boolean,
  reply: R,
): RawJson => rawJson(JSON.stringify({ ...reply, message }), isAnyDone ? 206 : undefined)

/**
 * How long what a file's address gives may be kept: not at all, for good, or for some seconds and
 * then asked for by its tag.
 */
type Keeping = 'none' | 'forever' | { etag: string; seconds: number }

/** A file of the store, of which a part can be asked for: a broken download goes on. */
export type StoredContent = StoredFile & { open(range?: ByteRange): Promise<Readable> }
export const storedContent = (files: FileStore, file: StoredFile): StoredContent => ({
  ...file,
  open: (range) => files.stream(file.sha256, range),
})

/**
 * A reply to be saved as a file; `forever` when the address names this very content, so that
 * browsers need not ask again.
 */
export type FileReply = {
  readonly [FILE]: {
    name: string
    content: Buffer | Readable | StoredContent
    cache: Keeping
    /** Its media type, where the call has several. */
    type?: string
  }
}
export const fileReply = (
  name: string,
  content: FileReply[typeof FILE]['content'],
  cache: Keeping = 'none',
  type?: string,
): FileReply => ({
  [FILE]: { name, content, cache, ...(type !== undefined && { type }) },
})
export const isFile = (reply: unknown): reply is FileReply =>
  typeof reply === 'object' && reply !== null && FILE in reply
export const fileOf = (reply: FileReply) => reply[FILE]
