import type { Change } from '#contract/sockets.ts'
import { threadState } from '#domain/messages/safety.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { demand } from '../../http/refusal.ts'
import { blockersOf, ownThread } from './facts.ts'

/** PostgreSQL sends at most 8,000 bytes at once; in larger threads nobody looks who is writing. */
const MOST_PEOPLE = 400

/** Shows the others of a thread that somebody writes, but not who has blocked them. Nothing is kept. */
export async function showTyping(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  thread_id: number,
): Promise<void> {
  const { readers, ages } = await ownThread(db, clubId, viewer, thread_id)
  demand(threadState(ages) === 'open', 'thread_needs_adult')
  const unwilling = new Set([viewer.user_id, ...(await blockersOf(db, clubId, viewer.user_id))])
  const user_ids = readers
    .map(({ user_id }) => user_id)
    .filter((id) => !unwilling.has(id))
    .slice(0, MOST_PEOPLE)
  const { user_id } = viewer
  const data = { club_id: clubId, thread_id, user_id }
  const change: Change = { to: 'people', user_ids, event: 'typing', data }
  await callRoutine(db, 'send_live', { message: JSON.stringify(change) })
}
