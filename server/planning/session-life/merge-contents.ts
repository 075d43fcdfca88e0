import { sql } from 'kysely'
import { nullable, T } from '#contract/schema.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import { run } from '../../db/statement.ts'
import type { MergedSessions } from './merged-sessions.ts'
import { moveCodes, moveRecordings, moveResults } from './statements.ts'

/** Ids of what has moved, each with the session it comes from. */
export type Moved = Record<string, number>

/** What the sessions hold that moves into the one that stays. */
export type MovedContents = {
  files: Moved
  uploads: Moved
  posts: Moved
  results: Moved
  recordings: Moved
  crews: Moved
  codes: Moved
}

/**
 * Moves files, uploads, posts, results and what is recorded live, with the crews that have a result
 * or record, and the codes by which people record.
 */
export async function moveContents(
  db: Db,
  club_id: ClubId,
  sessions: MergedSessions,
): Promise<MovedContents> {
  const files = await moveRows(db, 'activities', club_id, sessions)
  const uploads = await moveRows(db, 'imports', club_id, sessions)
  const posts = await moveRows(db, 'wall_posts', club_id, sessions)
  const results = await run(db, moveResults, { club_id, ...sessions })
  const { into_id, from_ids } = sessions
  const recordings = await run(db, moveRecordings, { club_id, into_id, from_ids })
  const crewIds = [...results, ...recordings].flatMap(({ crew_id }) => crew_id ?? [])
  const crews = await moveRows(db, 'crews', club_id, sessions, crewIds)
  const crew_ids = crews.map(({ id }) => id)
  const codes = await run(db, moveCodes, { club_id, into_id, from_ids, crew_ids })
  return {
    files: bySession(files),
    uploads: bySession(uploads),
    posts: bySession(posts),
    results: bySession(results),
    recordings: bySession(recordings),
    crews: bySession(crews),
    codes: bySession(codes),
  }
}

const bySession = (rows: readonly { id: number; session_id: number | null }[]): Moved =>
  Object.fromEntries(rows.flatMap((row) => (row.session_id ? [[row.id, row.session_id]] : [])))

const MovedRow = T.Object({ id: T.Integer(), session_id: nullable(T.Integer()) })

/** Moves the rows of a table, or of them those with these ids; each comes back with its session. */
const moveRows = (
  db: Db,
  table: 'activities' | 'imports' | 'wall_posts' | 'crews',
  club_id: ClubId,
  { into_id, from_ids }: MergedSessions,
  ids?: readonly number[],
) =>
  checkedRows(
    db,
    MovedRow,
    sql`update ${sql.table(table)} moving
      set session_id = ${into_id}
      from ${sql.table(table)} before
      where before.club_id = moving.club_id and before.id = moving.id
        and moving.club_id = ${club_id} and moving.session_id = ${anyOf(from_ids)}
        ${ids ? sql`and moving.id = ${anyOf(ids)}` : sql``}
      returning moving.id, before.session_id`,
  )
