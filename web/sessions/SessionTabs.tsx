import { useTranslation } from 'react-i18next'
import { listImports } from '#contract/imports.ts'
import { paths } from '../paths.ts'
import { can, useViewer } from '../shell/viewer.ts'
import { TabLinks } from '../ui/TabLinks.tsx'

export function SessionTabs({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('session')
  const viewer = useViewer()
  const tabs = [
    { to: paths.session(sessionId), label: t('tabs.overview') },
    { to: paths.sessionAttendance(sessionId), label: t('tabs.attendance') },
    { to: paths.sessionResults(sessionId), label: t('tabs.results') },
    ...(can(listImports.access, viewer) ? [{ to: paths.sessionImports(sessionId), label: t('tabs.files') }] : []),
  ]
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
