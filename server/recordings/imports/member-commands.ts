import { sql } from 'kysely'
import { T } from '#contract/schema.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import type { LeftOut } from '../../../readers/activity.ts'
import type { DigestedPart } from './digest.ts'
import type { ImportToRead } from './import-to-read.ts'
import { filesRead, importOfBytes } from './statements.ts'

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
  const reading = readingOf(clubId, userId)
  const isFree = await checkedValue(db, T.Boolean(), sql`pg_try_advisory_xact_lock(${reading})`)
  return isFree === false
}

/**
 * Waits for whatever else is being read for the person: of two files with the same recording the
 * second is to know of the first.
 */
export async function membersOf(db: Db, clubId: ClubId, found: ImportToRead): Promise<Members> {
  const { id, user_id, sha256 } = found
  await sql`select pg_advisory_xact_lock(${readingOf(clubId, user_id)})`.execute(db)
  const read = await run(db, filesRead, { club_id: clubId, user_id, import_id: id })
  const known = new Map(read.map((row) => [row.sha256, row.import_id]))
  const noted: Row[] = []
  return {
    isNew({ digests, member, left_out }) {
      noted.push(...left_out.map(leftOut))
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
    store: () => storeMembers(db, clubId, id, noted),
  }
}

const leftOut = ({ name, reason }: LeftOut): Row => {
  const repeated = reason === 'repeated'
  return {
    name,
    sha256: null,
    outcome: repeated ? 'repeated' : 'refused',
    reason: repeated ? null : reason,
    known: null,
  }
}

async function storeMembers(
  db: Db,
  clubId: ClubId,
  importId: number,
  noted: readonly Row[],
): Promise<void> {
  await db
    .deleteFrom('import_members')
    .where('club_id', '=', clubId)
    .where('import_id', '=', importId)
    .execute()
  if (noted.length === 0) return
  const list = noted.map((row, position) => ({
    ...row,
    position,
    name: row.name.replaceAll('\0', '').slice(0, LONGEST_NAME),
  }))
  await sql`
    insert into import_members
      (club_id, import_id, position, name, sha256, outcome, reason, known_import_id)
    select
      ${clubId}, ${importId}, m.position, m.name, m.sha256, m.outcome, m.reason, m.known
    from json_to_recordset(${JSON.stringify(list)}::json) as m (
      position int, name text, sha256 text, outcome text, reason text, known bigint
    )`.execute(db)
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
  const [found] = await run(db, importOfBytes, { club_id: clubId, user_id: userId, sha256 })
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
  const rows = await db
    .selectFrom('import_members')
    .select('sha256')
    .where('club_id', '=', clubId)
    .where('import_id', '=', importId)
    .where('outcome', '=', 'known')
    .execute()
  return new Set(rows.flatMap(({ sha256 }) => sha256 ?? []))
}

/** How many names are listed of those that were left out for the same reason. */
const NAMED = 8

/** Recordings that an import `i` left out, by reason; the words follow. */
export const leftOutOf = sql`(
  select coalesce(json_agg(json_build_object(
    'outcome', l.outcome,
    'reason', l.reason,
    'message', null,
    'import_id', l.known_import_id,
    'file', f.name,
    'count', l.count,
    'names', l.names
  ) order by l.first), '[]')
  from (
    select
      m.outcome, m.reason, m.known_import_id, count(*) as count, min(m.position) as first,
      (array_agg(m.name order by m.position) filter (where m.name <> ''))[1:${sql.lit(NAMED)}]
        as names
    from import_members m
    where m.club_id = i.club_id and m.import_id = i.id and m.outcome <> 'read'
    group by m.outcome, m.reason, m.known_import_id
  ) l
  left join imports o on o.club_id = i.club_id and o.id = l.known_import_id
  left join files f on f.club_id = o.club_id and f.id = o.file_id
)`
