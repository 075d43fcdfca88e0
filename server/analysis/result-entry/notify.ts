import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { notifyEach } from '../../delivery/notify.ts'
import { justEntered } from './statements.ts'

/**
 * Notifies athletes of results that somebody else has entered for them or their crew in this
 * transaction; of what a recording says nobody is.
 */
export async function notifyOfResults(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number | null,
): Promise<void> {
  if (by === null) return
  const rows = await run(db, justEntered, { club_id: clubId, session_ids: sessionIds })
  const messages = rows.map(({ user_id, session_id, session }) => ({
    user_id,
    values: { session },
    link: `/session/${session_id}/results`,
  }))
  const notice = { kind: 'results-entered', by, about_club: clubId, sessions: sessionIds } as const
  await notifyEach(db, notice, messages)
}
