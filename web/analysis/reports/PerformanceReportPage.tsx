import { Menu } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  exportImprovementReport,
  exportPerformanceReport,
  improvementReportCsv,
  performanceReportCsv,
  reportImprovement,
  reportPerformance,
} from '#contract/analysis/reports.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { improvementReport, performanceReport } from '#domain/reports/performance.ts'
import type { ReportAthlete } from '#domain/reports/report.ts'
import { canBringIn } from '#domain/rules/bring-in.ts'
import { paths } from '../../paths/paths.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { ChangeSpread } from './ChangeSpread.tsx'
import { ReportPage } from './ReportPage.tsx'

const PERFORMANCE = {
  show: reportPerformance,
  workbook: exportPerformanceReport,
  csv: performanceReportCsv,
}
const IMPROVEMENT = {
  show: reportImprovement,
  workbook: exportImprovementReport,
  csv: improvementReportCsv,
}

/** The bests on the water and on the ergometer, by athlete and month. */
export function PerformanceReportPage() {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  return (
    <ReportPage
      page="performance"
      report={performanceReport}
      calls={PERFORMANCE}
      title={t('titles.performance')}
      menu={
        canBringIn(viewer, 'results') && (
          <Menu.Item
            component={Link}
            to={paths.bringIn('results')}
            leftSection={<IconTableImport size={18} aria-hidden />}
          >
            {t('files.bringIn')}
          </Menu.Item>
        )
      }
      below={LACKING}
    />
  )
}

/** The same in two spans of days, and how the changes are spread. */
export function ImprovementReportPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="improvement"
      report={improvementReport}
      calls={IMPROVEMENT}
      title={t('titles.improvement')}
      usual={COMPARED}
      notes={spreadAbove}
      below={LACKING}
    />
  )
}

const COMPARED = { against: 'before' } as const

const LACKING = (
  <>
    <PartNotice part="gold-medal-times" />
    <PartNotice part="paddling-medal-times" />
  </>
)

const spreadAbove = (_total: Parts, athletes: readonly ReportAthlete[]) => (
  <ChangeSpread report={improvementReport} athletes={athletes} />
)
