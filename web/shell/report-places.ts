import { ROLE } from '#domain/constants/roles.ts'
import { TEST_KINDS, type TestKind } from '#domain/performance-tests/kinds.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { hasRole } from '#domain/rules/viewer.ts'
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

type ReportGroupName = 'own' | 'health' | 'training' | 'performance' | 'water' | 'tests'

const testPlace = (kind: TestKind): ReportPlace => ({
  name: kind,
  to: paths.performanceTests(kind),
})

type ReportGroup = { group: ReportGroupName; reports: readonly ReportPlace[] }

const myTraining: ReportPlace = { name: 'myTraining', to: paths.myTraining() }
const attendance: ReportPlace = { name: 'reportAttendance', to: paths.reportAttendance() }

/** The reports of the product, by what one wants to know. */
const REPORT_GROUPS: readonly ReportGroup[] = [
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
      attendance,
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

/** All reports whose addresses are the same for everybody. */
export const KNOWN_REPORTS: readonly ReportPlace[] = [
  myTraining,
  ...REPORT_GROUPS.flatMap(({ reports }) => reports),
]

/** Whether somebody is an athlete to whom reports show nobody but themselves. */
export const seesOnlySelf = (viewer: Viewer): boolean =>
  hasRole(viewer, [ROLE.athlete]) && reportScope(viewer, 'training-summary') === 'self'

/** What an athlete reads of themselves. */
const ownReports = ({ user_id }: Viewer): ReportGroup => ({
  group: 'own',
  reports: [
    myTraining,
    { name: 'myMornings', to: paths.profileMorning(user_id) },
    { name: 'myTests', to: paths.profileTests(user_id) },
    { name: 'myBests', to: paths.profileErgo(user_id) },
    attendance,
  ],
})

const openTo = (groups: readonly ReportGroup[], viewer: Viewer): readonly ReportGroup[] =>
  groups
    .map(({ group, reports }) => ({
      group,
      reports: reports.filter(({ name }) => can(REPORT_ACCESS[name], viewer)),
    }))
    .filter(({ reports }) => reports.length > 0)

/** The reports somebody goes between, in the club they are in; athletes those on themselves. */
export const openReports = (viewer: Viewer): readonly ReportGroup[] =>
  openTo(seesOnlySelf(viewer) ? [ownReports(viewer)] : REPORT_GROUPS, viewer)

/** Every report somebody may read; an athlete finds those on themselves first. */
export const allReports = (viewer: Viewer): readonly ReportGroup[] => {
  if (!seesOnlySelf(viewer)) return openReports(viewer)
  const others = REPORT_GROUPS.map(({ group, reports }) => ({
    group,
    reports: reports.filter((place) => place !== attendance),
  }))
  return openTo([ownReports(viewer), ...others], viewer)
}

/** Whether an address is that of a report, or below it. */
export const isAtReport = ({ to, also }: ReportPlace, pathname: string): boolean =>
  pathname === to ||
  pathname.startsWith(`${to}/`) ||
  (also !== undefined && pathname.startsWith(also))
