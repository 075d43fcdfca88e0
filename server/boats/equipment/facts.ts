import { canViewSession } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Onlooker } from './queries.ts'

export const onlookerOf = (viewer: Viewer): Onlooker => ({
  user_id: viewer.user_id,
  sees_drafts: canViewSession(viewer, { own: null, published: false }),
})

/** @throws Refusal not_found when the club has no such thing */
export async function demandItem(db: Db, clubId: ClubId, id: number): Promise<void> {
  const item = await db
    .selectFrom('equipment')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!item) throw new Refusal('not_found')
}
