import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type { createMessage } from '#contract/club/messages.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { writeMessage } from './commands.ts'
import { mayWriteToBoats, threadOfSession } from './threads.ts'

type NewMessage = Input<typeof createMessage>['body']
type Receivers = { crew_ids: number[]; user_ids: number[] }

/**
 * Writes to the boats of a session, or some of them, in the thread of the session.
 * @throws Refusal not_found, edit_denied, thread_needs_adult, unknown_reference for a boat or
 *   somebody who is not of the session
 */
export async function writeToBoats(db: Db, clubId: ClubId, viewer: Viewer, wanted: NewMessage) {
  const { event_id, message, message_thread_id } = wanted
  const session = await sessionFacts(db, clubId, viewer, event_id)
  demand(canEditSession(viewer, session) || mayWriteToBoats(viewer), 'edit_denied')
  const thread = await threadOfSession(db, clubId, viewer, event_id)
  if (typeof message_thread_id === 'number' && message_thread_id !== thread)
    refuse('message_thread_id')
  const to_boats = await meantBy(db, clubId, wanted)
  const writing = { client_id: randomUUID(), text: message, to_boats }
  const number = await writeMessage(db, clubId, viewer, thread, writing)
  return { message_thread_id: thread, number }
}

const refuse = (field: string): never => {
  throw new Refusal('unknown_reference', { fields: { [field]: 'choice' } })
}

/** The boats and people that are named, or whose recording stands as it is asked. */
async function meantBy(db: Db, clubId: ClubId, wanted: NewMessage): Promise<Receivers> {
  const { event_id, crew_ids = [], user_ids = [], live_results_status: status } = wanted
  await demandOfSession(db, clubId, event_id, { crew_ids, user_ids })
  if (typeof status !== 'number') return { crew_ids, user_ids }
  const recorded = await db
    .selectFrom('live_recordings')
    .select(['crew_id', 'user_id'])
    .where('club_id', '=', clubId)
    .where('session_id', '=', event_id)
    .where('status', '=', status)
    .execute()
  const isAll = crew_ids.length + user_ids.length === 0
  const among = (ids: readonly number[], id: number | null): number[] =>
    id !== null && (isAll || ids.includes(id)) ? [id] : []
  const meant = {
    crew_ids: [...new Set(recorded.flatMap(({ crew_id }) => among(crew_ids, crew_id)))],
    user_ids: [...new Set(recorded.flatMap(({ user_id }) => among(user_ids, user_id)))],
  }
  demand(meant.crew_ids.length + meant.user_ids.length > 0, 'message_reaches_nobody')
  return meant
}

async function demandOfSession(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { crew_ids, user_ids }: Receivers,
): Promise<void> {
  if (crew_ids.length + user_ids.length === 0) return
  const boats = await db
    .selectFrom('crews')
    .select('id')
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .where('id', '=', anyOf(crew_ids))
    .execute()
  if (boats.length < crew_ids.length) refuse('crew_ids')
  const people = await db
    .selectFrom('participants as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.user_id')
    .where('p.club_id', '=', clubId)
    .where('p.session_id', '=', sessionId)
    .where('p.user_id', '=', anyOf(user_ids))
    .execute()
  if (people.length < user_ids.length) refuse('user_ids')
}
