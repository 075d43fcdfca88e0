import { sql } from 'kysely'
import type { ImportState } from '#contract/imports.ts'
import type { ClubId, Db } from '../db/client.ts'
import type { ReceivedFile } from '../http/upload.ts'
import { changedImport, changedSession } from '../live/tell.ts'
import { refreshLoads } from '../reports/loads.ts'
import { etsOf, trimpOf, zoneSecondsOf, type Digest } from './digest.ts'
import { sessionFor } from './match.ts'
import { recordedHeartRates, sessionsWithLoad, type ImportToRead } from './queries.ts'
import { storeActivity } from './store.ts'

type Upload = { user_id: number; uploaded_by: number; session_id: number | null; file: ReceivedFile }

/** Notes the upload and queues its reading, in one transaction. The same bytes of the same athlete a second time are the first import. */
export async function queueImport(
  db: Db,
  clubId: ClubId,
  { user_id, uploaded_by, session_id, file }: Upload,
): Promise<{ id: number; state: string; duplicate: boolean }> {
  // Two uploads of the same bytes at once: the second waits here and finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${clubId} ${user_id} ${file.sha256}`}, 0))`.execute(db)
  const earlier = await db
    .selectFrom('imports')
    .select(['id', 'state'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', user_id)
    .where('sha256', '=', file.sha256)
    .executeTakeFirst()
  if (earlier) return { ...earlier, duplicate: true }
  const { rows } = await sql<{ id: number }>`
    with kept as (insert into files (club_id, sha256, size, name) values (${clubId}, ${file.sha256}, ${file.size}, ${file.name}) returning id)
    insert into imports (club_id, user_id, uploaded_by, file_id, sha256, session_id)
    select ${clubId}, ${user_id}, ${uploaded_by}, kept.id, ${file.sha256}, ${session_id} from kept returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`select app.enqueue('read-import', ${JSON.stringify({ club_id: clubId, import_id: id })}::json, ${`import-${id}`})`.execute(db)
  return { id, state: 'queued', duplicate: false }
}

export async function setState(
  db: Db,
  clubId: ClubId,
  id: number,
  state: ImportState,
  progress: number,
  reason: string | null = null,
): Promise<void> {
  const ended = state === 'done' || state === 'failed' || state === 'needs-assignment'
  const row = await db
    .updateTable('imports')
    .set({ state, progress, reason, ...(ended && { finished_at: sql<string>`now()` }) })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .returning(['user_id', 'uploaded_by', 'session_id'])
    .executeTakeFirst()
  if (!row) return
  const change = { import_id: id, session_id: row.session_id, state, progress }
  for (const person of new Set([row.user_id, row.uploaded_by])) if (person !== null) await changedImport(db, person, change)
}

/** Stores what the file held, finds each activity its session, and adds up the load: all or nothing. */
export async function finishImport(
  db: Db,
  clubId: ClubId,
  { id, user_id, session_id, language, time_zone }: ImportToRead,
  digests: readonly Digest[],
): Promise<void> {
  const sessions = new Set<number>()
  for (const [position, digest] of digests.entries()) {
    const found = await sessionFor(db, clubId, { user_id, session_id, language, time_zone }, digest)
    if (found.session_id !== null) sessions.add(found.session_id)
    await storeActivity(db, clubId, { import_id: id, position, user_id, ...found }, digest)
  }
  const [first] = sessions
  if (first === undefined) return setState(db, clubId, id, 'needs-assignment', 1)
  await db.updateTable('imports').set({ session_id: first }).where('club_id', '=', clubId).where('id', '=', id).execute()
  await settle(db, clubId, user_id, [...sessions])
  await setState(db, clubId, id, 'done', 1)
}

/** Attaches everything the import held to one session, and takes the load along. */
export async function assignImport(db: Db, clubId: ClubId, id: number, sessionId: number): Promise<void> {
  const { rows } = await sql<{ session_id: number | null; user_id: number }>`
    with before as (select id, session_id from activities where club_id = ${clubId} and import_id = ${id}),
      moved as (update activities set session_id = ${sessionId} where club_id = ${clubId} and import_id = ${id} returning id, user_id),
      noted as (update imports set session_id = ${sessionId} where club_id = ${clubId} and id = ${id})
    select distinct before.session_id, moved.user_id from moved join before using (id)`.execute(db)
  const userId = rows[0]?.user_id
  if (userId === undefined) return
  const touched = new Set([sessionId, ...rows.map((row) => row.session_id).filter((session) => session !== null)])
  await settle(db, clubId, userId, [...touched])
  await setState(db, clubId, id, 'done', 1)
}

async function settle(db: Db, clubId: ClubId, userId: number, sessionIds: readonly number[]): Promise<void> {
  await refreshLoads(db, clubId, { session_ids: sessionIds, user_ids: [userId] })
  for (const sessionId of sessionIds) await changedSession(db, clubId, sessionId, 'results')
}

/** Activities worked out anew in one transaction. */
const AT_A_TIME = 25

/**
 * Works out anew time in zone of the next activities after an id, and the load of their sessions, by the zones the athlete has now.
 * Returns the id to go on from, null at the end; the planned load of sessions without a file follows then.
 */
export async function recomputeZones(db: Db, clubId: ClubId, userId: number, after: number): Promise<number | null> {
  const { athlete, activities } = await recordedHeartRates(db, clubId, userId, after, AT_A_TIME)
  const fresh = activities.map(({ id, sport_id, session_id, channels }) => {
    const zone_seconds = zoneSecondsOf(channels, athlete)
    return { id, session_id, zone_seconds, trimp: trimpOf(zone_seconds), ets: etsOf({ zone_seconds }, sport_id) }
  })
  await sql`
    update activities a set zone_seconds = f.zone_seconds, trimp = f.trimp, ets = f.ets
    from json_to_recordset(${JSON.stringify(fresh)}::json) as f (id bigint, zone_seconds double precision[], trimp double precision, ets double precision)
    where a.club_id = ${clubId} and a.id = f.id`.execute(db)
  const last = activities.length === AT_A_TIME ? (activities.at(-1)?.id ?? null) : null
  const touched = last === null ? await sessionsWithLoad(db, clubId, userId) : fresh.flatMap(({ session_id }) => session_id ?? [])
  await refreshLoads(db, clubId, { session_ids: [...new Set(touched)], user_ids: [userId] })
  return last
}
