import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { listImports } from '#contract/imports.ts'
import { paths } from '../paths.ts'
import { can, useViewer } from '../shell/viewer.ts'
import classes from './session.module.css'

/** The tabs are places of their own, so they are links. */
export function SessionTabs({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('session')
  const viewer = useViewer()
  const tabs = [
    { to: paths.session(sessionId), label: t('tabs.overview') },
    { to: paths.sessionAttendance(sessionId), label: t('tabs.attendance') },
    { to: paths.sessionResults(sessionId), label: t('tabs.results') },
    ...(can(listImports.access, viewer) ? [{ to: paths.sessionImports(sessionId), label: t('tabs.files') }] : []),
  ]
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={classes.tab ?? ''} preventScrollReset>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
