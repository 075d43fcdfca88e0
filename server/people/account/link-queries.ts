import { sql } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Identity } from './oidc.ts'
import { credentialsOf, linkedAccount, type LinkedAccountRow } from './statements.ts'

/** Whose account here is linked with theirs at the provider. */
export async function accountOf(
  db: Db,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<LinkedAccountRow | undefined> {
  const [account] = await run(db, linkedAccount, { issuer, subject })
  return account
}

/** Whether somebody has an account under this address, be it open or not. */
export async function hasAccount(db: Db, address: string): Promise<boolean> {
  const [account] = await run(db, credentialsOf, { address })
  return account !== undefined
}

/**
 * Links the person in context with an account at a provider.
 * @throws Refusal sign_in_taken when somebody has that account, or the person another one there
 */
export async function linkSignIn(
  db: Db,
  userId: number,
  { issuer, subject, email }: Identity,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('linked_sign_ins')
    .values({ user_id: userId, issuer, subject, email })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('sign_in_taken')
}

/** Notes that the person in context has signed in by this account. */
export async function noteUse(db: Db, { issuer, subject }: Identity): Promise<void> {
  await db
    .updateTable('linked_sign_ins')
    .set({ last_used_at: sql<string>`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

type NewAccount = {
  address: string
  first_name: string
  last_name: string
  preferred_language: Language
}

/** @throws Refusal sign_in_stale when somebody has the address by now */
export async function openAccount(db: Db, account: NewAccount): Promise<number> {
  const person = await callRoutine(db, 'open_linked_account', {
    address: account.address,
    first: account.first_name.trim(),
    last: account.last_name.trim(),
    in_language: account.preferred_language,
  })
  if (person === null) throw new Refusal('sign_in_stale')
  return person
}
