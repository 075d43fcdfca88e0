import { strFromU8, unzipSync } from 'fflate'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  attendanceReportCsv,
  exportAttendanceReport,
  exportImprovementReport,
  exportPerformanceReport,
  exportRpeReport,
  exportTrainingSummary,
  improvementReportCsv,
  performanceReportCsv,
  reportAttendance,
  reportImprovement,
  reportPerformance,
  reportRpe,
  rpeReportCsv,
  trainingSummary,
  trainingSummaryCsv,
} from '#contract/analysis/reports.ts'
import { analysisCsv, exportAnalysis, reportAnalysis } from '#contract/analysis/reports-analysis.ts'
import {
  ergoCurves,
  ergoPieces,
  ergoReportCsv,
  exportErgoReport,
  reportErgo,
} from '#contract/analysis/reports-ergo.ts'
import {
  exportWaterReport,
  reportWater,
  waterPieces,
  waterReportCsv,
} from '#contract/analysis/reports-water.ts'
import {
  comparableSessions,
  comparison,
  comparisonCsv,
  exportComparison,
} from '#contract/analysis/comparison.ts'
import {
  dailyMornings,
  dailyMorningsCsv,
  exportDailyMornings,
  exportHealthReport,
  exportTrainingQuality,
  healthReport,
  healthReportCsv,
  trainingQuality,
  trainingQualityCsv,
} from '#contract/analysis/monitoring-reports.ts'
import {
  exportTrainingRatios,
  trainingRatios,
  trainingRatiosCsv,
} from '#contract/analysis/monitoring-ratio.ts'
import { notedMornings } from '#contract/analysis/monitoring-noted.ts'
import {
  exportPerformanceTests,
  performanceTests,
  performanceTestsCsv,
} from '#contract/analysis/performance-tests-reports.ts'
import { trainingParts } from '#contract/analysis/reports-training.ts'
import { sessionWorkout, sessionWorkouts } from '#contract/recordings/workouts.ts'
import { knownBy, type Parts } from '../support/http.ts'
import type { WorldPerson } from '../support/privacy-worlds.ts'
import {
  app,
  ask,
  idsWhere,
  isCoach,
  span,
  type PrivacyCall,
  type List,
  type Person,
} from './privacy-parts.ts'

/** Those whose name stands in what a call answers. */
async function namedIn(
  file: Endpoint,
  parts: Parts,
  { as, seeded }: Pick<PrivacyCall, 'as' | 'seeded'>,
  read: (bytes: Buffer) => string = String,
) {
  const text = read((await app.send(file, parts, as)).bytes)
  const names = await app.rows<{ id: number; full_name: string }>(
    'select id, full_name from users where id = any ($1)',
    [[...seeded.numberOf.keys()]],
  )
  return names.filter(({ full_name }) => text.includes(full_name)).map(({ id }) => id)
}

/** The permission that opens all members in most reports. */
export const ALL_MEMBERS = 'view-all-members-on-report' as const

const unzipped = (bytes: Buffer) =>
  Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('')

/** The athletes of a report, on its page and by name in its files. */
function ofReport(
  name: string,
  page: Endpoint,
  [workbook, csv]: [Endpoint, Endpoint],
  could?: (person: WorldPerson) => boolean,
  measures: Record<string, string> = {},
) {
  // Some reports are of one day, and know no span.
  const asking = (call: Endpoint) => ({ query: knownBy(call, { ...span(), ...measures }) })
  const found: Record<string, List> = {
    [name]: async ({ as }) =>
      idsWhere((await ask<{ athletes: Person[] }>(page, asking(page), as)).athletes),
    [`${name} as a workbook`]: (asked) => namedIn(workbook, asking(workbook), asked, unzipped),
    [`${name} as CSV`]: (asked) => namedIn(csv, asking(csv), asked),
  }
  return Object.fromEntries(
    Object.entries(found).map(([call, list]) => [
      call,
      { found: list, report: ALL_MEMBERS, ...(could && { could }) },
    ]),
  )
}

/** Everybody's recording of the session is asked for, and those the viewer sees are compared. */
const compared = ({ data }: Pick<PrivacyCall, 'data'>) => ({
  params: { id: data.session },
  query: { recordings: [...data.activities.values()].join(',') },
})
const comparedIn = (file: Endpoint, read?: (bytes: Buffer) => string) => ({
  found: (asked: PrivacyCall) => namedIn(file, compared(asked), asked, read),
  report: ALL_MEMBERS,
})

/** Who was only invited or asks to join has agreed to nothing yet. */
const hasJoined = ({ status }: WorldPerson) => status === 1

/** The first of a world plans the session, so that nobody else expects them there. */
const isExpected = ({ id }: WorldPerson) => id !== 1

