import type * as contract from '#contract/analysis/performance-tests-reports.ts'
import type {
  TestsQuery,
  TestReport,
  ListedTest,
  TestList,
  TestsOfPerson,
} from '#contract/analysis/performance-tests-reports.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { workOutTest, type Beside } from '#domain/performance-tests/work-out.ts'
import { seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { RANKED_BY } from '#domain/performance-tests/figures.ts'
import { TEST_KINDS, TEST_REPORTS } from '#domain/performance-tests/kinds.ts'
import { rankTests } from '#domain/performance-tests/ranking.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { daysBetween } from '#domain/time/week.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import type { ServerTexts } from '../../text/text.ts'
import { listFile, listsFile, reportPeople, type Ending } from '../reports/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found, demandDays } from '../../http/refusal.ts'
import { noteHealthRead, noteHealthReads } from '../../people/privacy/open.ts'
import { seenActivity } from '../../recordings/activities/open.ts'
import { anyOf } from '../../db/any-of.ts'
import { testLists, testsSheet } from './report-sheets.ts'
import { inLists } from './breaths.ts'
import { besideTests } from './history.ts'
import { otherTests, seenTest, MOST_TESTS, seenTests, seenTestsOfKinds } from './queries.ts'
import { choicesOf, idsOf, narrow } from './narrowed-tests.ts'

type MemberCall = { db: Db; clubId: ClubId; viewer: Viewer }

/** Ten years, since a career is what tests are looked back on. */
const MOST_DAYS = 3660

/** The tests of a kind that the viewer sees and the question asks for, with their figures. */
async function listTests({ db, clubId, viewer }: MemberCall, query: TestsQuery): Promise<TestList> {
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
async function listTestsOf(
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

/** One test with its figures and what stands around it; 404 for one the viewer does not see. */
async function reportTest({ db, clubId, viewer }: MemberCall, id: number): Promise<TestReport> {
  const test = found(await seenTest(db, clubId, viewer, id))
  await noteHealthRead(db, clubId, viewer, { user_ids: [test.user_id], read: 'tests' })
  const [beside, others, recording] = await Promise.all([
    besideTests(db, clubId, viewer, [test]),
    otherTests(db, clubId, viewer, test),
    recordingOf(db, clubId, viewer, test),
  ])
  const known = found(beside.get(id))
  return {
    test,
    ...workOutTest(test, known),
    slope_from: known.slope && [...known.slope.from],
    breaths: known.breaths.length > 0 ? inLists(known.breaths) : null,
    is_weight_hidden: !seesPersonalDetails(viewer, test.user_id),
    others,
    recording,
  }
}

async function recordingOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { activity_id }: PerformanceTest,
): Promise<TestReport['recording']> {
  if (activity_id === null) return null
  const activity = await seenActivity(db, clubId, viewer, activity_id)
  return activity?.session_id == null ? null : { activity_id, session_id: activity.session_id }
}

type ReportFileCall = MemberCall & { texts: ServerTexts; language: Language }

const testsFile =
  (ending: Ending) =>
  async (asked: ReportFileCall & { query: TestsQuery }): Promise<FileReply> => {
    const list = await listTests(asked, asked.query)
    const { kind, start_date, end_date, tests } = list
    const report = `${kind}-tests`
    const athletes = new Set(tests.map(({ user_id }) => user_id)).size
    const about = { report, name: `${report}-${start_date}-${end_date}`, athletes }
    return listFile(asked, about, testsSheet(list, asked.texts), ending)
  }

const testFile =
  (ending: Ending) =>
  async (asked: ReportFileCall & { params: { id: number } }): Promise<FileReply> => {
    const reported = await reportTest(asked, asked.params.id)
    const { kind, day } = reported.test
    const about = { report: `${kind}-test`, name: `${kind}-test-${day}`, athletes: 1 }
    return listsFile(asked, about, testLists(reported, asked.texts), ending)
  }

export const testReportHandlers: Handlers<typeof contract> = {
  async performanceTests(asked) {
    return { data: await listTests(asked, asked.query) }
  },
  exportPerformanceTests: testsFile('xlsx'),
  performanceTestsCsv: testsFile('csv'),
  async performanceTestReport(asked) {
    return { data: await reportTest(asked, asked.params.id) }
  },
  exportPerformanceTest: testFile('xlsx'),
  performanceTestCsv: testFile('csv'),
  async testsOfPerson(asked) {
    return { data: await listTestsOf(asked, asked.params.id) }
  },
}
