import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import { LIFETIME } from '#domain/constants/limits.ts'
import type { Db, Pool } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { run, runForOne } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { passesSecondStep } from './facts.ts'
import type { Verified } from './passwords.ts'
import { credentialsOf, openImpersonation } from './statements.ts'

export type Credentials = {
  address: string
  verified: Verified
  otp: string | undefined
  client: string
  place: Buffer
}

/**
 * Whether the owner of this account has signed in from there before; asked alike for addresses
 * nobody has.
 */
export async function knowsPlace(pool: Pool, address: string, place: Buffer): Promise<boolean> {
  const { rows } = await pool.query<{ known: boolean }>('select app.knows_place($1, $2) as known', [
    address,
    place,
  ])
  return rows[0]?.known ?? false
}

/** Signs in: an opaque token of 256 bits for 30 days, of which only the hash is kept. */
export async function signIn(
  db: Db,
  secrets: Secrets,
  { address, verified, otp, client, place }: Credentials,
): Promise<{ accessToken: string; user_id: number }> {
  if (!verified.matches) throw new Refusal('wrong_credentials')
  const [account] = await run(db, credentialsOf, { address })
  // The password was verified before the transaction began: it still has to be the account's.
  if (!account || account.password_hash !== verified.stored) throw new Refusal('wrong_credentials')
  const accessToken = await enter(db, secrets, account, { otp, client, place })
  return { accessToken, user_id: account.user_id }
}

type Account = { user_id: number; disabled: boolean }
export type Entry = Pick<Credentials, 'otp' | 'client' | 'place'>

/** Signs in somebody who has shown whose account it is, once the second step is done as well. */
export async function enter(
  db: Db,
  secrets: Secrets,
  { user_id, disabled }: Account,
  { otp, client, place }: Entry,
  provider?: string,
): Promise<string> {
  if (disabled) throw new Refusal('account_disabled')
  await demandSecondStep(db, secrets, user_id, otp)
  const accessToken = await openSession(db, user_id, client)
  // The person who typed the address at the sign-up has to show first that it is theirs.
  const { email_verified_at } = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (email_verified_at === null) throw new Refusal('email_unverified')
  await callRoutine(db, 'remember_place', { person: user_id, from_place: place })
  await note(db, user_id, 'sign-in', provider === undefined ? {} : { provider })
  return accessToken
}

/** A code of the app or one of the recovery codes, where the person has set up a second step. */
async function demandSecondStep(
  db: Db,
  secrets: Secrets,
  userId: number,
  otp: string | undefined,
): Promise<void> {
  if (await passesSecondStep(db, secrets, userId, otp)) return
  throw new Refusal(otp === undefined ? 'second_step_required' : 'wrong_credentials')
}

/**
 * Opens a sign-in for somebody who has proved who they are; the transaction continues in their
 * name.
 */
export async function openSession(db: Db, userId: number, client: string): Promise<string> {
  const accessToken = randomBytes(32).toString('base64url')
  await sql`select app.issue_token(${userId}, ${hashOf(accessToken)}, ${client},
    make_interval(days => ${LIFETIME.access_token_days})),
      set_config('app.user_id', ${String(userId)}, true)`.execute(db)
  return accessToken
}

/** Writes to the audit log what a person did with their account. */
export async function note(
  db: Db,
  userId: number,
  action: string,
  subject: { provider?: string } = {},
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ user_id: userId, action, subject: JSON.stringify(subject) })
    .execute()
}

export async function signOut(db: Db, token: number): Promise<void> {
  await callRoutine(db, 'end_token', { token })
}

/** Ends the sign-ins whose tokens have these hashes; answers with their ids. */
export async function endSignedOut(db: Db, hashes: readonly Buffer[]): Promise<number[]> {
  const ids = sql<number[]>`app.end_signed_out(${[...hashes]}::bytea[])`
  const { ended } = await db.selectNoFrom(ids.as('ended')).executeTakeFirstOrThrow()
  return ended
}

export async function changeLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db
    .updateTable('users')
    .set({ preferred_language: language })
    .where('id', '=', userId)
    .execute()
}

type Impersonation = { person: number; reason: string; own_token: number; client: string }

/**
 * Signs in as somebody else and notifies the managers of their clubs. Returns null for an
 * administrator, and for somebody who is disabled or does not exist.
 */
export async function impersonate(
  db: Db,
  impersonation: Impersonation,
): Promise<{ accessToken: string; ends_at: string } | null> {
  const accessToken = randomBytes(32).toString('base64url')
  const { ends_at } = await runForOne(db, openImpersonation, {
    ...impersonation,
    token_hash: hashOf(accessToken),
    minutes: LIFETIME.impersonation_minutes,
  })
  return ends_at ? { accessToken, ends_at } : null
}