const ALL_TESTS = 'drv-view-all-members-on-report' as const
const tests = () => ({ query: { kind: '2k', ...span() } })
const testsIn = (file: Endpoint, read?: (bytes: Buffer) => string) => ({
  found: (asked: PrivacyCall) => namedIn(file, tests(), asked, read),
  report: ALL_TESTS,
})

/** Every report, against whom the oracle lets the viewer see. */
export const REPORT_LISTS = {
  ...ofReport('training summary', trainingSummary, [exportTrainingSummary, trainingSummaryCsv]),
  ...ofReport('efforts', reportRpe, [exportRpeReport, rpeReportCsv]),
  ...ofReport('performance', reportPerformance, [exportPerformanceReport, performanceReportCsv]),
  ...ofReport('improvement', reportImprovement, [exportImprovementReport, improvementReportCsv]),
  ...ofReport('analysis', reportAnalysis, [exportAnalysis, analysisCsv], undefined, {
    x: 'sessions',
    y: 'time',
  }),
  ...ofReport('mornings', dailyMornings, [exportDailyMornings, dailyMorningsCsv]),
  'noted mornings': {
    found: async ({ as }: PrivacyCall) =>
      idsWhere((await ask<{ athletes: Person[] }>(notedMornings, {}, as)).athletes),
    report: ALL_MEMBERS,
  },
  'notes of the way back': {
    found: async ({ as }: PrivacyCall) => {
      const asked = { query: span() }
      const { athletes } = await ask<{ athletes: (Person & { returns: object[] })[] }>(
        healthReport,
        asked,
        as,
      )
      return idsWhere(athletes, ({ returns }) => returns.length > 0)
    },
    // Athletes read what is about them, coaches of all whom they see in reports.
    asks: isCoach,
    report: ALL_MEMBERS,
  },
  ...ofReport('training ratio', trainingRatios, [exportTrainingRatios, trainingRatiosCsv]),
  'list of tests': {
    found: async ({ as }: PrivacyCall) =>
      idsWhere((await ask<{ tests: Person[] }>(performanceTests, tests(), as)).tests),
    report: ALL_TESTS,
  },
  'tests as a workbook': testsIn(exportPerformanceTests, unzipped),
  'tests as CSV': testsIn(performanceTestsCsv),
  ...ofReport('illness', healthReport, [exportHealthReport, healthReportCsv]),
  ...ofReport('training quality', trainingQuality, [exportTrainingQuality, trainingQualityCsv]),
  ...ofReport('ergometer', reportErgo, [exportErgoReport, ergoReportCsv]),
  'pieces on the ergometer': {
    // Somebody has a piece of a session and a test.
    found: async ({ as }: PrivacyCall) => {
      const { pieces } = await ask<{ pieces: Person[] }>(ergoPieces, { query: span() }, as)
      return [...new Set(idsWhere(pieces))]
    },
    report: ALL_MEMBERS,
  },
  'power on the ergometer': {
    found: async ({ as }: PrivacyCall) =>
      idsWhere((await ask<{ curves: Person[] }>(ergoCurves, { query: span() }, as)).curves),
    report: ALL_MEMBERS,
  },
  records: {
    found: async ({ as }: PrivacyCall) =>
      idsWhere((await ask<{ records: Person[] }>(trainingParts, { query: span() }, as)).records),
    report: ALL_MEMBERS,
  },
  'sessions to compare': {
    found: (asked: PrivacyCall) => namedIn(comparableSessions, { query: span() }, asked),
    report: ALL_MEMBERS,
  },
  'targets of a session': {
    found: async ({ as, data }: PrivacyCall) => {
      const parts = { params: { id: data.session } }
      return idsWhere((await ask<{ people: Person[] }>(sessionWorkout, parts, as)).people)
    },
    could: hasJoined,
    report: ALL_MEMBERS,
  },
  'recordings laid on the plan': {
    found: async ({ as, data }: PrivacyCall) => {
      const parts = { params: { id: data.session } }
      return idsWhere((await ask<{ athletes: Person[] }>(sessionWorkouts, parts, as)).athletes)
    },
    could: hasJoined,
    report: ALL_MEMBERS,
    asks: isCoach,
  },
  'recordings to compare': comparedIn(comparison),
  'recordings compared as a workbook': comparedIn(exportComparison, unzipped),
  'recordings compared as CSV': comparedIn(comparisonCsv),
  ...ofReport('rowing', reportWater, [exportWaterReport, waterReportCsv]),
  'pieces on the water': {
    found: async ({ as }: PrivacyCall) =>
      idsWhere((await ask<{ pieces: Person[] }>(waterPieces, { query: span() }, as)).pieces),
    report: ALL_MEMBERS,
  },
  ...ofReport(
    'attendance report',
    reportAttendance,
    [exportAttendanceReport, attendanceReportCsv],
    isExpected,
  ),
}
