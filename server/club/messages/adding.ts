import { agesOf, canBegin } from '#domain/messages/safety.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { keepNewcomers } from './commands.ts'
import { ownThread, readersOf } from './facts.ts'
import { showChange } from './notify.ts'
import { writableTo } from './opening.ts'

/** As many as a group begins with, and who begins it. */
const MOST_PEOPLE = 101

/**
 * Adds people to a group; those who belong to it already stay as they are.
 * @throws Refusal not_found for what is no group of the viewer, permission_missing,
 * unknown_reference for somebody the viewer would not find, thread_needs_adult
 */
export async function addToGroup(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  thread_id: number,
  userIds: readonly number[],
): Promise<void> {
  const thread = await ownThread(db, clubId, viewer, thread_id, { inTurn: true })
  demand(thread.kind === 'group', 'not_found')
  demand(hasPermission(viewer, 'view-club-members'), 'permission_missing', {
    need: 'view-club-members',
  })
  const belonging = new Set(thread.readers.map(({ user_id }) => user_id))
  const newcomers = userIds.filter((id) => !belonging.has(id))
  if (newcomers.length === 0) return
  const known = await writableTo(db, clubId, viewer, newcomers)
  if (known.length < newcomers.length || belonging.size + newcomers.length > MOST_PEOPLE)
    throw new Refusal('unknown_reference', { fields: { user_ids: 'choice' } })
  await keepNewcomers(db, clubId, thread, newcomers)
  const readers = await readersOf(db, thread_id)
  demand(canBegin(agesOf(readers)), 'thread_needs_adult')
  const user_ids = readers.map(({ user_id }) => user_id)
  await showChange(db, clubId, { thread_id, what: 'written', user_ids })
}
