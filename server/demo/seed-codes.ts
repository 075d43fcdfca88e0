import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { hashOf } from '../http/gate.ts'

export type DemoCodes = {
  activation: string
  founding: string
  reset: string
  stop: string
  /** Stops mails of notices. */
  notices: string
}

/**
 * Codes as mails would bring them, which never run out: a fresh sign-up, a founder who has
 * confirmed the address, a forgotten password.
 */
export async function seedCodes(
  db: Db,
  people: { signed_up: number; founder: number; club: number },
): Promise<DemoCodes> {
  const make = async (
    purpose: 'activation' | 'reset',
    user_id: number,
    used: boolean,
  ): Promise<string> => {
    const code = randomBytes(24).toString('base64url')
    await db
      .insertInto('one_time_codes')
      .values({
        hash: hashOf(code),
        purpose,
        user_id,
        payload: purpose === 'activation' ? '{"kind": "club"}' : '{}',
        expires_at: 'infinity',
        used_at: used ? sql<string>`now()` : null,
      })
      .execute()
    return code
  }
  const stop = randomBytes(24).toString('base64url')
  await sql`
    insert into invitation_stops (hash, address_hash, user_id, about_club)
    select ${hashOf(stop)}, app.address_hash(email), id, ${people.club} from users
      where id = ${people.signed_up}`.execute(db)
  const notices = randomBytes(24).toString('base64url')
  await db
    .insertInto('notice_mail_codes')
    .values({ hash: hashOf(notices), user_id: people.signed_up, kind_group: 'training' })
    .execute()
  return {
    stop,
    notices,
    activation: await make('activation', people.signed_up, false),
    founding: await make('activation', people.founder, true),
    reset: await make('reset', people.signed_up, false),
  }
}
