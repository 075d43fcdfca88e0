import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Secrets } from '../secrets.ts'

/**
 * Known to everybody who reads this, as the demo may be: it is loaded on this machine only, and its
 * file names the secret.
 */
const SECRET = 'SLIPWAYDEMOTOTPSECRETFORADMIN234'

/**
 * Switches the second step of a demo sign-in on; its codes may be used again within their half
 * minute. Returns the secret.
 */
export async function seedSecondStep(db: Db, secrets: Secrets, address: string): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('second_steps')
    .values({
      user_id: id,
      secret: secrets.seal(SECRET, id),
      confirmed_at: sql<string>`now()`,
      last_period: null,
    })
    .execute()
  return SECRET
}
