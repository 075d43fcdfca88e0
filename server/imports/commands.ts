import { sql } from 'kysely'
import type { ImportState } from '#contract/imports.ts'
import type { ClubId, Db } from '../db/client.ts'
import type { ReceivedFile } from '../http/upload.ts'
import { changedSession } from '../live/tell.ts'
import { refreshLoads } from '../reports/loads.ts'
import { etsOf, trimpOf, zoneSecondsOf, type Digest } from './digest.ts'
import { sessionFor } from './match.ts'
import type { DateOrder } from './readers/clock.ts'
import { recordedHeartRates, sessionsWithLoad, type ImportToRead } from './queries.ts'
import { startOf } from './start.ts'
import { storeActivity } from './store.ts'

type Upload = {
  user_id: number
  uploaded_by: number
  session_id: number | null
  file: ReceivedFile
  /** The provider it was fetched from. */
  source?: string
  /** Nobody else may see what is in it. */
  owner_only?: boolean
}

/** Notes the upload and queues its reading, in one transaction. The same bytes of the same athlete a second time are the first import. */
export async function queueImport(
  db: Db,
  clubId: ClubId,
  { user_id, uploaded_by, session_id, file, source, owner_only = false }: Upload,
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
    with kept as (insert into files (club_id, sha256, size, name) values (${clubId}, ${file.sha256}, ${file.size}, ${file.name}) returning id),
    made as (
      insert into imports (club_id, user_id, uploaded_by, file_id, sha256, session_id, source, owner_only)
      select ${clubId}, ${user_id}, ${uploaded_by}, kept.id, ${file.sha256}, ${session_id}, ${source ?? null}, ${owner_only} from kept returning club_id, id
    )
    select id, app.enqueue('read-import', json_build_object('club_id', club_id, 'import_id', id), 'import-' || id) from made`.execute(db)
  return { id: rows[0]?.id ?? 0, state: 'queued', duplicate: false }
}

type Standing = { state: ImportState; progress: number; reason?: string; session_id?: number }

/** Notes how an import stands and tells its owner and whoever uploaded it, in one statement. */
export async function setState(db: Db, clubId: ClubId, id: number, standing: Standing): Promise<void> {
  const { state, progress, reason = null, session_id = null } = standing
  const ended = state === 'done' || state === 'failed' || state === 'needs-assignment'
  await sql`
    with changed as (
      update imports set state = ${state}, progress = ${progress}, reason = ${reason}, session_id = coalesce(${session_id}, session_id),
        finished_at = case when ${ended} then now() else finished_at end
      where club_id = ${clubId} and id = ${id} returning id, user_id, uploaded_by, session_id, state, progress
    )
    select app.tell(jsonb_build_object('to', 'user', 'user_id', person, 'event', 'import', 'data',
      jsonb_build_object('import_id', id, 'session_id', session_id, 'state', state, 'progress', progress)))
    from changed, lateral (select user_id union select uploaded_by) people (person) where person is not null`.execute(db)
}

/** What one file of an archive held, or without activities what is to be said of all. */
export type ReadPart = { digests: readonly Digest[]; warnings: readonly string[] }

/** Stores what the file held as it is read, finds each activity its session, and adds up the load: all or nothing. */
export async function finishImport(db: Db, clubId: ClubId, found: ImportToRead, parts: AsyncIterable<ReadPart>): Promise<void> {
  const { id, user_id } = found
  const sessions = new Set<number>()
  const late = new Set<string>()
  let question: readonly string[] | null = null
  let homeless = 0
  let position = 0
  for await (const { digests, warnings } of parts) {
    if (digests.length === 0) for (const warning of warnings) late.add(warning)
    for (const digest of digests) {
      const start = startOf(digest.activity, found, Date.now())
      question ??= start.question
      const placed = { ...digest, activity: { ...digest.activity, start_time: start.start_time } }
      const place = await sessionFor(db, clubId, found, placed)
      // What only its owner sees may well belong to no session: none is made of it.
      if (place.session_id === null && !found.owner_only) homeless++
      if (place.session_id !== null) sessions.add(place.session_id)
      await storeActivity(db, clubId, { import_id: id, position: position++, user_id, ...place }, placed)
    }
  }
  if (late.size > 0) await addWarnings(db, clubId, id, [...late])
  if (sessions.size > 0) await settle(db, clubId, user_id, [...sessions])
  await setState(db, clubId, id, standingOf([...sessions], question, homeless > 0 || (sessions.size === 0 && !found.owner_only)))
}

function standingOf([first]: readonly number[], question: readonly string[] | null, homeless: boolean): Standing {
  const session = first === undefined ? {} : { session_id: first }
  if (question) return { state: 'needs-answer', progress: 1, reason: `date_order:${question.join(',')}`, ...session }
  return { state: homeless ? 'needs-assignment' : 'done', progress: 1, ...session }
}

const addWarnings = (db: Db, clubId: ClubId, importId: number, warnings: readonly string[]) =>
  sql`update activities set warnings = warnings || ${sql.val(warnings)}::text[] where club_id = ${clubId} and import_id = ${importId}`.execute(
    db,
  )

/** Reads the file again with the answer; what was stored without it goes. True when the import was waiting for one. */
export async function answerImport(db: Db, clubId: ClubId, id: number, date_order: DateOrder): Promise<boolean> {
  const { rows } = await sql`
    with asked as (
      update imports set state = 'queued', progress = 0, reason = null where club_id = ${clubId} and id = ${id} and state = 'needs-answer' returning club_id, id
    ), gone as (delete from activities a using asked where a.club_id = asked.club_id and a.import_id = asked.id)
    select app.enqueue('read-import', json_build_object('club_id', club_id, 'import_id', id, 'date_order', ${date_order}::text), 'import-' || id) from asked`.execute(
    db,
  )
  return rows.length > 0
}

/** Attaches what has no session yet to one, else everything the import held, and takes the load along. */
export async function assignImport(db: Db, clubId: ClubId, id: number, sessionId: number): Promise<void> {
  const { rows } = await sql<{ session_id: number | null; user_id: number }>`
    with held as (select id, session_id from activities where club_id = ${clubId} and import_id = ${id}),
      before as (select * from held where session_id is null or not exists (select from held where session_id is null)),
      moved as (update activities a set session_id = ${sessionId} from before where a.club_id = ${clubId} and a.id = before.id returning a.id, a.user_id),
      noted as (update imports set session_id = ${sessionId} where club_id = ${clubId} and id = ${id})
    select distinct before.session_id, moved.user_id from moved join before using (id)`.execute(db)
  const userId = rows[0]?.user_id
  if (userId === undefined) return
  const touched = new Set([sessionId, ...rows.map((row) => row.session_id).filter((session) => session !== null)])
  await settle(db, clubId, userId, [...touched])
  await setState(db, clubId, id, { state: 'done', progress: 1 })
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
  const club = await db.selectFrom('clubs').select('ets_factors').where('id', '=', clubId).executeTakeFirstOrThrow()
  const fresh = activities.map(({ id, sport_id, session_id, channels }) => {
    const zone_seconds = zoneSecondsOf(channels, athlete)
    return {
      id,
      session_id,
      zone_seconds,
      trimp: trimpOf(zone_seconds),
      ets: etsOf({ zone_seconds }, sport_id, club.ets_factors ?? undefined),
    }
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
