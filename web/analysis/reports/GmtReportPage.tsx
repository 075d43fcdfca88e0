import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { exportGmtReport, gmtReportCsv, reportGmt } from '#contract/analysis/reports.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { MedalCrews } from './MedalCrews.tsx'
import { MedalPieces } from './MedalPieces.tsx'
import { ReportPage } from './ReportPage.tsx'

const CALLS = { show: reportGmt, workbook: exportGmtReport, csv: gmtReportCsv }

/** How fast pieces in boats were, in percent of gold medal speed. */
export function GmtReportPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="gmt"
      report={gmtReport}
      calls={CALLS}
      title={t('titles.gmt')}
      notes={notesOf}
      below={BELOW}
    />
  )
}

const BELOW = (
  <>
    <PartNotice part="paddling-medal-times" />
    <MedalCrews />
    <MedalPieces />
  </>
)

const notesOf = () => <ZonesNote />

function ZonesNote() {
  const { t } = useTranslation('reports')
  return (
    <Text size="sm" c="dimmed">
      {t('gmtZones')}
    </Text>
  )
}
