import type {
  ListedTest,
  TestList,
  TestsOfPerson,
  TestsQuery,
} from '#contract/analysis/performance-tests-reports.ts'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { RANKED_BY } from '#domain/performance-tests/figures.ts'
import { TEST_KINDS, TEST_REPORTS } from '#domain/performance-tests/kinds.ts'
import { rankTests } from '#domain/performance-tests/ranking.ts'
import { workOutTest, type Beside } from '#domain/performance-tests/work-out.ts'
import { reportScope } from '#domain/rules/reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { daysBetween } from '#domain/time/week.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demandDays, found } from '../../http/refusal.ts'
import { noteHealthReads } from '../../people/privacy/open.ts'
import { reportPeople } from '../reports/open.ts'
import { besideTests } from './history.ts'
import { choicesOf, idsOf, narrow } from './narrowed-tests.ts'
import { MOST_TESTS, seenTests, seenTestsOfKinds } from './queries.ts'

export type MemberCall = { db: Db; clubId: ClubId; viewer: Viewer }

/** Ten years, since a career is what tests are looked back on. */
const MOST_DAYS = 3660

/** The tests of a kind that the viewer sees and the question asks for, with their figures. */
export async function listTests(
  { db, clubId, viewer }: MemberCall,
  query: TestsQuery,
): Promise<TestList> {
  const { kind, start_date, end_date, which = 'all', rank_by = RANKED_BY[kind][0] } = query
  demandDays(daysBetween(start_date, end_date), MOST_DAYS)
  const people = await reportPeople(db, clubId, {
    scope: reportScope(viewer, TEST_REPORTS[kind]) ?? 'self',
    viewer_id: viewer.user_id,
    squads: idsOf(query.squads),
    athletes: idsOf(query.athletes),
  })
  const user_ids = people.map(({ user_id }) => user_id)
  const tests = await seenTests(db, clubId, viewer, kind, (rows) =>
    narrow(rows.where('t.user_id', '=', anyOf(user_ids)), query),
  )
  const [beside, choices] = await Promise.all([
    besideTests(db, clubId, viewer, tests),
    choicesOf(db, clubId, viewer, kind),
  ])
  const squads = new Map(people.map((person) => [person.user_id, person.squads]))
  const listed = tests.map((test) => listedTest(test, beside, squads.get(test.user_id) ?? []))
  await noteTestsRead(db, clubId, viewer, listed)
  const ranked = rankTests(listed, rank_by, which)
  const is_cut = tests.length === MOST_TESTS
  return { kind, start_date, end_date, which, rank_by, tests: ranked, choices, is_cut }
}

/** All tests of one person that the viewer sees; 404 where they see none of the person's. */
export async function listTestsOf(
  { db, clubId, viewer }: MemberCall,
  userId: number,
): Promise<TestsOfPerson> {
  const scope = reportScope(viewer, TEST_REPORTS['2k']) ?? 'self'
  const filter = { scope, viewer_id: viewer.user_id, squads: [], athletes: [userId] }
  const [person] = await reportPeople(db, clubId, filter)
  const { full_name, squads } = found(person)
  const tests = await seenTestsOfKinds(db, clubId, viewer, TEST_KINDS, (rows) =>
    rows.where('t.user_id', '=', userId),
  )
  const beside = await besideTests(db, clubId, viewer, tests)
  const listed = tests.map((test) => listedTest(test, beside, squads))
  await noteTestsRead(db, clubId, viewer, listed)
  return { user_id: userId, full_name, tests: listed }
}

const noteTestsRead = (db: Db, clubId: ClubId, { user_id }: Viewer, tests: ListedTest[]) =>
  noteHealthReads(db, clubId, user_id, {
    user_ids: [...new Set(tests.map((test) => test.user_id))],
    read: 'tests',
  })

/** What stands in a list; weights and days of birth are not in it. */
const LISTED = [
  'id',
  'kind',
  'user_id',
  'full_name',
  'gender',
  'day',
  'site',
  'ergo',
  'protocol',
  'weight_class',
  'sweep_scull',
  'tester',
  'comment',
  'tag_ids',
  'focus_ids',
] as const satisfies readonly (keyof PerformanceTest)[]

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>

function listedTest(
  test: PerformanceTest,
  beside: ReadonlyMap<number, Beside>,
  squads: string[],
): ListedTest {
  const known = found(beside.get(test.id))
  return {
    ...pick(test, LISTED),
    squads,
    ...workOutTest(test, known),
    slope_from: known.slope && [...known.slope.from],
  }
}
