import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { exportRpeReport, reportRpe, rpeReportCsv } from '#contract/analysis/reports.ts'
import { rpeReport } from '#domain/reports/rpe.ts'
import { ReportPage } from './ReportPage.tsx'

const CALLS = { show: reportRpe, workbook: exportRpeReport, csv: rpeReportCsv }

/** How hard training was meant to be, and how hard it felt. */
export function RpeReportPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="rpe"
      report={rpeReport}
      calls={CALLS}
      title={t('titles.rpe')}
      notes={notesOf}
    />
  )
}

const notesOf = () => <Compared />

/** Which sessions the difference is of, so that nobody subtracts the columns beside it. */
function Compared() {
  const { t } = useTranslation('reports')
  return (
    <Text size="sm" c="dimmed">
      {t('rpeCompared')}
    </Text>
  )
}
