import type * as contract from '#contract/analysis/performance-tests-reports.ts'
import type { TestsQuery } from '#contract/analysis/performance-tests-reports.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import type { ServerTexts } from '../../text/text.ts'
import { listFile, listsFile, type Ending } from '../reports/open.ts'
import { listTests, listTestsOf, type MemberCall } from './listed.ts'
import { reportTest } from './one-test.ts'
import { testLists, testsSheet } from './report-sheets.ts'

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
    const found = await reportTest(asked, asked.params.id)
    const { kind, day } = found.test
    const about = { report: `${kind}-test`, name: `${kind}-test-${day}`, athletes: 1 }
    return listsFile(asked, about, testLists(found, asked.texts), ending)
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
