import { sql } from 'kysely'
import type { ActivationUser } from '#contract/people/account.ts'
import type { Static } from '#contract/schema.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue.ts'

/** A person who is not signed in asks for these, and they are answered by mail. */
export type AccountRequest =
  | {
      ask: 'register'
      address: string
      first_name: string
      last_name: string
      password_hash: string
      language: Language
      kind: 'club' | 'individual'
    }
  | { ask: 'activation' | 'reset'; address: string }

/**
 * Leaves the request to a job, so that the answer is the same, and as quick, for known and unknown
 * addresses.
 */
export async function requestByMail(db: Db, request: AccountRequest): Promise<void> {
  await sql`select app.enqueue('answer-by-mail', ${JSON.stringify(request)}::json)`.execute(db)
}

type CodeState = 'open' | 'used' | 'expired' | null
type Purpose = 'activation' | 'invitation' | 'reset'

/** @throws Refusal that says why the code cannot be used, unless it is open */
function demandOpen(state: CodeState): void {
  if (state !== 'open') throw new Refusal(state === null ? 'code_unknown' : `code_${state}`)
}

async function stateOf(db: Db, code: string, purposes: readonly Purpose[]): Promise<CodeState> {
  const { rows } = await sql<{
    state: CodeState
  }>`select app.code_state(${hashOf(code)}, ${purposes}::text[]) as state`.execute(db)
  return rows[0]?.state ?? null
}

/**
 * Whose account the code of a mail opens. A code that was used still says so much, for its owner
 * comes back to the link.
 * @throws Refusal when it is unknown, or ran out before the account was opened
 */
export async function activationUser(db: Db, code: string): Promise<Static<typeof ActivationUser>> {
  const { rows } = await sql<{
    person: Static<typeof ActivationUser> | null
  }>`select app.activation_of(${hashOf(code)}) as person`.execute(db)
  const person = rows[0]?.person
  if (!person) throw new Refusal('code_unknown')
  const state = await stateOf(db, code, ['activation', 'invitation'])
  if (state === 'expired') throw new Refusal('code_expired')
  return person
}

export type Details = {
  id: number
  activation_code: string
  first_name: string
  last_name: string
  preferred_language: Language
  time_zone: string
}

/**
 * Opens the account of the code under its final details, once.
 * @throws Refusal that says why the code cannot be used
 */
export async function finishActivation(
  db: Db,
  details: Details,
  passwordHash: string,
): Promise<void> {
  const { id, activation_code, first_name, last_name, preferred_language, time_zone } = details
  const { rows } = await sql<{
    state: CodeState
  }>`select app.finish_activation(${hashOf(activation_code)}, ${id}, ${first_name}, ${last_name},
    ${passwordHash}, ${preferred_language}, ${time_zone}) as state`.execute(db)
  demandOpen(rows[0]?.state ?? null)
}

/** @throws Refusal when the code cannot set a password */
export const checkResetCode = async (db: Db, code: string): Promise<void> =>
  demandOpen(await stateOf(db, code, ['reset']))

type Reset = { state: CodeState; user_id: number; email: string; name: string; language: Language }

/**
 * Sets the password, ends all sign-ins and notifies the owner. Returns the person's id.
 * @throws Refusal that says why the code cannot be used
 */
export async function resetPassword(
  db: Db,
  code: string,
  passwordHash: string,
  publicUrl: string,
): Promise<number> {
  const { rows } =
    await sql<Reset>`select * from app.reset_password(${hashOf(code)}, ${passwordHash})`.execute(db)
  const [reset] = rows
  demandOpen(reset?.state ?? null)
  const { user_id, email, name, language } = reset as Reset // an open code has its person
  await queueMail(db, {
    address: email,
    language,
    template: 'password-changed',
    values: { name, link: `${publicUrl}/login` },
  })
  return user_id
}
