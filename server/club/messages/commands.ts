import { sql } from 'kysely'
import { Id, T } from '#contract/schema.ts'
import { isOpenToGuardians, threadState } from '#domain/messages/safety.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { ownThread, readersOf, type LoadedThread } from './facts.ts'
import { guardiansAlong, linkOf, notifyOfMessage, readNotices, showChange } from './notify.ts'

type Writing = {
  client_id: string
  text: string
  /** A file that is stored. */
  photo?: string
  file?: { sha256: string; name: string; size: number }
  /** To boats of a session, or to those of them and the people that are named. */
  to_boats?: { crew_ids: readonly number[]; user_ids: readonly number[] }
}

/**
 * Writes a message under the next number of its thread. Writers of a thread wait for each other, so
 * no number is left out or given twice.
 * @throws Refusal not_found, thread_needs_adult
 */
export async function writeMessage(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  threadId: number,
  writing: Writing,
): Promise<number> {
  const thread = await ownThread(db, clubId, viewer, threadId, { inTurn: true })
  const earlier = await numberOf(db, clubId, threadId, viewer.user_id, writing.client_id)
  if (earlier !== undefined) return earlier
  demand(threadState(thread.ages) === 'open', 'thread_needs_adult')
  const number = await nextNumber(db, clubId, threadId)
  const readers = thread.readers.map(({ user_id }) => user_id)
  await keepReaders(db, clubId, threadId, { number, readers, by: viewer.user_id })
  const with_adult = isOpenToGuardians(thread.ages)
  const written = { number, user_id: viewer.user_id, with_adult, ...writing }
  await insertMessage(db, clubId, threadId, written)
  const meant = await whoIsMeant(db, clubId, readers, writing.to_boats)
  await notifyOfMessage(db, clubId, { thread, by: viewer.user_id, user_ids: meant })
  const user_ids = [...readers, ...(await guardiansAlong(db, thread))]
  await showChange(db, clubId, { thread_id: threadId, what: 'written', user_ids })
  return number
}

async function numberOf(
  db: Db,
  clubId: ClubId,
  threadId: number,
  userId: number,
  clientId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('number')
    .where('club_id', '=', clubId)
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.number
}

async function nextNumber(db: Db, clubId: ClubId, threadId: number): Promise<number> {
  const { last_number } = await db
    .updateTable('message_threads')
    .set((eb) => ({ last_number: eb('last_number', '+', 1), last_at: sql<string>`now()` }))
    .where('club_id', '=', clubId)
    .where('id', '=', threadId)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

type Keeping = { number: number; readers: readonly number[]; by: number }

/**
 * From a message on those read a thread who belong to it when it is written; who left loses their
 * place and what was written before.
 */
async function keepReaders(
  db: Db,
  clubId: ClubId,
  threadId: number,
  { number, readers, by }: Keeping,
): Promise<void> {
  await sql`
    with gone as (
      delete from message_people
      where club_id = ${clubId} and thread_id = ${threadId}
        and user_id <> all (${[...readers]}::bigint[])
    )
    insert into message_people as p (club_id, thread_id, user_id, from_number, read_number)
    select ${clubId}, ${threadId}, reader, ${number},
      case when reader = ${by} then ${number}::int else 0 end
    from unnest(${[...readers]}::bigint[]) reader
    on conflict (club_id, thread_id, user_id) do update set read_number = ${number}
      where p.user_id = ${by}`.execute(db)
}

async function insertMessage(
  db: Db,
  club_id: ClubId,
  thread_id: number,
  {
    number,
    user_id,
    client_id,
    text,
    photo,
    file,
    to_boats,
    with_adult,
  }: Writing & { number: number; user_id: number; with_adult: boolean },
): Promise<void> {
  const some = to_boats && to_boats.crew_ids.length + to_boats.user_ids.length > 0
  await db
    .insertInto('messages')
    .values({
      club_id,
      thread_id,
      number,
      user_id,
      client_id,
      text,
      photo: photo ?? null,
      file: file?.sha256 ?? null,
      file_name: file?.name ?? null,
      file_size: file?.size ?? null,
      to_boats: to_boats !== undefined,
      with_adult,
      crew_ids: some ? [...to_boats.crew_ids] : null,
      user_ids: some ? [...to_boats.user_ids] : null,
    })
    .execute()
}

/** Of those who read it, whom a message is for. */
async function whoIsMeant(
  db: Db,
  clubId: ClubId,
  readers: readonly number[],
  to: Writing['to_boats'],
): Promise<readonly number[]> {
  if (!to || to.crew_ids.length + to.user_ids.length === 0) return readers
  const rows = await db
    .selectFrom('crew_users')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('crew_id', '=', sql<number>`any (${[...to.crew_ids]}::bigint[])`)
    .execute()
  const meant = new Set([...to.user_ids, ...rows.map(({ user_id }) => user_id)])
  return readers.filter((id) => meant.has(id))
}

const NOTHING = { text: null, photo: null, file: null, file_name: null, file_size: null }

/** Takes the text of a message of one's own away. @throws Refusal not_found */
export async function deleteOwnMessage(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, number }: { id: number; number: number },
): Promise<void> {
  const thread = await ownThread(db, clubId, viewer, id)
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ ...NOTHING, deleted_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('thread_id', '=', id)
    .where('number', '=', number)
    .where('number', '>=', thread.reads_from)
    .where('user_id', '=', viewer.user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  demand(numUpdatedRows > 0n, 'not_found')
  const readers = thread.readers.map(({ user_id }) => user_id)
  const user_ids = [...readers, ...(await guardiansAlong(db, thread))]
  await showChange(db, clubId, { thread_id: id, what: 'written', user_ids })
}

type Place = Partial<{ read_number: number; muted: boolean }>

/** Keeps how far somebody has read, or whether they mute a thread. */
async function setPlace(
  db: Db,
  club_id: ClubId,
  user_id: number,
  thread: LoadedThread,
  place: Place,
): Promise<void> {
  await db
    .insertInto('message_people')
    .values({
      club_id,
      user_id,
      thread_id: thread.id,
      from_number: thread.from_number ?? thread.last_number + 1,
      ...place,
    })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'thread_id', 'user_id']).doUpdateSet(place),
    )
    .execute()
}

