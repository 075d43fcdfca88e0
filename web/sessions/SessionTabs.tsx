import { useTranslation } from 'react-i18next'
import { listImports } from '#contract/imports.ts'
import type { Session } from '#contract/sessions.ts'
import { paths } from '../paths.ts'
import { can, useViewer } from '../shell/viewer.ts'
import { TabLinks } from '../ui/TabLinks.tsx'

/** An event has no results, and addresses of its own. */
export function SessionTabs({ session: { id, kind } }: { session: Session }) {
  const { t } = useTranslation('session')
  const viewer = useViewer()
  const event = kind === 'event'
  const tabs = [
    { to: event ? paths.event(id) : paths.session(id), label: t('tabs.overview') },
    { to: event ? paths.eventAttendance(id) : paths.sessionAttendance(id), label: t('tabs.attendance') },
    ...(event ? [] : [{ to: paths.sessionResults(id), label: t('tabs.results') }]),
    ...(!event && can(listImports.access, viewer) ? [{ to: paths.sessionImports(id), label: t('tabs.files') }] : []),
  ]
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
