import { randomBytes } from 'node:crypto'
import type { ClubChange } from '#contract/platform/admin.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { hashOf } from '../../http/gate.ts'

type Account = {
  email: string
  first_name: string
  last_name: string
  preferred_language: Language
  is_admin: boolean
  disabled: boolean
}

/**
 * Creates (null) an account, or changes what is named of one. Null when there is none of that id.
 */
export async function saveUser(
  db: Db,
  id: number | null,
  account: Partial<Account>,
): Promise<number | null> {
  return callRoutine(db, 'admin_save_user', { person: id, given: JSON.stringify(account) })
}

/**
 * Creates (null) a club with its plan, or changes what is named of one. Null when the club or its
 * creator is not there.
 */
export async function saveClub(
  db: Db,
  id: number | null,
  entry: ClubChange,
): Promise<number | null> {
  return callRoutine(db, 'admin_save_club', { club: id, given: JSON.stringify(entry) })
}

/** Ends all sign-ins of a person and their live connections; how many there were. */
export async function endSignIns(db: Db, userId: number): Promise<number> {
  return askRoutine(db, 'admin_end_sign_ins', { person: userId })
}

/**
 * The link that opens an account, handed over instead of a mail; null when it was opened before.
 */
export async function activationLink(
  db: Db,
  person: number,
  publicUrl: string,
): Promise<{ link: string; expires_at: string } | null> {
  const code = randomBytes(24).toString('base64url')
  const ends = await callRoutine(db, 'admin_activation', { person, code_hash: hashOf(code) })
  return ends === null
    ? null
    : { link: `${publicUrl}/activate-account/${code}`, expires_at: String(ends) }
}

/** Returns false for somebody without a second step. */
export async function resetSecondStep(db: Db, person: number): Promise<boolean> {
  return askRoutine(db, 'admin_reset_second_step', { person })
}

/** Returns false for a job that is running or no longer exists. */
export async function retryJob(db: Db, jobId: number): Promise<boolean> {
  return askRoutine(db, 'admin_retry_job', { job: jobId })
}
