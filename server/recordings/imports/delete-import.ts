import { sql, type RawBuilder } from 'kysely'
import { importChanged } from '#contract/events.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { dropEmptied, partMerged, NOTHING, type Touched } from './settle.ts'
import { importDependants } from './statements.ts'

type Held = Touched & { takers: number[] }

export const affectedBy = ({ session_ids, user_ids }: Touched) => ({
  session_ids: [...session_ids],
  user_ids: [...user_ids],
})

/** Queues the recomputation of activities that have lost what they had taken. */
export const settling = (clubId: ClubId, takers: readonly number[]): RawBuilder<unknown> => sql`
  app.enqueue('settle-activities', json_build_object(
    'club_id', ${clubId}::bigint, 'activity_ids', ${[...takers]}::bigint[]
  ))`

/**
 * What goes with an import, and what stays but loses something by it: those that take from it, and
 * parts of it, which are whole again.
 */
export async function detachImport(db: Db, clubId: ClubId, importId: number): Promise<Held> {
  const rows = await run(db, importDependants, { club_id: clubId, import_id: importId })
  const ids = rows.map(({ id }) => id)
  const hosts = rows.filter((row) => row.hosts).map(({ id }) => id)
  const parted = hosts.length > 0 ? await partMerged(db, clubId, { host_ids: hosts }) : NOTHING
  const sessions = rows.flatMap(({ session_id }) => session_id ?? [])
  const people = rows.flatMap(({ user_id, aboard }) => [user_id, ...aboard])
  return {
    takers: rows.flatMap(({ takers }) => takers).filter((taker) => !ids.includes(taker)),
    session_ids: [...new Set([...sessions, ...parted.session_ids])],
    user_ids: [...new Set([...people, ...parted.user_ids])],
  }
}

/**
 * Deletes an import with its activities and what resulted from them: efforts, loads, and sessions
 * that only its files had made. Measured scores, what other activities had taken, and the bytes
 * nothing else refers to follow in jobs. The file itself can be uploaded again.
 */
export async function deleteImport(db: Db, clubId: ClubId, id: number, by: number): Promise<void> {
  const held = await detachImport(db, clubId, id)
  await sql`
    with deleted as (
      delete from imports where club_id = ${clubId} and id = ${id} returning file_id
    ),
    file as (
      delete from files f using deleted
      where f.club_id = ${clubId} and f.id = deleted.file_id
        and not exists (
          select from imports i
          where i.club_id = f.club_id and i.file_id = f.id and i.id <> ${id}
        )
    )
    select ${settling(clubId, held.takers)} from deleted`.execute(db)
  await record(db, importChanged, { clubId, subject: id, data: affectedBy(held) })
  await dropEmptied(db, clubId, held.session_ids, by)
}
