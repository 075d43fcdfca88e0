import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

const digestOf = (text: string) => hash('sha256', text, 'buffer')
const SIGN_IN_MINUTES = 10

type SignIn = {
  user_id: number
  provider: string
  token_id: number
  for_club: number
  state: string
  verifier: Buffer
}

/**
 * Records where somebody is sent to agree; what they began before with this provider no longer
 * counts.
 */
export async function beginSignIn(db: Db, { state, ...row }: SignIn): Promise<void> {
  const values = {
    ...row,
    state_hash: digestOf(state),
    expires_at: sql<string>`now() + make_interval(mins => ${SIGN_IN_MINUTES})`,
  }
  await db
    .insertInto('provider_sign_ins')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(values))
    .execute()
}

type Back = { user_id: number; provider: string; token_id: number; state: string }

/**
 * What was noted for this way back, once; undefined when it is another person's, another sign-in's,
 * used, or too old.
 */
export async function takeSignIn(
  db: Db,
  { user_id, provider, token_id, state }: Back,
): Promise<{ for_club: number; verifier: Buffer } | undefined> {
  return db
    .deleteFrom('provider_sign_ins')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .where('token_id', '=', token_id)
    .where('state_hash', '=', digestOf(state))
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['for_club', 'verifier'])
    .executeTakeFirst()
}
