import { sql } from 'kysely'
import type {
  CellConflict,
  NewCells,
  WrittenTest,
} from '#contract/analysis/performance-tests-days.ts'
import type { TestLine } from '#contract/analysis/performance-tests.ts'
import {
  isNothing,
  plannedLine,
  TEST_WORD_NAMES,
  withLines,
  withWritten,
  type TestValues,
} from '#domain/performance-tests/cells.ts'
import { TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'
import { plannedSteps } from '#domain/performance-tests/planned-steps.ts'
import { canWriteTest, seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { noteChanged } from './commands.ts'
import { testFacts, type TestFacts } from './people.ts'
import { linesOf } from './queries.ts'

const NOTHING = Object.fromEntries([
  ...TEST_NUMBER_NAMES.map((name) => [name, null]),
  ...TEST_WORD_NAMES.map((name) => [name, null]),
]) as TestValues

type Stored = TestValues & {
  id: number
  user_id: number
  entered_by: number | null
  comment: string | null
  activity_id: number | null
  /** Breaths, tags, focuses, or zones that were taken from it. */
  has_more: boolean
}

const OF_TESTS = [
  'performance_test_breaths',
  'performance_test_tags',
  'performance_test_focuses',
] as const

/**
 * The tests of a day, locked, of people in the order of their ids: two who write to the same tests
 * take turns.
 */
async function lockedTests(
  db: Db,
  clubId: ClubId,
  { kind, day }: Pick<NewCells, 'kind' | 'day'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Stored>> {
  const turns = userIds.map((id) => `test ${clubId} ${id} ${kind} ${day}`)
  for (const turn of turns)
    await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db)
  const rows = await db
    .selectFrom('performance_tests')
    .select(['id', 'user_id', 'entered_by', 'comment', 'activity_id'])
    .select([...TEST_NUMBER_NAMES, ...TEST_WORD_NAMES])
    .select((eb) => {
      const isIn = (table: (typeof OF_TESTS)[number]) =>
        eb.exists(
          eb
            .selectFrom(table)
            .select('test_id')
            .whereRef(`${table}.club_id`, '=', 'performance_tests.club_id')
            .whereRef(`${table}.test_id`, '=', 'performance_tests.id'),
        )
      return eb.or([eb('zones_at', 'is not', null), ...OF_TESTS.map(isIn)]).as('has_more')
    })
    .where('club_id', '=', clubId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('user_id', '=', anyOf(userIds))
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.user_id, { ...row, has_more: row.has_more === true }]))
}

/** A test as it is to be stored. */
type Next = { user_id: number; stored: Stored | undefined; values: TestValues; lines: TestLine[] }
type Sheet = { viewer: Viewer; sent: NewCells; conflicts: CellConflict[] }

/** What becomes of somebody's test; null where nothing of it changes. */
function nextTest(
  { viewer, sent, conflicts }: Sheet,
  written: WrittenTest,
  facts: TestFacts,
  stored: Stored | undefined,
  storedLines: readonly TestLine[],
): Next | null {
  const { user_id } = written
  demand(facts.consents, 'consent_missing')
  demand(
    canWriteTest(viewer, {
      user_id,
      entered_by: stored?.entered_by ?? null,
      is_new: !stored,
      sees: true,
    }),
  )
  const before: TestValues = stored ?? { ...NOTHING, ...sent.fresh }
  const test = withWritten(stored ?? NOTHING, written.values, written.seen)
  const planned = plannedSteps(before.protocol, facts)
  const { lines, refused, isChanged } = withLines(storedLines, written.lines, (index) =>
    plannedLine(sent.kind, index, planned?.steps),
  )
  conflicts.push(
    ...test.refused.map((field) => ({
      user_id,
      line: 0,
      field,
      value: (stored ?? NOTHING)[field as keyof TestValues],
    })),
    ...refused.map((one) => ({ user_id, ...one })),
  )
  if (!isChanged && Object.keys(test.changed).length === 0) return null
  return { user_id, stored, values: { ...before, ...test.changed }, lines }
}

/** Who does not see a weight neither writes nor compares it. */
function demandOpenWeights(viewer: Viewer, people: NewCells['people']): void {
  people.forEach(({ user_id, values, seen }, index) => {
    const isTouched = 'weight' in values || 'weight' in seen
    demand(!isTouched || seesPersonalDetails(viewer, user_id), 'invalid', {
      fields: { [`people.${index}.values.weight`]: 'closed_to_you' },
    })
  })
}

