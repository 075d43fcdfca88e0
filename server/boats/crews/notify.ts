import { sql } from 'kysely'
import { crewsPublished } from '#contract/events.ts'
import { NOTIFICATION_LEVEL } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { notOfPiece } from './queries.ts'

type Publishing = {
  session_id: number
  published: boolean
  crew_ids?: readonly number[] | undefined
  by: number
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
): Promise<{ changed: number[]; told: number }> {
  const { rows } = await sql<{ changed: number[]; told: number }>`
    with changed as (
      update crews c
      set published_at = case when ${published}::boolean then now() end
      where club_id = ${clubId} and session_id = ${session_id}
        and (published_at is not null) <> ${published}::boolean
        and ${notOfPiece}
        and (${crew_ids === undefined} or id = any (${[...(crew_ids ?? [])]}::bigint[]))
      returning id, name
    ),
    notified as (
      select cu.user_id,
        app.notify_person(
          cu.user_id, ${clubId}, ${NOTIFICATION_LEVEL.info}::smallint, 'crew-published',
          jsonb_build_object('boat', ch.name, 'session', s.name),
          '/session/' || s.id || '/crews'
        )::text as sent
      from changed ch
      join crew_users cu on cu.club_id = ${clubId} and cu.crew_id = ch.id
      join sessions s
        on s.club_id = cu.club_id and s.id = ${session_id} and s.published_at is not null
      where ${published}::boolean and cu.user_id <> ${by}
    )
    select
      (select coalesce(json_agg(id order by id), '[]') from changed) as changed,
      (select count(sent)::int from notified) as told`.execute(db)
  const result = rows[0] ?? { changed: [], told: 0 }
  const data = { session_ids: [session_id], published }
  await record(db, crewsPublished, { clubId, by, subject: result.changed, data })
  return result
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
    update session_told t
    set crew = app.crew_of(t.club_id, t.session_id, t.user_id)
    from crew_users cu
    join crews c on c.club_id = cu.club_id and c.id = cu.crew_id
    where t.club_id = ${clubId} and cu.club_id = t.club_id
      and cu.crew_id = any (${[...crewIds]}::bigint[])
      and t.session_id = c.session_id and t.user_id = cu.user_id`.execute(db)
}
