import { sql } from 'kysely'
import type { Reread } from '#contract/recordings/rereads.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Athlete } from './digest.ts'
import { instant } from '../../db/instant.ts'

type Owned = { import_id: number; user_id: number }

/** Whose an activity is, and the import it belongs to. */
export async function importOfActivity(
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<Owned | undefined> {
  return db
    .selectFrom('activities')
    .select(['import_id', 'user_id'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The last one of an import, or with null of the whole club. */
export async function latestReread(
  db: Db,
  clubId: ClubId,
  importId: number | null,
): Promise<Reread | undefined> {
  const { rows } = await sql<Reread>`
    select
      id, total, done, recovered, waiting, differing, unreadable,
      ${instant(sql`created_at`)} as created_at,
      ${instant(sql`finished_at`)} as finished_at
    from rereads
    where club_id = ${clubId} and import_id is not distinct from ${importId}::bigint
    order by id desc
    limit 1`.execute(db)
  return rows[0]
}

export type ImportToReread = {
  import_id: number
  user_id: number
  state: 'done' | 'needs-assignment' | 'failed'
  sha256: string
  athlete: Athlete
}

/**
 * What is next; undefined at the end. What waits for an answer would get none by being read again.
 */
export async function nextToReread(
  db: Db,
  clubId: ClubId,
  rereadId: number,
): Promise<ImportToReread | undefined> {
  const { rows } = await sql<ImportToReread>`
    select
      i.id as import_id, i.user_id, i.state, i.sha256,
      json_build_object(
        'hr_zones', u.hr_zones,
        'max_hr', u.max_hr,
        'age_years', extract(year from age(u.date_of_birth))
      ) as athlete
    from rereads r
    join imports i
      on i.club_id = r.club_id and i.id > r.last_import_id
        and (r.import_id is null or i.id = r.import_id)
    join users u on u.id = i.user_id
    where r.club_id = ${clubId} and r.id = ${rereadId} and r.finished_at is null and ${isReadable}
    order by i.id
    limit 1`.execute(db)
  return rows[0]
}

/**
 * An import `i` whose recordings are there, or that could not be read, of somebody who is still in
 * the club.
 */
export const isReadable = sql`(
  i.state in ('done', 'needs-assignment') and exists (
    select from activities a where a.club_id = i.club_id and a.import_id = i.id
  )
  or i.state = 'failed' and exists (
    select from memberships m
    where m.club_id = i.club_id and m.user_id = i.user_id
      and m.status in (${sql.join(ACTIVE_ATHLETE_STATUSES)})
  )
)`

type Kept = { id: number; edited: boolean; half_of: number | null }

/**
 * The recordings of an import in the order of its file, with the other half each is of; locked
 * until the end of the transaction.
 */
export async function keptRecordings(db: Db, clubId: ClubId, importId: number): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select
      a.id,
      a.recorded is not null as edited,
      (
        select min(e.other_id) from activity_edits e
        where e.club_id = a.club_id and e.activity_id = a.id
          and e.kind = 'trim' and e.other_id < a.id
      ) as half_of
    from activities a
    where a.club_id = ${clubId} and a.import_id = ${importId}
    order by a.position, a.id
    for update of a`.execute(db)
  return rows
}

/**
 * Whether nobody has done anything with what an import holds: no session, no change, nothing marked
 * or taken.
 */
export async function isUntouched(db: Db, clubId: ClubId, importId: number): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (
      select from activities a
      where a.club_id = ${clubId} and a.import_id = ${importId}
        and (
          a.session_id is not null
          or a.merged_into is not null
          or exists (select from efforts e where e.club_id = a.club_id and e.activity_id = a.id)
          or exists (
            select from activity_edits e
            where e.club_id = a.club_id and a.id in (e.activity_id, e.other_id)
          )
        )
    ) as untouched`.execute(db)
  return rows[0]?.untouched === true
}
