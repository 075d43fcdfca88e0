import { sql } from 'kysely'
import { Message } from '#contract/club/messages.ts'
import { Id, nullable, T } from '#contract/schema.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { isNamed } from '../../db/hiding.ts'
import { patternsOf } from '../../db/patterns-of.ts'
import type { LoadedThread } from './facts.ts'

/** Whether a message `g` is for who records `r`. */
export const isForRecording = sql`(
  (g.crew_ids is null and g.user_ids is null)
  or r.crew_id = any (g.crew_ids)
  or r.user_id = any (g.user_ids)
  or exists (select from crew_users cu where cu.club_id = r.club_id and cu.crew_id = r.crew_id
    and cu.user_id = any (g.user_ids)))`

/** Of a message to boats, how many boats record that it is for, and how many have shown it. */
const boats = sql`case when g.to_boats then (
  select jsonb_build_object(
    'have', count(distinct (r.crew_id, r.user_id)) filter (where r.messages_received >= g.number),
    'of', count(distinct (r.crew_id, r.user_id)))
  from message_threads t
  join live_recordings r on r.club_id = t.club_id and r.session_id = t.session_id
    and r.status <> ${RECORDING.discarded}
  where t.club_id = g.club_id and t.id = g.thread_id and ${isForRecording}
  having count(*) > 0) end`

/** Whether the viewer may read a message `g` of the thread. */
const isReadable = ({ reads_from, guardian_since }: LoadedThread) =>
  sql`g.number >= ${reads_from} and (${guardian_since}::timestamptz is null
    or (g.with_adult and g.sent_at >= ${guardian_since}::timestamptz))`

type HistoryPage = {
  viewer_id: number
  /** Whose blocked people are folded, where it is the child of a guardian. */
  child_id?: number
  before: number | undefined
  limit: number
  /** Words that have to occur, as they are compared. */
  words: readonly string[]
}

/** Messages of a thread that the viewer may read, in order; the last ones, or those before one. */
export async function messagesOf(
  db: Db,
  clubId: ClubId,
  thread: LoadedThread,
  { viewer_id, child_id = viewer_id, before, limit, words }: HistoryPage,
): Promise<{ messages: Message[]; has_older: boolean }> {
  const rows = await checkedRows(
    db,
    Message,
    sql`
      select g.number, g.client_id, g.user_id = ${viewer_id} as is_own, g.text,
        g.photo is not null as has_photo,
        case when g.file is not null then jsonb_build_object(
          'name', g.file_name, 'size', g.file_size) end as file,
        case when u.id is not null then jsonb_build_object(
          'id', u.id, 'full_name', u.full_name, 'picture', u.picture) end as author,
        k.user_id is not null as is_blocked,
        array(select app.crew_name(w.club_id, w.id, w.name) from crews w
          where w.club_id = g.club_id and w.id = any (g.crew_ids)
          order by app.crew_name(w.club_id, w.id, w.name) collate names) as to_crews,
        coalesce(cardinality(g.user_ids), 0) as to_people,
        ${boats} as boats,
        case when g.user_id = ${viewer_id} then (
          select count(*)::int from message_people o
          where o.club_id = g.club_id and o.thread_id = g.thread_id
            and o.user_id <> ${viewer_id} and o.read_number >= g.number) end as read_by,
        to_char(g.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sent_at
      from messages g
      left join users u on u.id = g.user_id and ${isNamed(sql`u.id`)}
      left join message_blocks k on k.club_id = g.club_id and k.user_id = ${child_id}
        and k.blocked_id = g.user_id
      where g.club_id = ${clubId} and g.thread_id = ${thread.id}
        and ${isReadable(thread)} and g.number < ${before ?? thread.last_number + 1}
        and (${words.length === 0} or app.folded(g.text) like all (${patternsOf(words)}::text[]))
      order by g.number desc
      limit ${limit + 1}`,
  )
  return { messages: rows.slice(0, limit).toReversed(), has_older: rows.length > limit }
}

/** A message of a thread that the viewer may read; undefined when there is none with a text. */
export const messageIn = (db: Db, clubId: ClubId, thread: LoadedThread, number: number) =>
  checkedRow(
    db,
    T.Object({
      user_id: Id,
      text: nullable(T.String()),
      photo: nullable(T.String()),
      file: nullable(T.String()),
      file_name: nullable(T.String()),
    }),
    sql`
      select g.user_id, g.text, g.photo, g.file, g.file_name from messages g
      where g.club_id = ${clubId} and g.thread_id = ${thread.id} and g.number = ${number}
        and ${isReadable(thread)}`,
  )
