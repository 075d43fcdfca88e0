import { sql } from 'kysely'
import type { ProfileChange } from '#contract/people/profiles.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'

/**
 * Writes what the change names. The database asks once more who may. What was counted by former
 * zones stays as it is until somebody asks for it.
 * @throws Refusal forbidden
 */
export async function saveProfile(
  db: Db,
  clubId: ClubId,
  userId: number,
  change: ProfileChange,
): Promise<void> {
  const { rows } = await sql<{
    saved: boolean
  }>`select app.save_profile(${clubId}, ${userId}, ${JSON.stringify(change)}::jsonb)
    as saved`.execute(db)
  if (rows[0]?.saved !== true) throw new Refusal('forbidden')
}

/** Queues a recount of all recordings of a person in this club by the zones they have now. */
export async function recountZones(db: Db, clubId: ClubId, userId: number): Promise<void> {
  await sql`select app.enqueue('recompute-zones',
    json_build_object('club_id', ${clubId}::bigint, 'user_id', ${userId}::bigint),
    ${`zones-${clubId}-${userId}`})`.execute(db)
}
