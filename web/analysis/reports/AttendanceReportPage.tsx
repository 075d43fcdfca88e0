import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  attendanceReportCsv,
  exportAttendanceReport,
  reportAttendance,
} from '#contract/analysis/reports.ts'
import { attendanceReport } from '#domain/reports/attendance.ts'
import { ReportPage } from './ReportPage.tsx'

const CALLS = {
  show: reportAttendance,
  workbook: exportAttendanceReport,
  csv: attendanceReportCsv,
}

/** Who came to what others planned, who did not, and why. */
export function AttendanceReportPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="attendance"
      report={attendanceReport}
      calls={CALLS}
      title={t('titles.attendance')}
      notes={notesOf}
    />
  )
}

const notesOf = () => <Streaks />

function Streaks() {
  const { t } = useTranslation('reports')
  return (
    <Text size="sm" c="dimmed">
      {t('streaks')}
    </Text>
  )
}
