import { sql } from 'kysely'
import { importChanged } from '#contract/events.ts'
import type { ImportState } from '#contract/recordings/imports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { ReceivedFile } from '../../http/take-file.ts'
import type { LongKind } from '../../jobs/lanes.ts'
import { record } from '../../events/record.ts'
import type { DateOrder } from '#domain/sheets/days.ts'
import { affectedBy, detachImport, settling } from './delete-import.ts'
import { earlierImport } from './member-commands.ts'

export type NewImport = {
  user_id: number
  uploaded_by: number
  session_id: number | null
  crew_id: number | null
  file: ReceivedFile
  /** The provider it was fetched from. */
  source?: string
  /** Nobody else may see what is in it. */
  owner_only?: boolean
}

/**
 * Notes the upload and queues its reading, in one transaction. The same bytes of the same athlete a
 * second time are the first import, be it of an archive they lie in; one that lacks what another
 * file had, which has been deleted since, is read for that.
 */
export async function queueImport(
  db: Db,
  clubId: ClubId,
  { user_id, uploaded_by, session_id, crew_id, file, source, owner_only = false }: NewImport,
): Promise<{ id: number; state: string; duplicate: boolean }> {
  // Two uploads of the same bytes at once: the second waits here and finds the first.
  const bytes = `${clubId} ${user_id} ${file.sha256}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${bytes}, 0))`.execute(db)
  const earlier = await earlierImport(db, clubId, user_id, file.sha256)
  if (earlier) return earlier
  const { id } = await db
    .with('kept', (kept) =>
      kept
        .insertInto('files')
        .values({ club_id: clubId, sha256: file.sha256, size: file.size, name: file.name })
        .returning('id'),
    )
    .insertInto('imports')
    .values(({ selectFrom }) => ({
      club_id: clubId,
      user_id,
      uploaded_by,
      file_id: selectFrom('kept').select('id'),
      sha256: file.sha256,
      session_id,
      crew_id,
      source: source ?? null,
      owner_only,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueReading(db, clubId, { id })
  return { id, state: 'queued', duplicate: false }
}

type Reading = {
  id: number
  date_order?: DateOrder | null
  kind?: LongKind | null
  pause_s?: number
}

/** Gives a file its place among those that wait to be read. */
export async function queueReading(
  db: Db,
  clubId: ClubId,
  { id, date_order = null, kind = null, pause_s = 0 }: Reading,
): Promise<void> {
  await sql`
    select app.enqueue_import(
      ${clubId}, ${id}, ${date_order}, ${kind}, make_interval(secs => ${pause_s})
    )`.execute(db)
}

export type Standing = {
  state: ImportState
  progress: number
  reason?: string
  session_id?: number
}

/**
 * Saves the state of an import and notifies its owner and the person who uploaded it, in one
 * statement.
 */
export async function setState(
  db: Db,
  clubId: ClubId,
  id: number,
  standing: Standing,
): Promise<void> {
  const { state, progress, reason = null, session_id = null } = standing
  const ended = state === 'done' || state === 'failed' || state === 'needs-assignment'
  await sql`
    with changed as (
      update imports
      set state = ${state}, progress = ${progress}, reason = ${reason},
        session_id = coalesce(${session_id}, session_id),
        finished_at = case when ${ended} then now() else finished_at end
      where club_id = ${clubId} and id = ${id}
      returning club_id, id, user_id, uploaded_by, session_id, state, progress
    )
    select app.send_live(jsonb_build_object(
      'to', 'user',
      'user_id', person,
      'event', 'import',
      'data', jsonb_build_object(
        'club_id', club_id, 'import_id', id, 'session_id', session_id, 'state', state,
        'progress', progress
      )
    ))
    from changed
    cross join lateral (select user_id union select uploaded_by) people (person)
    where person is not null`.execute(db)
}

/**
 * Reads the file again with the answer; what was stored without it is deleted. True when the import
 * was waiting for one.
 */
export async function answerImport(
  db: Db,
  clubId: ClubId,
  id: number,
  date_order: DateOrder,
): Promise<boolean> {
  const held = await detachImport(db, clubId, id)
  const { rows } = await sql`
    with asked as (
      update imports set state = 'queued', progress = 0, reason = null
      where club_id = ${clubId} and id = ${id} and state = 'needs-answer'
      returning club_id, id
    ),
    activities_removed as (
      delete from activities a using asked
      where a.club_id = asked.club_id and a.import_id = asked.id
    ),
    members_removed as (
      delete from import_members m using asked
      where m.club_id = asked.club_id and m.import_id = asked.id
    )
    select app.enqueue_import(club_id, id, ${date_order}), ${settling(clubId, held.takers)}
    from asked`.execute(db)
  if (rows.length > 0)
    await record(db, importChanged, { clubId, subject: id, data: affectedBy(held) })
  return rows.length > 0
}

/** Queues working out the bests of the recordings of a club that have none yet, once. */
export const queueMissingBests = (db: Db, clubId: ClubId): Promise<unknown> =>
  sql`select app.enqueue('keep-missing-bests', ${JSON.stringify({ club_id: clubId })}::json,
    ${`keep-missing-bests ${clubId}`})`.execute(db)
