import { sql } from 'kysely'
import type { ProfileChange } from '#contract/profiles.ts'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Writes what the change names. The database asks once more who may, and queues working out time in zone anew where zones changed.
 * @throws Refusal forbidden
 */
export async function saveProfile(db: Db, clubId: ClubId, userId: number, change: ProfileChange): Promise<void> {
  const { rows } = await sql<{
    saved: boolean
  }>`select app.save_profile(${clubId}, ${userId}, ${JSON.stringify(change)}::jsonb) as saved`.execute(db)
  if (rows[0]?.saved !== true) throw new Refusal('forbidden')
}
