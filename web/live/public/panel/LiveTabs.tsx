import { useTranslation } from 'react-i18next'
import { liveSessions } from '#contract/live/live.ts'
import { paths } from '../../../paths/paths.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { TabLinks } from '../../../ui/TabLinks.tsx'

/**
 * Sessions, every boat that is on the water, and what people outside see of them. The last is also
 * for people who follow no boats.
 */
export function LiveTabs() {
  const { t } = useTranslation('live')
  const viewer = useViewer()
  if (!can(liveSessions.access, viewer)) return null
  const tabs = [
    { to: paths.live(), label: t('tabs.sessions') },
    { to: paths.liveWater(), label: t('tabs.water') },
    { to: paths.publicPages(), label: t('tabs.public') },
  ]
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
