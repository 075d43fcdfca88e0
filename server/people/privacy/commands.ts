import { sql } from 'kysely'
import type { PrivacyMode } from '#domain/rules/privacy.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { nameCoaches } from './statements.ts'

type Choice = { mode: PrivacyMode; coach_ids: readonly number[] }

/**
 * Keeps the choice and the coaches it names; a mode for all or nobody names none.
 * @throws Refusal unknown_reference for somebody whose rights do not reach athletes, and then
 * nothing is changed
 */
export async function savePrivacy(
  db: Db,
  clubId: ClubId,
  userId: number,
  { mode, coach_ids }: Choice,
): Promise<void> {
  await db
    .insertInto('privacy_settings')
    .values({ club_id: clubId, user_id: userId, mode })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'user_id']).doUpdateSet({ mode, changed_at: sql`now()` }),
    )
    .execute()
  await db
    .deleteFrom('privacy_coaches')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .execute()
  const named = mode === 'specific-coaches' || mode === 'all-coaches-except' ? coach_ids : []
  if (named.length === 0) return
  const params = { club_id: clubId, user_id: userId, coach_ids: named }
  const known = await run(db, nameCoaches, params)
  if (known.length !== named.length)
    throw new Refusal('unknown_reference', { errors: { coach_ids: [] } })
}
