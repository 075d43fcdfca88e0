import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import type { Profile } from '#contract/profiles.ts'
import { paths } from '../paths.ts'
import classes from './profiles.module.css'

/** The tabs are places of their own, so they are links. */
export function ProfileTabs({ profile: { user_id, is_self, can_edit } }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const tabs = [
    { to: paths.profile(user_id), label: t('tabs.overview') },
    ...(is_self ? [{ to: paths.profileNotes(user_id), label: t('tabs.notes') }] : []),
    ...(can_edit ? [{ to: paths.profileSettings(user_id), label: t('tabs.settings') }] : []),
  ]
  if (tabs.length === 1) return null
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
