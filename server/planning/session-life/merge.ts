import { sql } from 'kysely'
import { sessionsMerged } from '#contract/events.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { announce, record } from '../../events/record.ts'
import { deleteSessions } from './delete-sessions.ts'
import { moveContents } from './merge-contents.ts'
import { mergePeople } from './merge-people.ts'
import { sessionsToMerge, type MergedSessions, type Merging } from './merged-sessions.ts'
import { renumberMoved } from './renumbering.ts'

/**
 * Merges sessions into one. Its plan stays; where somebody answered, rated or was scored in both,
 * what was said in it stays too. People, files, posts and results are moved along, with the
 * crews that have some; anyone who trained in another sport did an alternative. Where places are
 * limited, people who are too late for one wait in line. A draft is published when one of the
 * others was public. What moved is recorded, so that it can be moved back.
 */
export async function mergeSessions(
  db: Db,
  clubId: ClubId,
  { into: subject, session_ids }: Merging,
  by: number,
): Promise<number> {
  const from_ids = session_ids.filter((id) => id !== subject)
  const report = { clubId, by, subject }
  await announce(db, sessionsMerged, { ...report, data: { from_ids, publishes: false } })

  const merging = { into: subject, session_ids: from_ids }
  const { ids, into, from, publishes } = await sessionsToMerge(db, clubId, merging)
  // What is hidden from who merges moves as well: the bin takes what is left with the sessions.
  const brought = await withoutHiding(db, async () => {
    const people = await mergePeople(db, clubId, ids)
    const contents = await moveContents(db, clubId, ids)
    return { ...people, ...contents, pieces: await renumberMoved(db, clubId, ids, contents) }
  })
  const shows_alternatives = ids.other_sport_ids.length > 0 && !into.alternative_results
  if (shows_alternatives) await showAlternativeResults(db, clubId, subject, true)
  const moved = {
    published: publishes,
    names: from.map(({ name }) => name),
    shows_alternatives,
    ...brought,
  }
  const merge = await noteMerge(db, clubId, ids, { by, moved: JSON.stringify(moved) })
  await sql`select app.move_hidden(${merge})`.execute(db)

  await deleteSessions(db, clubId, from_ids, by)
  await record(db, sessionsMerged, { ...report, data: { from_ids, publishes } })
  return merge
}

/** Says whether results of other sports are shown in a session. */
export async function showAlternativeResults(
  db: Db,
  club_id: ClubId,
  id: number,
  alternative_results: boolean,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ alternative_results })
    .where((eb) => eb.and({ club_id, id }))
    .execute()
}

/** Keeps what has moved, and writes the merge into the history. Returns the id of the merge. */
async function noteMerge(
  db: Db,
  club_id: ClubId,
  { into_id: session_id, from_ids }: MergedSessions,
  { by: user_id, moved }: { by: number; moved: string },
): Promise<number> {
  const note = { club_id, session_id, user_id }
  await db
    .insertInto('session_changes')
    .values({ ...note, kind: 'merged' })
    .execute()
  const { id } = await db
    .insertInto('session_merges')
    .values({ ...note, from_ids, moved })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
