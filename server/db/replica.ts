import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { failureOf } from './failure.ts'

type Replica = { pool: Pool; restsUntil: number }

const replicas = new WeakMap<Pool, Replica>()

/** Gives a pool another one on a replica of its database, for what only reads. */
export const giveReplica = (primary: Pool, pool: Pool): void =>
  void replicas.set(primary, { pool, restsUntil: 0 })

export const replicaOf = (primary: Pool): Pool | undefined => replicas.get(primary)?.pool

/** A replica that lags further behind is not waited for. */
const LONGEST_WAIT_MS = 60
const ASK_AGAIN_MS = 5
/** So long nobody asks one that lags or does not answer. */
const REST_MS = 1000

/**
 * The replica of a pool, once it holds all that the primary holds now: nobody reads less than they
 * have written or heard of before. undefined where there is none that keeps up.
 */
export async function readableReplica(primary: Pool): Promise<Pool | undefined> {
  const replica = replicas.get(primary)
  if (!replica || performance.now() < replica.restsUntil) return undefined
  const { rows } = await primary.query<{ at: string }>('select pg_current_wal_flush_lsn() as at')
  const isThere = await reaches(replica.pool, rows[0]?.at ?? '').catch(() => false)
  if (!isThere) rest(replica)
  return isThere ? replica.pool : undefined
}

const rest = (replica: Replica) => void (replica.restsUntil = performance.now() + REST_MS)

async function reaches(pool: Pool, at: string): Promise<boolean> {
  const until = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const { rows } = await pool.query<{ there: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
      [at],
    )
    if (rows[0]?.there) return true
    // It is null where the server is no replica (any more).
    if (rows[0]?.there === null || performance.now() > until) return false
    await sleep(ASK_AGAIN_MS)
  }
}

/** PostgreSQL ends statements of a replica that would hold up what it has to take over. */
const CONFLICT = '40001'

/**
 * Whether work failed because it ran on a replica, and may succeed on the primary; one that is away
 * is left alone for a while.
 */
export function isOfReplica(primary: Pool, error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const failure = failureOf(error)
  const replica = replicas.get(primary)
  if (replica && failure !== undefined && !isWrite(error)) rest(replica)
  return failure !== undefined || ('code' in error && error.code === CONFLICT)
}

const isWrite = (error: Error) => 'code' in error && error.code === '25006'