/**
 * Writes single values into the tests of a day. A value that somebody has changed meanwhile is not
 * written but answered, with what it is by now.
 */
export async function writeTests(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sent: NewCells,
): Promise<CellConflict[]> {
  const { kind, day } = sent
  const written = sent.people.toSorted((one, other) => one.user_id - other.user_id)
  const user_ids = written.map(({ user_id }) => user_id)
  demand(new Set(user_ids).size === user_ids.length, 'invalid', { fields: { people: 'twice' } })
  const people = await testFacts(db, clubId, viewer, { kind, day, user_ids })
  const facts = new Map(people.map((person) => [person.user_id, person]))
  demandOpenWeights(viewer, sent.people)
  for (const id of user_ids) found(facts.get(id))
  const stored = await lockedTests(db, clubId, sent, user_ids)
  const ids = [...stored.values()].map(({ id }) => id)
  const lines = await linesOf(db, clubId, ids)
  const conflicts: CellConflict[] = []
  const next = written.flatMap((one) => {
    const test = stored.get(one.user_id)
    const known = (test && lines.get(test.id)) ?? []
    const of = found(facts.get(one.user_id))
    return nextTest({ viewer, sent, conflicts }, one, of, test, known) ?? []
  })
  await storeTests(db, clubId, viewer, sent, next)
  return conflicts
}

/** Nothing is left of it that a person could miss. */
const isEmptied = ({ stored, values, lines }: Next) =>
  isNothing(values, lines) && !stored?.comment && !stored?.activity_id && !stored?.has_more

async function storeTests(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { kind, day }: NewCells,
  next: readonly Next[],
): Promise<void> {
  const kept = next.filter((one) => !isEmptied(one))
  const emptied = next.flatMap((one) => (isEmptied(one) && one.stored ? [one.stored.id] : []))
  if (emptied.length > 0)
    await db
      .deleteFrom('performance_tests')
      .where('club_id', '=', clubId)
      .where('id', '=', anyOf(emptied))
      .execute()
  const written = [...TEST_NUMBER_NAMES, ...TEST_WORD_NAMES]
  for (const { user_id, stored, values } of kept) {
    const fields = Object.fromEntries(written.map((name) => [name, values[name]])) as TestValues
    await db
      .insertInto('performance_tests')
      .values({ ...fields, club_id: clubId, user_id, kind, day, entered_by: viewer.user_id })
      .onConflict((conflict) =>
        conflict.columns(['club_id', 'user_id', 'kind', 'day']).doUpdateSet({
          ...fields,
          entered_by: stored?.entered_by ?? viewer.user_id,
          version: sql<number>`performance_tests.version + 1`,
          changed_at: sql<string>`now()`,
        }),
      )
      .execute()
  }
  await storeLines(db, clubId, { kind, day }, kept)
  const changed = next.filter((one) => !isEmptied(one) || one.stored).map(({ user_id }) => user_id)
  if (changed.length > 0) await noteChanged(db, clubId, viewer, changed)
}

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const ROWS_A_STATEMENT = 2000

async function storeLines(
  db: Db,
  clubId: ClubId,
  { kind, day }: Pick<NewCells, 'kind' | 'day'>,
  tests: readonly Next[],
): Promise<void> {
  if (tests.length === 0) return
  const rows = await db
    .selectFrom('performance_tests')
    .select(['id', 'user_id'])
    .where('club_id', '=', clubId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('user_id', '=', anyOf(tests.map(({ user_id }) => user_id)))
    .execute()
  await db
    .deleteFrom('performance_test_lines')
    .where('club_id', '=', clubId)
    .where('test_id', '=', anyOf(rows.map(({ id }) => id)))
    .execute()
  const ids = new Map(rows.map(({ id, user_id }) => [user_id, id]))
  const lines = tests.flatMap(({ user_id, lines: own }) =>
    own.map((line, index) => ({
      ...line,
      club_id: clubId,
      test_id: found(ids.get(user_id)),
      number: index + 1,
    })),
  )
  for (let from = 0; from < lines.length; from += ROWS_A_STATEMENT)
    await db
      .insertInto('performance_test_lines')
      .values(lines.slice(from, from + ROWS_A_STATEMENT))
      .execute()
}
