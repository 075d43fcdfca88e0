import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths/paths.ts'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { ReportTabs } from '../../reports/open.ts'

/** The reports, and below them the three views of mornings. */
export function MorningTabs() {
  const { t } = useTranslation('monitoring-reports')
  return (
    <>
      <ReportTabs />
      <TabLinks
        label={t('tabs.label')}
        tabs={[
          { to: paths.morningMonitoring(), label: t('tabs.daily') },
          { to: paths.injuryIllness(), label: t('tabs.illness') },
          { to: paths.trainingQuality(), label: t('tabs.quality') },
        ]}
      />
    </>
  )
}
