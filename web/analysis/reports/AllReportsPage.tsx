import { useTranslation } from 'react-i18next'
import { allReports } from '../../shell/report-places.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { ReportList } from './ReportSwitcher.tsx'

/** Every report one may read, by what one wants to know. */
export function AllReportsPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('screens.allReports')}>
      <ReportList reports={allReports(useViewer())} />
    </Page>
  )
}
