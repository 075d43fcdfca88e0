import type * as contract from '#contract/club/messages-people.ts'
import type { Change } from '#contract/sockets.ts'
import { threadState, agesOf, canBegin } from '#domain/messages/safety.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { Handlers } from '../../http/mount.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { blockersOf, ownThread, readersOf } from './facts.ts'
import { keepNewcomers } from './commands.ts'
import { showChange } from './notify.ts'
import { writableTo } from './threads.ts'

/** As many as a group begins with, and who begins it. */
const MOST_IN_GROUP = 101

/**
 * Adds people to a group; those who belong to it already stay as they are.
 * @throws Refusal not_found for what is no group of the viewer, permission_missing,
 * unknown_reference for somebody the viewer would not find, thread_needs_adult
 */
async function addToGroup(
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
  if (known.length < newcomers.length || belonging.size + newcomers.length > MOST_IN_GROUP)
    throw new Refusal('unknown_reference', { fields: { user_ids: 'choice' } })
  await keepNewcomers(db, clubId, thread, newcomers)
  const readers = await readersOf(db, thread_id)
  demand(canBegin(agesOf(readers)), 'thread_needs_adult')
  const user_ids = readers.map(({ user_id }) => user_id)
  await showChange(db, clubId, { thread_id, what: 'written', user_ids })
}

/** PostgreSQL sends at most 8,000 bytes at once; in larger threads nobody looks who is writing. */
const MOST_PEOPLE = 400

/** Shows the others of a thread that somebody writes, but not who has blocked them. Nothing is kept. */
async function showTyping(
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

const done = { data: { done: true } }

export const messagePeopleHandlers: Handlers<typeof contract> = {
  async addToThread({ db, clubId, viewer, params, body }) {
    await addToGroup(db, clubId, viewer, params.id, body.user_ids)
    return done
  },
  async noteTyping({ db, clubId, viewer, params }) {
    await showTyping(db, clubId, viewer, params.id)
    return done
  },
}
