import { canEnterMorning } from '#domain/rules/monitoring.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { demandAthlete } from '../../people/privacy/open.ts'
import { athleteFacts, type Whose } from './queries.ts'

/** The person consents, and the writer may; an unseen person is nobody. */
export async function demandEntry(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { user_id, day, today }: Whose & { today: string },
): Promise<void> {
  await demandAthlete(db, clubId, viewer, user_id, 'morning')
  demand(day <= today, 'invalid', { fields: { day: 'until_today' } })
  demand(canEnterMorning(viewer, { user_id, day, today, sees: true }))
  const { consents } = found(await athleteFacts(db, clubId, user_id))
  demand(consents, 'consent_missing')
}
