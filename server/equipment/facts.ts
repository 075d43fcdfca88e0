import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

/** @throws Refusal not_found when the club has no such thing */
export async function demandItem(db: Db, clubId: ClubId, id: number): Promise<void> {
  const item = await db.selectFrom('equipment').select('id').where('club_id', '=', clubId).where('id', '=', id).executeTakeFirst()
  if (!item) throw new Refusal('not_found')
}
