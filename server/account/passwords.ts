import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { inTransaction, type Db, type Pool } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { turnsFor } from './turns.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // OWASP's minimum for argon2id, about 12 ms

/** Hashing shares four threads with files and compression, and the cores with everybody else. */
const takeTurn = turnsFor({
  atOnce: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))),
  mostWaiting: 500,
  longestWaitMs: 10_000,
})

/** Takes long: a handler calls it while it holds no connection, in its `prepare`. */
export const hashPassword = (password: string): Promise<string> => takeTurn(() => hash(password, COST))

const stranger = hashPassword('nobody has this password')

/** A password that somebody typed, compared with the hash that was stored then. */
export type Verified = { stored: string | null; matches: boolean }

/** Verifies against a dummy when there is no account, so that known and unknown addresses take the same path. */
async function verifyAgainst(stored: string | null, password: string): Promise<Verified> {
  const against = stored ?? (await stranger)
  const matches = await takeTurn(() => verify(against, password))
  return { stored, matches: matches && stored !== null }
}

/** Compares with the password of the account under this address, without holding a connection meanwhile. */
export async function verifyForAddress(pool: Pool, address: string, password: string): Promise<Verified> {
  const { rows } = await pool.query<{ password_hash: string | null }>('select password_hash from app.credentials($1)', [address])
  return verifyAgainst(rows[0]?.password_hash ?? null, password)
}

const ownHash = async (db: Db): Promise<string | null> => {
  const { rows } = await sql<{ hash: string | null }>`select app.own_password_hash() as hash`.execute(db)
  return rows[0]?.hash ?? null
}

/** Compares with the password of somebody signed in, without holding a connection meanwhile. */
export async function verifyOwn(pool: Pool, userId: number, password: string): Promise<Verified> {
  return verifyAgainst(await inTransaction(pool, { user_id: userId }, ownHash), password)
}

/** Refuses unless this was the password of the person in context, and still is. */
export async function demandOwn(db: Db, { stored, matches }: Verified): Promise<void> {
  if (!matches || (await ownHash(db)) !== stored) throw new Refusal('wrong_password', { fields: { password: null } })
}
