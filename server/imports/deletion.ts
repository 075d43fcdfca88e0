import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import { changedSession } from '../live/tell.ts'
import { refreshLoads } from '../reports/loads.ts'

/** Deletes imports of one person with their activities, adds up the load of their sessions anew, and removes files nothing refers to any more. */
export async function removeImports(db: Db, clubId: ClubId, userId: number, importIds: readonly number[]): Promise<void> {
  if (importIds.length === 0) return
  const { rows } = await sql<{ sessions: number[]; files: number[] }>`
    with gone as (delete from imports where club_id = ${clubId} and user_id = ${userId} and id = any (${importIds}::bigint[]) returning id, file_id)
    select (select coalesce(array_agg(distinct a.session_id) filter (where a.session_id is not null), '{}') from activities a
        where a.club_id = ${clubId} and a.import_id in (select id from gone)) as sessions,
      (select coalesce(array_agg(distinct file_id), '{}') from gone) as files`.execute(db)
  const { sessions = [], files = [] } = rows[0] ?? {}
  const { rows: unused } = await sql<{ sha256: string }>`
    delete from files f where f.club_id = ${clubId} and f.id = any (${files}::bigint[])
      and not exists (select from imports i where i.club_id = f.club_id and i.file_id = f.id) returning sha256`.execute(db)
  if (sessions.length > 0) await refreshLoads(db, clubId, { session_ids: sessions, user_ids: [userId] })
  for (const session of sessions) await changedSession(db, clubId, session, 'results')
  if (unused.length > 0)
    await sql`select app.enqueue('remove-files', ${JSON.stringify({ files: unused.map(({ sha256 }) => sha256) })}::json)`.execute(db)
}