/** Notes that somebody has read up to a number; it never goes back. */
export async function markThreadRead(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, number }: { id: number; number: number },
): Promise<void> {
  const thread = await ownThread(db, clubId, viewer, id)
  const read_number = Math.min(number, thread.last_number)
  await readNotices(db, viewer.user_id, linkOf(id))
  if (read_number <= (thread.read_number ?? 0)) return
  await setPlace(db, clubId, viewer.user_id, thread, { read_number })
  const writer = await checkedRow(
    db,
    T.Object({ user_id: Id }),
    sql`
      select user_id from messages
      where club_id = ${clubId} and thread_id = ${id} and number <= ${read_number}
      order by number desc limit 1`,
  )
  const belongs = thread.readers.some(({ user_id }) => user_id === writer?.user_id)
  const user_ids = [viewer.user_id, ...(writer && belongs ? [writer.user_id] : [])]
  await showChange(db, clubId, { thread_id: id, what: 'read', user_ids: [...new Set(user_ids)] })
}

export async function setMuted(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, muted }: { id: number; muted: boolean },
): Promise<void> {
  const thread = await ownThread(db, clubId, viewer, id)
  await setPlace(db, clubId, viewer.user_id, thread, { muted })
}

/** Those who come to a group read from the next message on; so does who left once and is back. */
export async function keepNewcomers(
  db: Db,
  club_id: ClubId,
  { id, last_number }: Pick<LoadedThread, 'id' | 'last_number'>,
  userIds: readonly number[],
): Promise<void> {
  const place = { from_number: last_number + 1, read_number: last_number }
  await db
    .insertInto('message_people')
    .values(userIds.map((user_id) => ({ club_id, thread_id: id, user_id, ...place })))
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'thread_id', 'user_id']).doUpdateSet(place),
    )
    .execute()
}

/** Leaves a group; from others one goes with the squad, crew or session. */
export async function leaveGroup(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const thread = await ownThread(db, clubId, viewer, id)
  demand(found(thread).kind === 'group', 'not_found')
  await db
    .deleteFrom('message_people')
    .where('club_id', '=', clubId)
    .where('thread_id', '=', id)
    .where('user_id', '=', viewer.user_id)
    .execute()
  const readers = await readersOf(db, id)
  const user_ids = [viewer.user_id, ...readers.map(({ user_id }) => user_id)]
  await showChange(db, clubId, { thread_id: id, what: 'written', user_ids })
}
