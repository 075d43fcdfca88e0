import { useTranslation } from 'react-i18next'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

/** The way between the latest notices, all of them, and how they come. */
export function NoticeTabs() {
  const { t } = useTranslation('notifications')
  const { impersonated } = useViewer()
  const tabs = [
    { to: paths.notifications(), label: t('tabs.latest') },
    { to: paths.allNotifications(), label: t('tabs.all') },
    // How somebody is reached is closed to who acts in their name.
    ...(impersonated ? [] : [{ to: paths.notificationSettings(), label: t('tabs.settings') }]),
  ]
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
