import { sql, type RawBuilder } from 'kysely'
import type { EarlierTest } from '#domain/performance-tests/drv-changes.ts'
import { TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'
import type { SweepScull, TestKind, WeightClass } from '#domain/performance-tests/kinds.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { linesOf } from './queries.ts'

/** There is one test a person, kind and day. */
export type TestKey = { user_id: number; kind: TestKind; day: string }
export const keyOf = ({ user_id, kind, day }: TestKey): string => `${user_id} ${kind} ${day}`

export type StoredTest = EarlierTest & { id: number; version: number }

const TEXTS = ['site', 'ergo', 'protocol', 'comment'] as const

/** The tests of these people, kinds and days by their keys; locked for who will write over them. */
export async function storedTests(
  db: Db,
  clubId: ClubId,
  keys: readonly TestKey[],
  { locked }: { locked: boolean },
): Promise<ReadonlyMap<string, StoredTest>> {
  if (keys.length === 0) return new Map()
  const asked = sql<boolean>`(t.user_id, t.kind, t.day) in (
    select * from unnest(${keys.map((key) => key.user_id)}::bigint[],
      ${keys.map((key) => key.kind)}::text[], ${keys.map((key) => key.day)}::date[]))`
  const rows = await db
    .selectFrom('performance_tests as t')
    .select(['t.id', 't.version', 't.user_id', 't.day'])
    .select(TEXTS.map((name) => `t.${name}` as const))
    .select(TEST_NUMBER_NAMES.map((name) => `t.${name}` as const))
    .select([
      sql<TestKind>`t.kind`.as('kind'),
      sql<WeightClass | null>`t.weight_class`.as('weight_class'),
      sql<SweepScull | null>`t.sweep_scull`.as('sweep_scull'),
    ])
    .where('t.club_id', '=', clubId)
    .where(asked)
    .orderBy('t.id')
    .$if(locked, (tests) => tests.forUpdate())
    .execute()
  const lines = await linesOf(
    db,
    clubId,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, version, user_id, kind, day, ...values }) => [
      keyOf({ user_id, kind, day }),
      { id, version, values, lines: lines.get(id) ?? [] },
    ]),
  )
}

export type WrittenTest = TestKey & EarlierTest

const TESTS_AT_ONCE = 500
const LINES_AT_ONCE = 2000

function* portions<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

/**
 * Adds tests, and writes over those that are there, which the caller has locked.
 * @throws Refusal changed_meanwhile when somebody has added one of the new ones meanwhile
 */
export async function writeTests(
  db: Db,
  clubId: ClubId,
  by: number,
  { added, changed }: { added: readonly WrittenTest[]; changed: readonly WrittenTest[] },
): Promise<void> {
  const ids = new Map<string, number>()
  for (const tests of portions(added, TESTS_AT_ONCE)) {
    const rows = await insertionOf(db, clubId, by, tests)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'user_id', 'day', sql<TestKind>`kind`.as('kind')])
      .execute()
    if (rows.length < tests.length) throw new Refusal('changed_meanwhile')
    for (const row of rows) ids.set(keyOf(row), row.id)
  }
  for (const tests of portions(changed, TESTS_AT_ONCE)) {
    const rows = await insertionOf(db, clubId, by, tests)
      .onConflict((conflict) =>
        conflict.columns(['club_id', 'user_id', 'kind', 'day']).doUpdateSet({
          ...EXCLUDED,
          version: sql<number>`performance_tests.version + 1`,
          changed_at: sql<string>`now()`,
        }),
      )
      .returning(['id', 'user_id', 'day', sql<TestKind>`kind`.as('kind')])
      .execute()
    for (const row of rows) ids.set(keyOf(row), row.id)
  }
  await writeLines(db, clubId, [...added, ...changed], ids)
}

const COLUMNS = [...TEST_NUMBER_NAMES, ...TEXTS, 'weight_class', 'sweep_scull'] as const
type Column = (typeof COLUMNS)[number]

/** Every column takes what the statement brings. */
const EXCLUDED = Object.fromEntries(
  COLUMNS.map((name) => [name, sql`excluded.${sql.ref(name)}`]),
) as Record<Column, RawBuilder<never>>

const insertionOf = (db: Db, clubId: ClubId, by: number, tests: readonly WrittenTest[]) =>
  db.insertInto('performance_tests').values(
    tests.map(({ user_id, kind, day, values }) => ({
      ...values,
      user_id,
      kind,
      day,
      club_id: clubId,
      entered_by: by,
    })),
  )

async function writeLines(
  db: Db,
  clubId: ClubId,
  tests: readonly WrittenTest[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  if (ids.size === 0) return
  await db
    .deleteFrom('performance_test_lines')
    .where('club_id', '=', clubId)
    .where('test_id', '=', anyOf([...ids.values()]))
    .execute()
  const lines = tests.flatMap((test) =>
    test.lines.map((line, index) => ({
      ...line,
      club_id: clubId,
      test_id: ids.get(keyOf(test)) ?? 0,
      number: index + 1,
    })),
  )
  for (const some of portions(lines, LINES_AT_ONCE))
    await db.insertInto('performance_test_lines').values(some).execute()
}
