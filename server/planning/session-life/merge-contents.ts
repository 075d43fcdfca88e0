import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import type { MergedSessions } from './merged-sessions.ts'
import { moveResults } from './statements.ts'

/** Ids of what has moved, each with the session it comes from. */
export type Moved = Record<string, number>

/** What the sessions hold that moves into the one that stays. */
export type MovedContents = {
  files: Moved
  uploads: Moved
  comments: Moved
  results: Moved
  crews: Moved
}

/** Moves files, uploads, comments, results and the crews that have one of them. */
export async function moveContents(
  db: Db,
  club_id: ClubId,
  sessions: MergedSessions,
): Promise<MovedContents> {
  const files = await moveFiles(db, club_id, sessions)
  const uploads = await moveUploads(db, club_id, sessions)
  const comments = await moveComments(db, club_id, sessions)
  const results = await run(db, moveResults, { club_id, ...sessions })
  const crewIds = results.flatMap(({ crew_id }) => crew_id ?? [])
  const crews = await moveCrews(db, club_id, sessions, crewIds)
  return {
    files: bySession(files),
    uploads: bySession(uploads),
    comments: bySession(comments),
    results: bySession(results),
    crews: bySession(crews),
  }
}

const bySession = (rows: readonly { id: number; session_id: number | null }[]): Moved =>
  Object.fromEntries(rows.flatMap((row) => (row.session_id ? [[row.id, row.session_id]] : [])))

const moveFiles = (db: Db, club_id: ClubId, { into_id, from_ids }: MergedSessions) =>
  db
    .updateTable('activities as moving')
    .from('activities as before')
    .set({ session_id: into_id })
    .whereRef('before.club_id', '=', 'moving.club_id')
    .whereRef('before.id', '=', 'moving.id')
    .where('moving.club_id', '=', club_id)
    .where('moving.session_id', '=', anyOf(from_ids))
    .returning(['moving.id', 'before.session_id'])
    .execute()

const moveUploads = (db: Db, club_id: ClubId, { into_id, from_ids }: MergedSessions) =>
  db
    .updateTable('imports as moving')
    .from('imports as before')
    .set({ session_id: into_id })
    .whereRef('before.club_id', '=', 'moving.club_id')
    .whereRef('before.id', '=', 'moving.id')
    .where('moving.club_id', '=', club_id)
    .where('moving.session_id', '=', anyOf(from_ids))
    .returning(['moving.id', 'before.session_id'])
    .execute()

const moveComments = (db: Db, club_id: ClubId, { into_id, from_ids }: MergedSessions) =>
  db
    .updateTable('session_comments as moving')
    .from('session_comments as before')
    .set({ session_id: into_id })
    .whereRef('before.club_id', '=', 'moving.club_id')
    .whereRef('before.id', '=', 'moving.id')
    .where('moving.club_id', '=', club_id)
    .where('moving.session_id', '=', anyOf(from_ids))
    .returning(['moving.id', 'before.session_id'])
    .execute()

const moveCrews = (
  db: Db,
  club_id: ClubId,
  { into_id, from_ids }: MergedSessions,
  crewIds: readonly number[],
) =>
  db
    .updateTable('crews as moving')
    .from('crews as before')
    .set({ session_id: into_id })
    .whereRef('before.club_id', '=', 'moving.club_id')
    .whereRef('before.id', '=', 'moving.id')
    .where('moving.club_id', '=', club_id)
    .where('moving.session_id', '=', anyOf(from_ids))
    .where('moving.id', '=', anyOf(crewIds))
    .returning(['moving.id', 'before.session_id'])
    .execute()
