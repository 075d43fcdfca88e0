import { sql } from 'kysely'
import type { PrivacyMode } from '#domain/rules/privacy.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { isViewer } from './queries.ts'

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
  await sql`
    insert into privacy_settings (club_id, user_id, mode) values (${clubId}, ${userId}, ${mode})
    on conflict (club_id, user_id) do update set mode = excluded.mode, changed_at = now()`.execute(
    db,
  )
  await sql`delete from privacy_coaches where club_id = ${clubId} and user_id = ${userId}`.execute(
    db,
  )
  const named = mode === 'specific-coaches' || mode === 'all-coaches-except' ? coach_ids : []
  if (named.length === 0) return
  const { numAffectedRows } = await sql`
    insert into privacy_coaches (club_id, user_id, coach_id)
    select m.club_id, ${userId}, m.user_id from memberships m
      where ${isViewer(clubId, userId)} and m.user_id = any (${named}::bigint[])`.execute(db)
  if (Number(numAffectedRows) !== named.length)
    throw new Refusal('unknown_reference', { errors: { coach_ids: [] } })
}
