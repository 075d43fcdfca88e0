import type { ProfileChange } from '#contract/people/profiles.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
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
  { side, ...change }: ProfileChange,
): Promise<void> {
  const fields = JSON.stringify(change)
  const saved = await callRoutine(db, 'save_profile', { club: clubId, person: userId, fields })
  if (!saved) throw new Refusal('forbidden')
  if (side === undefined) return
  await db
    .updateTable('memberships')
    .set({ side })
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .execute()
}

/** Queues a recount of all recordings of a person in this club by the zones they have now. */
export async function recountZones(db: Db, clubId: ClubId, userId: number): Promise<void> {
  await callRoutine(db, 'enqueue', {
    task: 'recompute-zones',
    payload: JSON.stringify({ club_id: clubId, user_id: userId }),
    key: `zones-${clubId}-${userId}`,
  })
}
