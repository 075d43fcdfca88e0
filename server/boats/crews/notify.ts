import { sql } from 'kysely'
import { crewsPublished } from '#contract/events.ts'
import { NOTIFICATION_LEVEL } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { notOfPiece } from './queries.ts'

type Publishing = {
  session_id: number
  published: boolean
  crew_ids?: readonly number[] | undefined
  by: number | null
}

/**
 * Publishes or unpublishes crews of a session, or all of them when crew_ids is missing. Everyone in
 * a boat that was not public before is notified which boat it is. Nobody is notified while the
 * session itself is a draft.
 */
export async function publishCrews(
  db: Db,
  clubId: ClubId,
  { session_id, published, crew_ids, by }: Publishing,
): Promise<{ changed: number[]; notified: number }> {
  const crews = await db
    .updateTable('crews as c')
    .set({ published_at: published ? sql<string>`now()` : null })
    .where('club_id', '=', clubId)
    .where('session_id', '=', session_id)
    .where('published_at', published ? 'is' : 'is not', null)
    .where(notOfPiece)
    .$if(crew_ids !== undefined, (query) => query.where('id', '=', anyOf(crew_ids ?? [])))
    .returning('id')
    .execute()
  const changed = crews.map(({ id }) => id).toSorted((a, b) => a - b)
  const notified = published ? await notifyAboard(db, clubId, changed, by) : 0
  const data = { session_ids: [session_id], published }
  await record(db, crewsPublished, { clubId, by, subject: changed, data })
  return { changed, notified }
}

/**
 * Notifies those who sit in crews of public sessions, but for one person. Returns how many were.
 */
async function notifyAboard(
  db: Db,
  clubId: ClubId,
  crewIds: readonly number[],
  by: number | null,
): Promise<number> {
  const { rows } = await sql`
    select app.notify_person(
      cu.user_id, ${clubId}, ${NOTIFICATION_LEVEL.info}::smallint, 'crew-published',
      jsonb_build_object('boat', c.name, 'session', s.name), '/session/' || s.id || '/crews'
    )
    from crews c
    join crew_users cu on cu.club_id = c.club_id and cu.crew_id = c.id
    join sessions s
      on s.club_id = c.club_id and s.id = c.session_id and s.published_at is not null
    where c.club_id = ${clubId} and c.id = any (${[...crewIds]}::bigint[])
      and cu.user_id is distinct from ${by}`.execute(db)
  return rows.length
}

/**
 * Those who sit in these boats know of them; the next word about the plan does not say it again.
 */
export async function rememberNotified(
  db: Db,
  clubId: ClubId,
  crewIds: readonly number[],
): Promise<void> {
  await sql`
    update session_notified t
    set crew = app.crew_of(t.club_id, t.session_id, t.user_id)
    from crew_users cu
    join crews c on c.club_id = cu.club_id and c.id = cu.crew_id
    where t.club_id = ${clubId} and cu.club_id = t.club_id
      and cu.crew_id = any (${[...crewIds]}::bigint[])
      and t.session_id = c.session_id and t.user_id = cu.user_id`.execute(db)
}
