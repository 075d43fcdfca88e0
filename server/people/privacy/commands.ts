import { sql } from 'kysely'
import type { PrivacyMode } from '#domain/rules/privacy.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { nameCoaches, viewersOfAthlete } from './statements.ts'

type Choice = { mode: PrivacyMode; coach_ids: readonly number[] }

/**
 * Keeps the choice and the coaches it names; a mode for all or nobody names none. Exports of the
 * club end that hold what their maker no longer sees.
 * @throws Refusal unknown_reference for somebody whose rights do not reach athletes, and then
 * nothing is changed
 */
export async function savePrivacy(
  db: Db,
  clubId: ClubId,
  userId: number,
  choice: Choice,
): Promise<void> {
  const about = { club: clubId, person: userId }
  const shown = await askRoutine(db, 'exports_showing', about)
  await saveChoice(db, clubId, userId, choice)
  await callRoutine(db, 'end_hidden_exports', { ...about, shown })
}

/** A coach who was shut out and has gone stays so for a return while the mode is the same. */
async function saveChoice(
  db: Db,
  clubId: ClubId,
  userId: number,
  { mode, coach_ids }: Choice,
): Promise<void> {
  const before = await db
    .selectFrom('privacy_settings')
    .select('mode')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  await db
    .insertInto('privacy_settings')
    .values({ club_id: clubId, user_id: userId, mode })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'user_id']).doUpdateSet({ mode, changed_at: sql`now()` }),
    )
    .execute()
  const present = await run(db, viewersOfAthlete, { club_id: clubId, user_id: userId })
  const keepsGone = mode === 'all-coaches-except' && before?.mode === mode
  await db
    .deleteFrom('privacy_coaches')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .$if(keepsGone, (rows) => rows.where('coach_id', '=', anyOf(present.map(({ id }) => id))))
    .execute()
  const named = mode === 'specific-coaches' || mode === 'all-coaches-except' ? coach_ids : []
  if (named.length === 0) return
  const params = { club_id: clubId, user_id: userId, coach_ids: named }
  const known = await run(db, nameCoaches, params)
  if (known.length !== named.length)
    throw new Refusal('unknown_reference', { errors: { coach_ids: [] } })
}
