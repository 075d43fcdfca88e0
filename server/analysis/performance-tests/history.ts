import { sql } from 'kysely'
import type { PerformanceTest, TestLine } from '#contract/analysis/performance-tests.ts'
import { ownSlope, type TimedTest } from '#domain/performance-tests/distance.ts'
import { TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'
import { RANKED_BY } from '#domain/performance-tests/figures.ts'
import {
  DISTANCE_KINDS,
  isDistanceKind,
  TEST_DISTANCES,
  type TestKind,
} from '#domain/performance-tests/kinds.ts'
import type { Breath } from '#domain/performance-tests/vo2.ts'
import {
  NOTHING_BESIDE,
  totalTime,
  workOutTest,
  type Beside,
  type EnteredTest,
} from '#domain/performance-tests/work-out.ts'
import { seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { breathsOfTests } from './breaths.ts'
import { linesOf, seesTestsOfKinds } from './queries.ts'

/** Most tests that others are compared with. */
const MOST_PAST = 20_000

type Past = EnteredTest & { id: number; user_id: number }

/** What the figures of tests need to know of other tests of the same people. */
export async function besideTests(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  tests: readonly PerformanceTest[],
): Promise<ReadonlyMap<number, Beside>> {
  const known = new Map(tests.map(({ id, lines }) => [id, lines]))
  const past = await pastOf(db, clubId, viewer, tests)
  const [lines, breaths] = await Promise.all([
    linesOf(db, clubId, needingLines(tests, past, known)),
    breathsOfTests(db, clubId, needingBreaths(past)),
  ])
  const byPerson = Map.groupBy(
    past.map((row): Past => ({ ...row, lines: known.get(row.id) ?? lines.get(row.id) ?? [] })),
    ({ user_id }) => user_id,
  )
  return new Map(
    tests.map((test) => {
      const own = byPerson.get(test.user_id) ?? []
      const isWeightOpen = seesPersonalDetails(viewer, test.user_id)
      return [test.id, { ...besideOf(test, own, breaths), isWeightOpen }]
    }),
  )
}

type PastRow = Omit<Past, 'lines'>

/** All tests of these people that figures are compared with, the oldest first. */
async function pastOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  tests: readonly PerformanceTest[],
): Promise<PastRow[]> {
  if (tests.length === 0) return []
  const kinds = new Set<TestKind>(tests.map(({ kind }) => kind))
  if (DISTANCE_KINDS.some((kind) => kinds.has(kind)))
    for (const kind of DISTANCE_KINDS) kinds.add(kind)
  return db
    .selectFrom('performance_tests as t')
    .select(TEST_NUMBER_NAMES.map((name) => `t.${name}` as const))
    .select(['t.id', 't.user_id', 't.day', sql<TestKind>`t.kind`.as('kind')])
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', anyOf([...new Set(tests.map(({ user_id }) => user_id))]))
    .where(seesTestsOfKinds(clubId, viewer, [...kinds]))
    .orderBy('t.day')
    .orderBy('t.id')
    .limit(MOST_PAST)
    .execute()
}

const isBefore = (one: PastRow, test: PastRow) =>
  one.kind === test.kind && one.user_id === test.user_id && one.day < test.day

/** The tests whose result is not known without their steps, splits or minutes. */
function needingLines(
  tests: readonly PerformanceTest[],
  past: readonly PastRow[],
  known: ReadonlyMap<number, TestLine[]>,
): number[] {
  const people = Map.groupBy(past, ({ user_id }) => user_id)
  const before = new Set(
    tests
      .filter(({ kind }) => !isDistanceKind(kind))
      .map((test) => people.get(test.user_id)?.findLast((one) => isBefore(one, test))?.id),
  )
  return past
    .filter(({ id, kind, time_s }) => before.has(id) || (isDistanceKind(kind) && time_s === null))
    .map(({ id }) => id)
    .filter((id) => !known.has(id))
}

/** Breaths are many: of more tests than these only what a laboratory reports is shown. */
const MOST_WITH_BREATHS = 300

const needingBreaths = (past: readonly PastRow[]): number[] =>
  past
    .filter(({ kind }) => kind === 'vo2')
    .slice(-MOST_WITH_BREATHS)
    .map(({ id }) => id)

function besideOf(
  test: PerformanceTest,
  own: readonly Past[],
  breaths: ReadonlyMap<number, Breath[]>,
): Beside {
  const nothing = { ...NOTHING_BESIDE, breaths: breaths.get(test.id) ?? [] }
  const before = own.findLast((one) => isBefore(one, test))
  const previous = before ? resultOf(before, breaths.get(before.id) ?? []) : null
  const time = totalTime(test)
  if (!isDistanceKind(test.kind) || time === null) return { ...nothing, previous }
  const races = own.flatMap((one) => timedOf(one) ?? [])
  const { distance } = TEST_DISTANCES[test.kind]
  const times = races.filter((race) => race.distance === distance).map((race) => race.time)
  return {
    ...nothing,
    previous,
    best: times.length === 0 ? null : Math.min(...times),
    slope: ownSlope({ distance, time, day: test.day }, races),
  }
}

function timedOf(test: Past): TimedTest | null {
  const time = totalTime(test)
  if (!isDistanceKind(test.kind) || time === null) return null
  return { distance: TEST_DISTANCES[test.kind].distance, time, day: test.day }
}

/** What a test came to, in the figure that ranks its kind. */
function resultOf(test: EnteredTest, breaths: readonly Breath[]): number | null {
  const { figures } = workOutTest(test, { ...NOTHING_BESIDE, breaths })
  return figures[RANKED_BY[test.kind][0]] ?? null
}
