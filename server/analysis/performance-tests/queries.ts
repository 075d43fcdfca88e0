import { sql } from 'kysely'
import type { PerformanceTest, TestLine } from '#contract/analysis/performance-tests.ts'
import { LINE_NUMBER_NAMES, TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'
import {
  TEST_REPORTS,
  type SweepScull,
  type TestKind,
  type WeightClass,
} from '#domain/performance-tests/kinds.ts'
import { canWriteTest, seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import { reportScope } from '#domain/rules/reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'

/** Most tests that one call answers with. */
export const MOST_TESTS = 2000

/** Whose tests of a kind the viewer sees. */
export const seesTestsOf = (clubId: ClubId, viewer: Viewer, kind: TestKind, person: string) =>
  visibleTo(
    sql.ref(person),
    clubId,
    viewer.user_id,
    reportScope(viewer, TEST_REPORTS[kind]) ?? 'self',
  )

/** Whether a test of `t` is of these kinds, and the viewer sees those of its athlete. */
export function seesTestsOfKinds(clubId: ClubId, viewer: Viewer, kinds: readonly TestKind[]) {
  const byScope = Map.groupBy(kinds, (kind) => reportScope(viewer, TEST_REPORTS[kind]) ?? 'self')
  const conditions = [...byScope].map(
    ([scope, of]) => sql<boolean>`(t.kind = any (${of}::text[])
      and ${visibleTo(sql.ref('t.user_id'), clubId, viewer.user_id, scope)})`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

const LINE = [...LINE_NUMBER_NAMES, 'left_out'] as const

/** Tests with their people, as far as the statement asks for; the latest first. */
const testRows = (db: Db, clubId: ClubId) =>
  db
    .selectFrom('performance_tests as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .leftJoin('users as w', 'w.id', 't.entered_by')
    .select(TEST_NUMBER_NAMES.map((name) => `t.${name}` as const))
    .select([
      't.id',
      't.version',
      't.user_id',
      'u.full_name',
      'u.date_of_birth',
      't.day',
      't.site',
      't.ergo',
      't.protocol',
      't.tester',
      't.comment',
      't.activity_id',
      't.entered_by as writer_id',
      'w.full_name as entered_by',
      't.changed_at',
      't.zones_at',
    ])
    .select([
      sql<TestKind>`t.kind`.as('kind'),
      sql<'m' | 'w' | null>`u.gender`.as('gender'),
      sql<WeightClass | null>`t.weight_class`.as('weight_class'),
      sql<SweepScull | null>`t.sweep_scull`.as('sweep_scull'),
      sql<number[]>`array(
        select g.tag_id from performance_test_tags g
        where g.club_id = t.club_id and g.test_id = t.id order by g.tag_id)`.as('tag_ids'),
      sql<number[]>`array(
        select f.focus_id from performance_test_focuses f
        where f.club_id = t.club_id and f.test_id = t.id order by f.focus_id)`.as('focus_ids'),
    ])
    .where('t.club_id', '=', clubId)
    .orderBy('t.day', 'desc')
    .orderBy('t.id', 'desc')
    .limit(MOST_TESTS)
    .$narrowType<{ full_name: string }>()

export type TestRows = ReturnType<typeof testRows>
type TestRow = Awaited<ReturnType<TestRows['execute']>>[number]

/** The lines of tests, in their order. */
export async function linesOf(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TestLine[]>> {
  const lines = new Map<number, TestLine[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return lines
  const rows = await db
    .selectFrom('performance_test_lines')
    .select(['test_id', ...LINE])
    .where('club_id', '=', clubId)
    .where('test_id', '=', anyOf(ids))
    .orderBy('test_id')
    .orderBy('number')
    .execute()
  for (const { test_id, ...line } of rows) lines.get(test_id)?.push(line)
  return lines
}

/** A test as the viewer may read it. */
function shownTest(viewer: Viewer, row: TestRow, lines: TestLine[]): PerformanceTest {
  const { writer_id, changed_at, zones_at, ...test } = row
  const isOpen = seesPersonalDetails(viewer, row.user_id)
  const written = { user_id: row.user_id, entered_by: writer_id, is_new: false, sees: true }
  return {
    ...test,
    weight: isOpen ? test.weight : null,
    date_of_birth: isOpen ? test.date_of_birth : null,
    lines,
    changed_at: withoutMilliseconds(changed_at),
    zones_at: zones_at && withoutMilliseconds(zones_at),
    can_write: canWriteTest(viewer, written),
  }
}

/** Tests of a kind that the viewer sees, the latest first, narrowed down as the caller wants. */
export const seenTests = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  kind: TestKind,
  narrow: (rows: TestRows) => TestRows,
): Promise<PerformanceTest[]> => seenTestsOfKinds(db, clubId, viewer, [kind], narrow)

/** The same of several kinds. */
export async function seenTestsOfKinds(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  kinds: readonly TestKind[],
  narrow: (rows: TestRows) => TestRows,
): Promise<PerformanceTest[]> {
  const rows = await narrow(testRows(db, clubId))
    .where(seesTestsOfKinds(clubId, viewer, kinds))
    .execute()
  const ids = rows.map(({ id }) => id)
  const lines = await linesOf(db, clubId, ids)
  return rows.map((row) => shownTest(viewer, row, lines.get(row.id) ?? []))
}

/** A test that the viewer sees; undefined for any other. */
export async function seenTest(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<PerformanceTest | undefined> {
  const kind = await kindOf(db, clubId, id)
  if (!kind) return undefined
  const [test] = await seenTests(db, clubId, viewer, kind, (rows) => rows.where('t.id', '=', id))
  return test
}

async function kindOf(db: Db, clubId: ClubId, id: number): Promise<TestKind | undefined> {
  const row = await db
    .selectFrom('performance_tests')
    .select(sql<TestKind>`kind`.as('kind'))
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.kind
}

export type TestedPerson = { consents: boolean }

/** A person whose tests of a kind the viewer sees; undefined for anybody else. */
export const testedPerson = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { user_id, kind }: { user_id: number; kind: TestKind },
): Promise<TestedPerson | undefined> =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.health_consent as consents')
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', user_id)
    .where(seesTestsOf(clubId, viewer, kind, 'm.user_id'))
    .executeTakeFirst()

/** More than anybody lays over another. */
const MOST_OTHERS = 200

/** The other tests of a person and kind that the viewer sees, the latest first. */
export const otherTests = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, kind, user_id }: PerformanceTest,
): Promise<{ id: number; day: string }[]> =>
  db
    .selectFrom('performance_tests as t')
    .select(['t.id', 't.day'])
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', user_id)
    .where('t.id', '<>', id)
    .where(seesTestsOfKinds(clubId, viewer, [kind]))
    .orderBy('t.day', 'desc')
    .limit(MOST_OTHERS)
    .execute()
