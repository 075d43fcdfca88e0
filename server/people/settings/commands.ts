import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import type { Db } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'
import { changeAddress } from './statements.ts'

/** What changed in the own account, for the audit log. */
export async function note(db: Db, userId: number, action: string): Promise<void> {
  await db.insertInto('audit_log').values({ user_id: userId, action, subject: '{}' }).execute()
}

type Names = {
  first_name: string
  last_name: string
  preferred_language: Language
  units?: UnitSystem
}
export async function changeNames(
  db: Db,
  userId: number,
  { first_name, last_name, preferred_language, units }: Names,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      preferred_language,
      ...(units && { units }),
    })
    .where('id', '=', userId)
    .execute()
}

/** Sets the password and ends every sign-in and personal token but the one in use. */
export async function setPassword(db: Db, hash: string, keptToken: number): Promise<void> {
  await callRoutine(db, 'set_own_password', { new_hash: hash })
  await callRoutine(db, 'end_other_tokens', { kept: keptToken })
}

/** @throws Refusal not_found when it is not one's own */
export async function endOwnToken(db: Db, token: number): Promise<void> {
  if (!(await askRoutine(db, 'end_own_token', { token }))) throw new Refusal('not_found')
}

/** @throws Refusal not_found when it is not one's own */
export async function unlinkSignIn(db: Db, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('linked_sign_ins')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
}

type NewToken = { name: string; only_club: number | null; scope: 'read' | 'write'; days: number }
export async function issueToken(
  db: Db,
  userId: number,
  { name, only_club, scope, days }: NewToken,
): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const { id } = await db
    .insertInto('tokens')
    .values({
      user_id: userId,
      hash: hashOf(token),
      client: 'api',
      name: name.trim(),
      about_club: only_club,
      scope,
      expires_at: sql<string>`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** @throws Refusal conflict when a second step is already on */
export async function beginSecondStep(db: Db, sealed: Buffer): Promise<void> {
  const begun = await askRoutine(db, 'begin_second_step', { new_secret: sealed })
  if (!begun) throw new Refusal('conflict')
}

export async function finishSecondStep(db: Db, codes: readonly Buffer[]): Promise<void> {
  await callRoutine(db, 'finish_second_step', { code_hashes: codes })
}

export async function dropSecondStep(db: Db): Promise<void> {
  await callRoutine(db, 'drop_second_step', {})
}

/** The code for the mail to the new address, or null when somebody already has it. */
export async function requestEmailChange(db: Db, address: string): Promise<string | null> {
  const code = randomBytes(24).toString('base64url')
  const code_hash = hashOf(code)
  const isFresh = await askRoutine(db, 'request_email_change', { address, code_hash })
  return isFresh ? code : null
}

/**
 * Takes the new address into use and returns the old one.
 * @throws Refusal that says why the code cannot be used
 */
export async function finishEmailChange(db: Db, code: string): Promise<string> {
  const [answer] = await run(db, changeAddress, { code_hash: hashOf(code) })
  if (!answer) throw new Refusal('code_unknown')
  if (answer.state !== 'open' || answer.old_email === null)
    throw new Refusal(answer.state === 'expired' ? 'code_expired' : 'code_used')
  return answer.old_email
}

/**
 * Shows a stored picture as the person's, under an address nobody can guess; null takes it away.
 */
export async function showPicture(db: Db, userId: number, sha256: string | null): Promise<void> {
  const code = randomBytes(18).toString('base64url')
  await db.deleteFrom('pictures').where('user_id', '=', userId).execute()
  if (sha256 !== null)
    await db.insertInto('pictures').values({ user_id: userId, code, sha256 }).execute()
  await db
    .updateTable('users')
    .set({ picture: sha256 === null ? null : `/api/v2/pictures/${code}` })
    .where('id', '=', userId)
    .execute()
}
