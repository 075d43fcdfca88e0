import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Db } from '../../server/db/client.ts'
import type { FileStore, StoredFile } from '../../server/files/store.ts'

/** A file in the store and on its list, which rows may refer to. */
export async function keepFile(db: Db, files: FileStore, bytes: Uint8Array): Promise<StoredFile> {
  const file = await files.put(Readable.from([Buffer.from(bytes)]))
  await listFile(db, file)
  return file
}

/** A file on the list whose bytes nobody asks for. */
export async function listFile(db: Db, file: StoredFile): Promise<void> {
  await db
    .insertInto('stored_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')
