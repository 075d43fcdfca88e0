import { useTranslation } from 'react-i18next'
import { paths } from '../../paths/paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

/** Sessions, every boat that is on the water, and what people outside see of them. */
export function LiveTabs() {
  const { t } = useTranslation('live')
  const tabs = [
    { to: paths.live(), label: t('tabs.sessions') },
    { to: paths.liveWater(), label: t('tabs.water') },
    { to: paths.publicPages(), label: t('tabs.public') },
  ]
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
