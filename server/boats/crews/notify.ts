import { sql } from 'kysely'
import { crewsPublished } from '#contract/events.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { notifyEach } from '../../delivery/notify.ts'
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
  const aboard = await db
    .selectFrom('crews as c')
    .innerJoin('crew_users as cu', (join) =>
      join.onRef('cu.club_id', '=', 'c.club_id').onRef('cu.crew_id', '=', 'c.id'),
    )
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 'c.club_id').onRef('s.id', '=', 'c.session_id'),
    )
    .select(['cu.user_id', 'c.name as boat', 's.name as session', 's.id'])
    .where('c.club_id', '=', clubId)
    .where('c.id', '=', anyOf(crewIds))
    .where('s.published_at', 'is not', null)
    .orderBy('c.id')
    .execute()
  const messages = aboard.map(({ user_id, boat, session, id }) => ({
    user_id,
    values: { boat, session },
    link: `/session/${id}/crews`,
  }))
  const sessions = [...new Set(aboard.map(({ id }) => id))]
  const notice = { kind: 'crew-published', by, about_club: clubId, sessions } as const
  return notifyEach(db, notice, messages)
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
