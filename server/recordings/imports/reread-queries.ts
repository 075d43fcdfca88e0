import { sql } from 'kysely'
import type { Reread } from '#contract/recordings/rereads.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import type { Athlete } from './digest.ts'
import { ATHLETE, withAthlete } from './import-to-read.ts'

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
  return db
    .selectFrom('rereads')
    .select(({ ref }) => [
      'id',
      'total',
      'done',
      'recovered',
      'waiting',
      'differing',
      'unreadable',
      instant(ref('created_at')).as('created_at'),
      instant(ref('finished_at')).as('finished_at'),
    ])
    .where('club_id', '=', clubId)
    .where('import_id', importId === null ? 'is' : '=', importId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
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
  const next = await db
    .selectFrom('rereads as r')
    .innerJoin('imports as i', (join) =>
      join
        .onRef('i.club_id', '=', 'r.club_id')
        .onRef('i.id', '>', 'r.last_import_id')
        .on((eb) => eb.or([eb('r.import_id', 'is', null), eb('i.id', '=', eb.ref('r.import_id'))])),
    )
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['i.id as import_id', 'i.user_id', 'i.state', 'i.sha256', ...ATHLETE])
    .where('r.club_id', '=', clubId)
    .where('r.id', '=', rereadId)
    .where('r.finished_at', 'is', null)
    .where(isReadable)
    .orderBy('i.id')
    .limit(1)
    .$narrowType<Pick<ImportToReread, 'state'>>()
    .executeTakeFirst()
  return next && withAthlete(next)
}

/**
 * An import `i` whose recordings are there, or that could not be read, of somebody who is still in
 * the club.
 */
export const isReadable = sql<boolean>`(
  i.state in ('done', 'needs-assignment') and exists (
    select from activities a where a.club_id = i.club_id and a.import_id = i.id
  )
  or i.state = 'failed' and exists (
    select from memberships m
    where m.club_id = i.club_id and m.user_id = i.user_id
      and m.status in (${sql.join(ACTIVE_ATHLETE_STATUSES)})
  )
)`

type StoredRecording = { id: number; edited: boolean; half_of: number | null }

/**
 * The recordings of an import in the order of its file, with the other half each is of; locked
 * until the end of the transaction.
 */
export async function keptRecordings(
  db: Db,
  clubId: ClubId,
  importId: number,
): Promise<StoredRecording[]> {
  return db
    .selectFrom('activities as a')
    .select((eb) => [
      'a.id',
      eb('a.recorded', 'is not', null).$castTo<boolean>().as('edited'),
      eb
        .selectFrom('activity_edits as e')
        .select(({ fn }) => fn.min('e.other_id').as('first'))
        .whereRef('e.club_id', '=', 'a.club_id')
        .whereRef('e.activity_id', '=', 'a.id')
        .whereRef('e.other_id', '<', 'a.id')
        .where('e.kind', '=', 'trim')
        .as('half_of'),
    ])
    .where('a.club_id', '=', clubId)
    .where('a.import_id', '=', importId)
    .orderBy('a.position')
    .orderBy('a.id')
    .forUpdate('a')
    .execute()
}

/**
 * Whether nobody has done anything with what an import holds: no session, no change, nothing marked
 * or taken.
 */
export async function isUntouched(db: Db, clubId: ClubId, importId: number): Promise<boolean> {
  const touched = await db
    .selectFrom('activities as a')
    .select('a.id')
    .where('a.club_id', '=', clubId)
    .where('a.import_id', '=', importId)
    .where(isTouched)
    .limit(1)
    .executeTakeFirst()
  return touched === undefined
}

const isTouched = sql<boolean>`(
  a.session_id is not null
  or a.merged_into is not null
  or exists (select from efforts e where e.club_id = a.club_id and e.activity_id = a.id)
  or exists (
    select from activity_edits e
    where e.club_id = a.club_id and a.id in (e.activity_id, e.other_id)
  )
)`
