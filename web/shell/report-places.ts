import { TEST_KINDS, type TestKind } from '#domain/performance-tests/kinds.ts'
import { paths } from '../paths/paths.ts'
import { REPORT_ACCESS } from './place-access.ts'
import { can, type Viewer } from './viewer.ts'

export type ReportPlaceName = keyof typeof REPORT_ACCESS

export type ReportPlace = {
  name: ReportPlaceName
  to: string
  /** How addresses begin that belong to it without lying below it. */
  also?: string
}

export type ReportGroupName = 'health' | 'training' | 'performance' | 'water' | 'tests'

const testPlace = (kind: TestKind): ReportPlace => ({
  name: kind,
  to: paths.performanceTests(kind),
})

/** The reports of the product, by what one wants to know. */
export const REPORT_GROUPS: readonly { group: ReportGroupName; reports: readonly ReportPlace[] }[] =
  [
    {
      group: 'health',
      reports: [
        { name: 'morningMonitoring', to: paths.morningMonitoring() },
        { name: 'injuryIllness', to: paths.injuryIllness() },
        { name: 'trainingRatio', to: paths.trainingRatio() },
        { name: 'trainingQuality', to: paths.trainingQuality() },
      ],
    },
    {
      group: 'training',
      reports: [
        { name: 'trainingSummary', to: paths.trainingSummary() },
        { name: 'teamTrainingSummary', to: paths.teamTrainingSummary() },
        { name: 'reportRpe', to: paths.reportRpe() },
        { name: 'reportAttendance', to: paths.reportAttendance() },
      ],
    },
    {
      group: 'performance',
      reports: [
        { name: 'reportGmt', to: paths.reportGmt() },
        { name: 'reportPerformance', to: paths.reportPerformance() },
        { name: 'reportImprovement', to: paths.reportImprovement() },
        { name: 'reportAnalysis', to: paths.reportAnalysis() },
      ],
    },
    {
      group: 'water',
      reports: [
        { name: 'reportRacing', to: paths.reportRacing(), also: `${paths.reportRacing()}-` },
        { name: 'reportComparison', to: paths.reportComparison() },
      ],
    },
    {
      group: 'tests',
      reports: [{ name: 'teamErgo', to: paths.teamErgo() }, ...TEST_KINDS.map(testPlace)],
    },
  ]

/** The groups with those reports that somebody may read, in the club they are in. */
export const openReports = (viewer: Viewer): typeof REPORT_GROUPS =>
  REPORT_GROUPS.map(({ group, reports }) => ({
    group,
    reports: reports.filter(({ name }) => can(REPORT_ACCESS[name], viewer)),
  })).filter(({ reports }) => reports.length > 0)

/** Whether an address is that of a report, or below it. */
export const isAtReport = ({ to, also }: ReportPlace, pathname: string): boolean =>
  pathname === to ||
  pathname.startsWith(`${to}/`) ||
  (also !== undefined && pathname.startsWith(also))
