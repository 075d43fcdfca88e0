import { sql } from 'kysely'
import { BoatMessage } from '#contract/live/live-recorder.ts'
import { Id, T } from '#contract/schema.ts'
import { checkedRow, checkedRows, checkedValue } from '../../db/checked-rows.ts'
import { inTransaction, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { isForRecording } from './history.ts'
import { showChange } from './notify.ts'

type Recording = { id: number; session_id: number; clubId: ClubId }
export type BoatInbox = {
  /** What was written to the boat of a recording after the number its phone has shown last. */
  messagesFor(recording: Recording, after: number): Promise<BoatMessage[]>
}

/** Phones ask every other second; all boats of a session share one question for so long. */
const FRESH_MS = 500
const MOST_KEPT = 5_000

/** Answers many boats that mostly have no message, with one short question a session. */
export function boatInbox(pool: Pool): BoatInbox {
  const sessions = new Map<number, { until: number; newest: Promise<number> }>()
  /** Asked like this there was nothing for a recording. */
  const nothing = new Map<number, string>()
  const newestOf = ({ session_id, clubId }: Recording): Promise<number> => {
    const known = sessions.get(session_id)
    if (known && known.until > Date.now()) return known.newest
    if (sessions.size >= MOST_KEPT) sessions.clear()
    const newest = inTransaction(pool, { club_id: clubId }, (db) =>
      newestToBoats(db, clubId, session_id),
    )
    sessions.set(session_id, { until: Date.now() + FRESH_MS, newest })
    newest.catch(() => sessions.delete(session_id))
    return newest
  }
  return {
    async messagesFor(recording, after) {
      const { id, clubId } = recording
      const asked = `${after} of ${await newestOf(recording)}`
      if (nothing.get(id) === asked) return []
      const messages = await inTransaction(pool, { club_id: clubId }, (db) =>
        messagesForBoat(db, clubId, { recording_id: id, after }),
      )
      if (nothing.size >= MOST_KEPT) nothing.clear()
      // An answer may be lost on the way, so what there is is given again.
      if (messages.length === 0) nothing.set(id, asked)
      return messages
    },
  }
}

const newestToBoats = async (db: Db, clubId: ClubId, sessionId: number): Promise<number> =>
  (await checkedValue(
    db,
    T.Integer(),
    sql`(select max(g.number) from messages g
      join message_threads t on t.club_id = g.club_id and t.id = g.thread_id
      where t.club_id = ${clubId} and t.session_id = ${sessionId} and g.to_boats)`,
  )) ?? 0

/** A boat that asks how it stands gets few of them at once. */
const MOST_FOR_BOAT = 20

type InboxQuery = { recording_id: number; after: number }

/**
 * What coaches wrote to the boat of a recording after a number, of the last twelve hours, and notes
 * that its phone has shown those up to that number.
 */
async function messagesForBoat(db: Db, clubId: ClubId, asked: InboxQuery): Promise<BoatMessage[]> {
  const messages = await checkedRows(
    db,
    BoatMessage,
    sql`
      select * from (
        select g.number, g.text, extract(epoch from g.sent_at) * 1000 as sent_at
        from live_recordings r
        join message_threads t on t.club_id = r.club_id and t.session_id = r.session_id
        join messages g on g.club_id = t.club_id and g.thread_id = t.id
        where r.club_id = ${clubId} and r.id = ${asked.recording_id} and g.to_boats
          and g.text is not null and g.number > ${asked.after}
          and g.sent_at > now() - interval '12 hours' and ${isForRecording}
        order by g.number desc
        limit ${MOST_FOR_BOAT}) last
      order by number`,
  )
  if (asked.after > 0) await noteReceived(db, clubId, asked)
  return messages
}

const Received = T.Object({ thread_id: Id, writers: T.Array(Id) })

/** Notes what a phone has shown, and lets those who wrote it see that. */
async function noteReceived(
  db: Db,
  clubId: ClubId,
  { recording_id, after }: InboxQuery,
): Promise<void> {
  const received = await checkedRow(
    db,
    Received,
    sql`
      update live_recordings r set messages_received = least(${after}::int, t.last_number)
      from message_threads t
      where r.club_id = ${clubId} and r.id = ${recording_id} and t.club_id = r.club_id
        and t.session_id = r.session_id
        and r.messages_received < least(${after}::int, t.last_number)
      returning t.id as thread_id, array(
        select distinct g.user_id from messages g
        where g.club_id = t.club_id and g.thread_id = t.id and g.to_boats
          and g.number <= ${after}) as writers`,
  )
  if (!received) return
  const { thread_id, writers } = received
  await showChange(db, clubId, { thread_id, what: 'read', user_ids: writers })
}
