import { sql } from 'kysely'
import { mergeUndone } from '#contract/events.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { waitForTurn } from '../attendance/open.ts'
import { showAlternativeResults } from './merge.ts'
import { renumberBack } from './renumbering.ts'
import {
  returnAnswers,
  returnCodes,
  returnCrews,
  returnFiles,
  returnPosts,
  returnRatings,
  returnRecordings,
  returnResults,
  returnUploads,
  standingMerge,
  type StandingMergeRow,
} from './statements.ts'

/** A merge that was not undone yet; it can be while it `is_fresh`, within a day. */
export type StoredMerge = StandingMergeRow & { id: number }

export async function findMerge(
  db: Db,
  club_id: ClubId,
  id: number,
): Promise<StoredMerge | undefined> {
  const [merge] = await run(db, standingMerge, { club_id, id })
  return merge && { ...merge, id }
}

/**
 * Undoes a merge: what it moved or added is moved back with what was said since, and the other
 * sessions exist again.
 */
export async function undoMerge(
  db: Db,
  clubId: ClubId,
  merge: StoredMerge,
  by: number,
): Promise<void> {
  const { id, session_id, from_ids, published, shows_alternatives } = merge
  await waitForTurn(db, clubId, [session_id])
  await sql`select app.restore_sessions(${from_ids}::bigint[])`.execute(db)
  await sql`select app.return_hidden(${id})`.execute(db)
  await withoutHiding(db, async () => {
    await renumberBack(db, clubId, id)
    await returnWhatWasSaid(db, clubId, merge)
    await returnContents(db, clubId, id)
    await removePeople(db, clubId, merge)
  })
  if (shows_alternatives) await showAlternativeResults(db, clubId, session_id, false)
  await noteUndone(db, clubId, merge, by)
  const data = { from_ids, unpublishes: published }
  await record(db, mergeUndone, { clubId, by, subject: session_id, data })
}

/** What people who were brought along have said since holds in the sessions they return to. */
async function returnWhatWasSaid(db: Db, club_id: ClubId, { id, people }: StoredMerge) {
  await run(db, returnAnswers, {
    club_id,
    id,
    people,
    attends: ATTENDANCE.attending,
    stays_away: ATTENDANCE.not_attending,
    athlete_role: ROLE.athlete,
  })
  await run(db, returnRatings, { club_id, id, people })
}

async function returnContents(db: Db, club_id: ClubId, id: number): Promise<void> {
  const statements = [
    returnFiles,
    returnUploads,
    returnPosts,
    returnResults,
    returnRecordings,
    returnCrews,
    returnCodes,
  ]
  for (const statement of statements) await run(db, statement, { club_id, id })
}

/** Takes the people out that came along, and what the others were given with them. */
async function removePeople(db: Db, clubId: ClubId, merge: StoredMerge): Promise<void> {
  const { people } = merge
  const unsaid = await answersToRemove(db, clubId, merge)
  await leaveLine(db, clubId, merge, [...people, ...unsaid])
  await removeRatings(db, clubId, merge)
  await db
    .deleteFrom('participants')
    .where('club_id', '=', clubId)
    .where('session_id', '=', merge.session_id)
    .where('user_id', '=', anyOf(people))
    .execute()
  await removeAnswers(db, clubId, merge, unsaid)
  await db
    .updateTable('attendance')
    .set({ did_alternative: false })
    .where('club_id', '=', clubId)
    .where('session_id', '=', merge.session_id)
    .where('user_id', '=', anyOf(merge.alternatives))
    .execute()
}

const mergedAt = (db: Db, clubId: ClubId, id: number) =>
  db
    .selectFrom('session_merges')
    .select('merged_at')
    .where((eb) => eb.and({ club_id: clubId, id }))

/** Whose answer came with the merge, unless they have answered since. */
async function answersToRemove(
  db: Db,
  clubId: ClubId,
  { id, session_id, answers, people }: StoredMerge,
): Promise<number[]> {
  const stayed = answers.filter((userId) => !people.includes(userId))
  const rows = await db
    .selectFrom('attendance')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('session_id', '=', session_id)
    .where('user_id', '=', anyOf(stayed))
    .where('answered_at', '<=', mergedAt(db, clubId, id))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Takes people out of the line, before any place becomes free that they would be given. */
async function leaveLine(
  db: Db,
  clubId: ClubId,
  { session_id }: StoredMerge,
  userIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('attendance')
    .set({ waiting_since: null })
    .where('club_id', '=', clubId)
    .where('session_id', '=', session_id)
    .where('user_id', '=', anyOf(userIds))
    .where('waiting_since', 'is not', null)
    .execute()
}

/** Answers disappear; where places are limited, people start as not attending instead. */
async function removeAnswers(
  db: Db,
  club_id: ClubId,
  { session_id }: StoredMerge,
  userIds: readonly number[],
): Promise<void> {
  const { attendance_limit } = await db
    .selectFrom('sessions')
    .select('attendance_limit')
    .where((eb) => eb.and({ club_id, id: session_id }))
    .executeTakeFirstOrThrow()
  if (attendance_limit === null)
    await db
      .deleteFrom('attendance')
      .where((eb) => eb.and({ club_id, session_id }))
      .where('user_id', '=', anyOf(userIds))
      .execute()
  else
    await db
      .updateTable('attendance')
      .set({
        attending: ATTENDANCE.not_attending,
        answered_at: null,
        answered_by: null,
        ill: false,
        injured: false,
        did_alternative: false,
      })
      .where((eb) => eb.and({ club_id, session_id }))
      .where('user_id', '=', anyOf(userIds))
      .execute()
}

/** Removes all ratings of people who leave, and of the others those that came with the merge. */
async function removeRatings(
  db: Db,
  clubId: ClubId,
  { id, session_id, people, ratings }: StoredMerge,
): Promise<void> {
  await db
    .deleteFrom('session_ratings')
    .where('club_id', '=', clubId)
    .where('session_id', '=', session_id)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', anyOf(people)),
        eb.and([
          eb('user_id', '=', anyOf(ratings)),
          eb('rated_at', '<=', mergedAt(db, clubId, id)),
        ]),
      ]),
    )
    .execute()
}

async function noteUndone(
  db: Db,
  club_id: ClubId,
  { id, session_id, from_ids }: StoredMerge,
  user_id: number,
): Promise<void> {
  await db
    .insertInto('session_changes')
    .values([
      { club_id, session_id, user_id, kind: 'unmerged' },
      ...from_ids.map((from) => ({ club_id, session_id: from, user_id, kind: 'restored' })),
    ])
    .execute()
  await db
    .updateTable('session_merges')
    .set({ undone_at: sql<string>`now()` })
    .where((eb) => eb.and({ club_id, id }))
    .execute()
}
