import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

/** Sessions, and every boat that is on the water. */
export function LiveTabs() {
  const { t } = useTranslation('live')
  const tabs = [
    { to: paths.live(), label: t('tabs.sessions') },
    { to: paths.liveWater(), label: t('tabs.water') },
  ]
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
