import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import type { DigestedPart } from './digest.ts'
import type { ImportToRead } from './queries.ts'

type Row = {
  name: string
  sha256: string | null
  outcome: 'read' | 'known' | 'repeated' | 'refused'
  reason: string | null
  known: number | null
}

/** What an import takes of its file, and what it leaves out. */
export type Members = {
  /**
   * Whether its recordings are to be stored; they are not when another file of the person has them,
   * or this import stored them before.
   */
  isNew: (part: DigestedPart) => boolean
  store: () => Promise<void>
}

/** No file has a name this long; what is longer is cut. */
const LONGEST_NAME = 200

/** The lock under which files of a person are stored, one at a time. */
const readingOf = (clubId: ClubId, userId: number) =>
  sql`hashtextextended(${`${clubId} ${userId} recordings`}, 0)`

/** Whether another file of the person is being stored just now. */
export async function isReadingFor(db: Db, clubId: ClubId, userId: number): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean
  }>`select pg_try_advisory_xact_lock(${readingOf(clubId, userId)}) as free`.execute(db)
  return rows[0]?.free === false
}

/**
 * Waits for whatever else is being read for the person: of two files with the same recording the
 * second is to know of the first.
 */
export async function membersOf(
  db: Db,
  clubId: ClubId,
  { id, user_id, sha256 }: ImportToRead,
): Promise<Members> {
  await sql`select pg_advisory_xact_lock(${readingOf(clubId, user_id)})`.execute(db)
  const { rows } = await sql<{ sha256: string; import_id: number }>`
    select m.sha256, m.import_id from import_members m join imports i on i.club_id = m.club_id
      and i.id = m.import_id
    where m.club_id = ${clubId} and i.user_id = ${user_id} and m.outcome = 'read'
    union all select i.sha256, i.id from imports i
    where i.club_id = ${clubId} and i.user_id = ${user_id} and i.id <> ${id}
      and i.state in ('done', 'needs-assignment', 'needs-answer')`.execute(db)
  const known = new Map(rows.map((row) => [row.sha256, row.import_id]))
  const noted: Row[] = []
  return {
    isNew({ digests, member, left_out }) {
      for (const { name, reason } of left_out)
        noted.push(
          reason === 'repeated'
            ? { name, sha256: null, outcome: 'repeated', reason: null, known: null }
            : { name, sha256: null, outcome: 'refused', reason, known: null },
        )
      if (digests.length === 0) return true
      const own = member ?? { name: '', sha256 }
      const before = known.get(own.sha256) ?? null
      const elsewhere = before !== null && before !== id
      // A file by itself is known by its import.
      if (member || elsewhere)
        noted.push({
          ...own,
          outcome: elsewhere ? 'known' : 'read',
          reason: null,
          known: elsewhere ? before : null,
        })
      return before === null
    },
    async store() {
      await sql`delete from import_members where club_id = ${clubId} and import_id = ${id}`.execute(
        db,
      )
      if (noted.length === 0) return
      const list = noted.map((row, position) => ({
        ...row,
        position,
        name: row.name.replaceAll('\0', '').slice(0, LONGEST_NAME),
      }))
      await sql`
        insert into import_members (club_id, import_id, position, name, sha256, outcome, reason,
          known_import_id)
        select ${clubId}, ${id}, m.position, m.name, m.sha256, m.outcome, m.reason, m.known
        from json_to_recordset(${JSON.stringify(list)}::json) as m (position int, name text,
          sha256 text, outcome text, reason text, known bigint)`.execute(db)
    },
  }
}

/**
 * The earlier import of the same bytes by a person, as a single file or in an archive. A single
 * file that left out what another file had, which has been deleted since, is queued to be read for
 * that.
 */
export async function earlierImport(
  db: Db,
  clubId: ClubId,
  userId: number,
  sha256: string,
): Promise<{ id: number; state: string; duplicate: boolean } | undefined> {
  const { rows } = await sql<{ id: number; state: string; duplicate: boolean }>`
    with found as (
      select i.club_id, i.id, i.state, i.sha256 = ${sha256}
        and i.state in ('done', 'needs-assignment') and exists (
        select from import_members m where m.club_id = i.club_id and m.import_id = i.id
          and m.outcome = 'known' and m.known_import_id is null) as lacks
      from imports i where i.club_id = ${clubId} and i.user_id = ${userId}
        and (i.sha256 = ${sha256} or exists (
        select from import_members m where m.club_id = i.club_id and m.import_id = i.id
          and m.outcome = 'read' and m.sha256 = ${sha256}))
      order by i.sha256 = ${sha256} desc limit 1),
    again as (
      update imports i set state = 'queued', progress = 0, reason = null from found f
        where f.lacks and i.club_id = f.club_id and i.id = f.id returning i.club_id, i.id)
    select f.id, case when f.lacks then 'queued' else f.state end as state,
      not f.lacks as duplicate, (
      select app.enqueue_import(a.club_id, a.id) from again a)
    from found f`.execute(db)
  const [found] = rows
  return found && { id: found.id, state: found.state, duplicate: found.duplicate }
}

/**
 * Files of an archive, by their bytes, whose recordings belong to another import and not to this
 * one.
 */
export async function knownElsewhere(
  db: Db,
  clubId: ClubId,
  importId: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from import_members where club_id = ${clubId} and import_id = ${importId}
      and outcome = 'known' and sha256 is not null`.execute(db)
  return new Set(rows.map((row) => row.sha256))
}

/** How many names are listed of those that were left out for the same reason. */
const NAMED = 8

/** What of an import `i` was left out, by why; the words follow. */
export const leftOutOf = sql`(
  select coalesce(json_agg(json_build_object('outcome', l.outcome, 'reason', l.reason, 'message',
    null, 'import_id', l.known_import_id, 'file', f.name,
    'count', l.count, 'names', l.names) order by l.first), '[]')
  from (
    select m.outcome, m.reason, m.known_import_id, count(*) as count, min(m.position) as first,
      (array_agg(m.name order by m.position) filter (where m.name <> ''))[1:${sql.lit(NAMED)}]
        as names
    from import_members m where m.club_id = i.club_id and m.import_id = i.id and m.outcome <> 'read'
    group by m.outcome, m.reason, m.known_import_id) l
  left join imports o on o.club_id = i.club_id and o.id = l.known_import_id
  left join files f on f.club_id = o.club_id and f.id = o.file_id)`
