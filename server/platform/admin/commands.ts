import { sql } from 'kysely'
import type { ClubEntry } from '#contract/platform/admin.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'

export type Account = {
  email: string
  first_name: string
  last_name: string
  preferred_language: Language
  is_admin: boolean
  disabled?: boolean
}

/** Creates (null) or changes an account. Null when there is none of that id. */
export async function saveUser(
  db: Db,
  id: number | null,
  account: Account,
): Promise<number | null> {
  const { rows } = await sql<{
    id: number | null
  }>`select app.admin_save_user(${id}, ${JSON.stringify(account)}::jsonb) as id`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * Creates (null) or changes a club and its plan. Null when the club or its creator is not there.
 */
export async function saveClub(
  db: Db,
  id: number | null,
  entry: ClubEntry,
): Promise<number | null> {
  const { rows } = await sql<{
    id: number | null
  }>`select app.admin_save_club(${id}, ${JSON.stringify(entry)}::jsonb) as id`.execute(db)
  return rows[0]?.id ?? null
}

/** Ends all sign-ins of a person and their live connections; how many there were. */
export async function endSignIns(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{
    ended: number
  }>`select app.admin_end_sign_ins(${userId}) as ended`.execute(db)
  return rows[0]?.ended ?? 0
}

/** Returns false for a job that is running or no longer exists. */
export async function retryJob(db: Db, jobId: number): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean
  }>`select app.admin_retry_job(${jobId}) as done`.execute(db)
  return rows[0]?.done ?? false
}
