import { inTransaction, type Pool } from '../db/client.ts'
import { callRoutine } from '../db/routine.ts'
import type { FileStore } from './store.ts'

type Store = { pool: Pool; files: FileStore }

/** A file nothing has referred to for this long is no longer on its way to somewhere. */
const DAY_MS = 86_400_000
/** Names that are looked up at once. */
const AT_A_TIME = 500

/**
 * Removes files from the store unless something refers to them; returns those that were removed.
 */
export async function removeFiles(
  { pool, files }: Store,
  candidates: readonly string[],
): Promise<string[]> {
  const removed: string[] = []
  for (const sha256 of candidates) if (await removeFile(pool, files, sha256)) removed.push(sha256)
  return removed
}

/** Row and bytes go in one transaction, for which everybody who stores the same content waits. */
const removeFile = (pool: Pool, files: FileStore, sha256: string): Promise<boolean> =>
  inTransaction(pool, {}, async (db) => {
    const dropped = (await callRoutine(db, 'drop_file', { of_sha256: sha256 })) ?? false
    if (dropped) await files.remove(sha256)
    return dropped
  })

export type Sweep = { files: number; bytes: number; drafts: number }

/**
 * Removes what nothing refers to and is older than a day, listed or not, and notes how much it was.
 */
export async function sweepFiles(store: Store): Promise<Sweep> {
  const { pool, files } = store
  const before = new Date(Date.now() - DAY_MS)
  const drafts = await files.removeDrafts(before)
  const { rows } = await pool.query<{ sha256: string }>('select app.unused_files($1) as sha256', [
    before,
  ])
  const unused = new Set(rows.map(({ sha256 }) => sha256))
  const swept: Sweep = { files: 0, bytes: 0, drafts }
  for await (const batch of batchesOf(files, before)) {
    const unlisted = await unlistedOf(pool, [...batch.keys()])
    const candidates = [...batch.keys()].filter(
      (sha256) => unused.has(sha256) || unlisted.has(sha256),
    )
    for (const sha256 of await removeFiles(store, candidates)) {
      unused.delete(sha256)
      swept.files++
      swept.bytes += batch.get(sha256) ?? 0
    }
  }
  // Files whose bytes never arrived are still listed.
  await removeFiles(store, [...unused])
  await pool.query('select app.note_sweep($1, $2, $3)', [swept.files, swept.bytes, swept.drafts])
  return swept
}

/** Sizes by name of what has been in the store since before then, some hundred at a time. */
async function* batchesOf(
  files: FileStore,
  before: Date,
): AsyncGenerator<ReadonlyMap<string, number>> {
  let batch = new Map<string, number>()
  for await (const { sha256, size, stored_at } of files.list()) {
    if (stored_at < before) batch.set(sha256, size)
    if (batch.size < AT_A_TIME) continue
    yield batch
    batch = new Map()
  }
  yield batch
}

async function unlistedOf(pool: Pool, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ sha256: string }>('select app.unlisted_files($1) as sha256', [
    names,
  ])
  return new Set(rows.map(({ sha256 }) => sha256))
}
