import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Endpoint } from '#contract/endpoint.ts'
import { CLUB_ARCHIVE, UPLOAD } from '#domain/constants/limits.ts'
import { isDocument } from '#domain/wall/documents.ts'
import type { Pool } from '../db/client.ts'
import { holdFile, type FileOwner } from '../files/held-files.ts'
import { pixelsOf } from '../files/picture.ts'
import type { FileStore, StoredFile } from '../files/store.ts'
import { Refusal } from './refusal.ts'

/** `head` is how a document begins, in hex. */
export type ReceivedFile = StoredFile & { name: string; head?: string }
/** A file that is read at once and not kept. */
export type ReadFile = { name: string; sha256: string; bytes: Buffer }

/**
 * What became of the bytes; after `release` a stored file stays only where something refers to it.
 */
export type TakenFile = {
  sha256: string
  size?: number
  bytes?: Buffer
  head?: string
  release(): Promise<void>
}

const headOf = (bytes: Buffer) => bytes.subarray(0, 16).toString('hex')

type Store = { pool: Pool; files: FileStore }

/** The most bytes a file of this call may have. */
export const mostBytesOf = ({
  forgetsFile,
  picture,
  document,
  part,
  archive,
}: Endpoint): number => {
  if (archive) return CLUB_ARCHIVE.bytes
  return forgetsFile || picture || document || part ? UPLOAD.held_bytes : UPLOAD.max_bytes
}

/** Whose storage the file of a call counts towards. */
export const ownerOf = ({ forgetsFile, part }: Endpoint, owner: FileOwner): FileOwner =>
  forgetsFile || part ? {} : owner

/**
 * Takes the content of an upload in, by its kind: held in memory, as the pixels of a picture, or
 * stored as it is.
 */
export async function takeFile(
  endpoint: Endpoint,
  store: Store,
  owner: FileOwner,
  content: Readable,
): Promise<TakenFile> {
  if (endpoint.picture) {
    const pixels = await pixelsOf(await buffer(content), endpoint.picture)
    return holdFile(store, owner, Readable.from([pixels]))
  }
  if (endpoint.document) {
    const bytes = await buffer(content)
    if (!isDocument(headOf(bytes))) throw new Refusal('unsupported_media_type')
    const held = await holdFile(store, owner, Readable.from([bytes]))
    return { ...held, head: headOf(bytes) }
  }
  if (!endpoint.forgetsFile) return holdFile(store, owner, content)
  const bytes = await buffer(content)
  return { bytes, sha256: hash('sha256', bytes), release: async () => {} }
}
