import { hash, verify } from '@node-rs/argon2'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // OWASP's minimum for argon2id, about 12 ms

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

const stranger = hashPassword('nobody has this password')

/** Verifies against a dummy when there is no account, so that known and unknown addresses take the same path. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await stranger), password)
  return matches && stored !== null && stored !== undefined
}
