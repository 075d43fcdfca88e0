import { useTranslation } from 'react-i18next'
import { exportRpeReport, reportRpe, rpeReportCsv } from '#contract/analysis/reports.ts'
import { rpeReport } from '#domain/reports/rpe.ts'
import { ReportPage } from './ReportPage.tsx'

const CALLS = { show: reportRpe, workbook: exportRpeReport, csv: rpeReportCsv }

/** How hard training was meant to be, and how hard it felt. */
export function RpeReportPage() {
  const { t } = useTranslation('reports')
  return <ReportPage page="rpe" report={rpeReport} calls={CALLS} title={t('titles.rpe')} />
}
