import { useTranslation } from 'react-i18next'
import { comparableSessions } from '#contract/insight/comparison.ts'
import { dailyMornings } from '#contract/insight/monitoring-reports.ts'
import { trainingRatios } from '#contract/insight/monitoring-ratio.ts'
import { racePieces } from '#contract/insight/racing.ts'
import {
  reportAttendance,
  reportGmt,
  reportImprovement,
  reportPerformance,
  reportRpe,
  trainingSummary,
} from '#contract/insight/reports.ts'
import { reportAnalysis } from '#contract/insight/reports-analysis.ts'
import { reportErgo } from '#contract/insight/reports-ergo.ts'
import { performanceTests } from '#contract/insight/performance-tests-reports.ts'
import { TEST_KINDS } from '#domain/performance-tests/kinds.ts'
import { paths } from '../../paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { PaperMark } from './PaperMark.tsx'

const TABS = [
  {
    name: 'morningMonitoring',
    to: paths.morningMonitoring(),
    access: dailyMornings.access,
    also: '/reports/morning-monitoring/',
  },
  { name: 'trainingRatio', to: paths.trainingRatio(), access: trainingRatios.access },
  { name: 'trainingSummary', to: paths.trainingSummary(), access: trainingSummary.access },
  { name: 'teamTrainingSummary', to: paths.teamTrainingSummary(), access: reportErgo.access },
  { name: 'reportRpe', to: paths.reportRpe(), access: reportRpe.access },
  { name: 'reportAttendance', to: paths.reportAttendance(), access: reportAttendance.access },
  { name: 'reportGmt', to: paths.reportGmt(), access: reportGmt.access },
  { name: 'reportPerformance', to: paths.reportPerformance(), access: reportPerformance.access },
  { name: 'reportImprovement', to: paths.reportImprovement(), access: reportImprovement.access },
  { name: 'reportAnalysis', to: paths.reportAnalysis(), access: reportAnalysis.access },
  {
    name: 'reportRacing',
    to: paths.reportRacing(),
    access: racePieces.access,
    also: `${paths.reportRacing()}-`,
  },
  {
    name: 'reportComparison',
    to: paths.reportComparison(),
    access: comparableSessions.access,
    also: `${paths.reportComparison()}/`,
  },
  { name: 'teamErgo', to: paths.teamErgo(), access: reportErgo.access },
] as const

/** The reports beside each other, as far as the plan and the person have them; on paper the club. */
export function ReportTabs() {
  const { t } = useTranslation(['common', 'reports'])
  const viewer = useViewer()
  const open = TABS.filter(({ access }) => can(access, viewer))
  const tests = can(performanceTests.access, viewer) ? TEST_KINDS : []
  return (
    <>
      <PaperMark />
      <TabLinks
        label={t('nav.reports')}
        tabs={[
          ...open.map(({ name, ...tab }) => ({ ...tab, label: t(`screens.${name}`) })),
          ...tests.map((kind) => ({
            to: paths.performanceTests(kind),
            also: `${paths.performanceTests(kind)}/`,
            label: t(`tests.${kind}`, { ns: 'reports' }),
          })),
        ]}
      />
    </>
  )
}
