import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { turnsFor } from './turns.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // OWASP's minimum for argon2id, about 12 ms

/** Hashing shares four threads with files and compression, and the cores with everybody else. */
const takeTurn = turnsFor({
  atOnce: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))),
  mostWaiting: 500,
  longestWaitMs: 10_000,
})

/** Takes long: a handler calls it while it holds no connection, in its `prepare`. */
export const hashPassword = (password: string): Promise<string> =>
  takeTurn(() => argon2.hash(password, COST))

const stranger = hashPassword('nobody has this password')

/** A password that somebody typed, compared with the hash that was stored then. */
export type Verified = { stored: string | null; matches: boolean }

/**
 * Verifies against a dummy when there is no account, so that known and unknown addresses take the
 * same path.
 */
export async function verifyAgainst(stored: string | null, password: string): Promise<Verified> {
  const against = stored ?? (await stranger)
  const matches = await takeTurn(() => argon2.verify(against, password))
  return { stored, matches: matches && stored !== null }
}
