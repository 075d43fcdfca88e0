import { sql } from 'kysely'
import { performanceTestsChanged } from '#contract/events.ts'
import type { NewTest } from '#contract/analysis/performance-tests.ts'
import { canWriteTest, seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { seenTest } from './queries.ts'

type Stored = { id: number; version: number; entered_by: number | null; weight: number | null }

/** The test of this person, kind and day, locked; two who enter it for the first time take turns. */
async function lockedTest(
  db: Db,
  clubId: ClubId,
  { user_id, kind, day }: Pick<NewTest, 'user_id' | 'kind' | 'day'>,
): Promise<Stored | undefined> {
  const turn = `test ${clubId} ${user_id} ${kind} ${day}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db)
  return db
    .selectFrom('performance_tests')
    .select(['id', 'version', 'entered_by', 'weight'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Enters a test, or writes over the one of this person, kind and day. Who does not see a weight
 * leaves it as it is. The writer must see the tests of the person.
 * @throws Refusal changed_meanwhile with the test as it is by now; invalid for a weight of who may
 *   not see it, or a recording that is not the person's
 */
export async function saveTest(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sent: NewTest,
): Promise<{ id: number; version: number }> {
  const stored = await lockedTest(db, clubId, sent)
  const isOpen = seesPersonalDetails(viewer, sent.user_id)
  const { user_id } = sent
  const entered_by = stored?.entered_by ?? null
  demand(canWriteTest(viewer, { user_id, entered_by, is_new: !stored, sees: true }))
  demand(isOpen || sent.weight === null, 'invalid', { fields: { weight: 'closed_to_you' } })
  if (sent.version !== (stored?.version ?? 0)) await refuseChanged(db, clubId, viewer, stored)
  await demandOwnRecording(db, clubId, sent)
  const { lines, tag_ids, focus_ids, version: _, ...fields } = sent
  const values = {
    ...fields,
    weight: isOpen ? sent.weight : (stored?.weight ?? null),
    entered_by: viewer.user_id,
  }
  const test = await db
    .insertInto('performance_tests')
    .values({ ...values, club_id: clubId })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'user_id', 'kind', 'day']).doUpdateSet({
        ...values,
        entered_by: stored?.entered_by ?? viewer.user_id,
        version: sql<number>`performance_tests.version + 1`,
        changed_at: sql<string>`now()`,
      }),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await writeLines(db, clubId, test.id, lines)
  await writeLabels(db, clubId, test.id, { tag_ids, focus_ids })
  await noteChanged(db, clubId, viewer, [user_id])
  return test
}

async function refuseChanged(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  stored: Stored | undefined,
): Promise<never> {
  const current = stored && (await seenTest(db, clubId, viewer, stored.id))
  throw new Refusal('changed_meanwhile', { current: current ? [current] : [] })
}

/** A test is taken from a recording of the same person only. */
async function demandOwnRecording(
  db: Db,
  clubId: ClubId,
  { activity_id, user_id }: Pick<NewTest, 'activity_id' | 'user_id'>,
): Promise<void> {
  if (activity_id === null) return
  const row = await db
    .selectFrom('activities')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', activity_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  demand(row !== undefined, 'unknown_reference', { fields: { activity_id: 'choice' } })
}

/** The lines of a test, by their place in the list. */
async function writeLines(
  db: Db,
  clubId: ClubId,
  test_id: number,
  lines: NewTest['lines'],
): Promise<void> {
  await db
    .deleteFrom('performance_test_lines')
    .where('club_id', '=', clubId)
    .where('test_id', '=', test_id)
    .execute()
  if (lines.length === 0) return
  await db
    .insertInto('performance_test_lines')
    .values(lines.map((line, index) => ({ ...line, club_id: clubId, test_id, number: index + 1 })))
    .execute()
}

async function writeLabels(
  db: Db,
  clubId: ClubId,
  test_id: number,
  { tag_ids, focus_ids }: Pick<NewTest, 'tag_ids' | 'focus_ids'>,
): Promise<void> {
  for (const table of ['performance_test_tags', 'performance_test_focuses'] as const)
    await db
      .deleteFrom(table)
      .where('club_id', '=', clubId)
      .where('test_id', '=', test_id)
      .execute()
  if (tag_ids.length > 0)
    await db
      .insertInto('performance_test_tags')
      .values(tag_ids.map((tag_id) => ({ club_id: clubId, test_id, tag_id })))
      .execute()
  if (focus_ids.length > 0)
    await db
      .insertInto('performance_test_focuses')
      .values(focus_ids.map((focus_id) => ({ club_id: clubId, test_id, focus_id })))
      .execute()
}

export async function deleteTest(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const test = found(await seenTest(db, clubId, viewer, id))
  demand(test.can_write)
  await db
    .deleteFrom('performance_tests')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await noteChanged(db, clubId, viewer, [test.user_id])
}

export const noteChanged = async (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  userIds: readonly number[],
): Promise<void> => {
  const [subject] = userIds
  if (subject === undefined) return
  await record(db, performanceTestsChanged, {
    clubId,
    by: viewer.user_id,
    subject,
    data: { user_ids: [...userIds] },
  })
}

/** The audit log says who brought in how many tests. */
export async function noteImport(
  db: Db,
  clubId: ClubId,
  { user_id }: Viewer,
  subject: { added: number; changed: number },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id,
      about_club: clubId,
      action: 'import-tests',
      subject: JSON.stringify(subject),
    })
    .execute()
}
