import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { T, WordOf, type Static } from '#contract/schema.ts'
import { STORAGE } from '#domain/constants/limits.ts'
import { checkedValue } from '../db/checked-rows.ts'
import type { Db, Pool } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import type { FileStore, StoredFile } from './store.ts'

/**
 * Whose storage a file counts towards; it has no owner when it was already stored, or belongs to
 * the platform.
 */
export type FileOwner = { club_id?: number | undefined; user_id?: number | undefined }

type Store = { pool: Pool; files: FileStore }
/** A stored file that is held until it is released; after that only what refers to it keeps it. */
export type HeldFile = StoredFile & { release(): Promise<void> }

/**
 * Stores content and holds it, so that it stays until something refers to it.
 * @throws Refusal own_storage_full or club_storage_full
 */
export async function holdFile(
  { pool, files }: Store,
  owner: FileOwner,
  content: Readable,
): Promise<HeldFile> {
  let claim: number | undefined
  const release = async () => {
    if (claim !== undefined) await pool.query('select app.release_claim($1)', [claim])
  }
  try {
    const file = await files.put(content, async (stored) => {
      claim = await claimFile(pool, owner, stored)
    })
    return { ...file, release }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Stores content for work that refers to it; when it does not, by choice or by failing, the file is
 * deleted again.
 */
export async function withFile<T>(
  store: Store,
  owner: FileOwner,
  content: Readable,
  work: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const { release, ...file } = await holdFile(store, owner, content)
  try {
    return await work(file)
  } finally {
    await release()
  }
}

/** Whose storage is full, and how many bytes of it are used. */
const Excess = T.Object({ of: WordOf('club', 'person'), used: T.Integer() })
type Excess = Static<typeof Excess>

async function claimFile(
  pool: Pool,
  { club_id, user_id }: FileOwner,
  { sha256, size }: StoredFile,
): Promise<number> {
  const values = [
    sha256,
    size,
    club_id ?? null,
    user_id ?? null,
    STORAGE.club_bytes,
    STORAGE.person_bytes,
  ]
  const { rows } = await pool.query<{ claim: { id: number } | Excess }>(
    'select app.claim_file_within($1, $2, $3, $4, $5, $6) as claim',
    values,
  )
  const claim = rows[0]?.claim
  if (!claim) throw new Error('a file could not be claimed')
  if ('used' in claim) throw storageFull(claim)
  return claim.id
}

/**
 * Refuses unless so many bytes more fit in; others who ask for the same owner wait until the
 * transaction ends.
 */
export async function demandRoom(
  db: Db,
  { club_id, user_id }: FileOwner,
  bytes: number,
): Promise<void> {
  const excess = await checkedValue(
    db,
    Excess,
    sql`app.storage_excess(${club_id ?? null}, ${user_id ?? null}, ${bytes},
      ${STORAGE.club_bytes}, ${STORAGE.person_bytes})`,
  )
  if (excess) throw storageFull(excess)
}

const GIGABYTE = 1e9
const inGigabytes = (bytes: number) => Math.round((bytes / GIGABYTE) * 10) / 10

function storageFull({ of, used }: Excess): Refusal {
  const [code, most] =
    of === 'club'
      ? (['club_storage_full', STORAGE.club_bytes] as const)
      : (['own_storage_full', STORAGE.person_bytes] as const)
  return new Refusal(code, { values: { used: inGigabytes(used), max: inGigabytes(most) } })
}
