import {
  IconAdjustments,
  IconBuilding,
  IconLogout,
  IconMapRoute,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../paths/paths.ts'
import { hasClubSettings } from '../screens/settings-pages.ts'
import { firstPage, goToStep, visitedRole } from '../tour/progress.ts'
import { isDemo } from './demo.ts'
import classes from './shell.module.css'
import { useViewer } from './viewer.ts'

type LinksProps = { onDone: () => void }

/** Who one is, and the way to one's profile. */
export function ProfileLink({ onDone }: LinksProps) {
  const { t } = useTranslation()
  const { me, club, impersonated } = useViewer()
  return (
    <>
      <p className={classes.panelTitle}>{me.full_name}</p>
      {club?.member && !impersonated && (
        <Link className={classes.panelItem} to={paths.profile(me.id)} onClick={onDone}>
          <IconUserCircle size={18} aria-hidden />
          <span className={classes.panelText}>{t('myProfile')}</span>
        </Link>
      )}
    </>
  )
}

/** The tour of whose place a visitor of the demo has taken, once more. */
function TourLink({ onDone }: LinksProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const role = visitedRole()
  if (role === null) return null
  const begin = () => {
    onDone()
    goToStep({ role, step: 0 })
    void navigate(firstPage(role))
  }
  return (
    <button type="button" className={classes.panelItem} onClick={begin}>
      <IconMapRoute size={18} aria-hidden />
      <span className={classes.panelText}>{t('demo.tour')}</span>
    </button>
  )
}

/** Clubs, settings and the sign-out. */
export function AccountLinks({ onDone }: LinksProps) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { me, club } = viewer
  return (
    <>
      <Link className={classes.panelItem} to={paths.myClubs()} onClick={onDone}>
        <IconBuilding size={18} aria-hidden />
        <span className={classes.panelText}>{t('nav.myClubs')}</span>
      </Link>
      {club?.member && hasClubSettings(viewer) && (
        <Link className={classes.panelItem} to={paths.clubSettings()} onClick={onDone}>
          <IconAdjustments size={18} aria-hidden />
          <span className={classes.panelText}>{t('screens.clubSettings')}</span>
        </Link>
      )}
      <Link className={classes.panelItem} to={paths.ownSettingsList()} onClick={onDone}>
        <IconSettings size={18} aria-hidden />
        <span className={classes.panelText}>{t('screens.ownSettings')}</span>
      </Link>
      {me.is_admin && (
        <Link className={classes.panelItem} to={paths.admin()} onClick={onDone}>
          <IconSettings size={18} aria-hidden />
          <span className={classes.panelText}>{t('nav.admin')}</span>
        </Link>
      )}
      {isDemo && <TourLink onDone={onDone} />}
      <Link className={classes.panelItem} to={paths.logout()} onClick={onDone}>
        <IconLogout size={18} aria-hidden />
        <span className={classes.panelText}>
          {viewer.impersonated ? t('impersonation.end') : t('signOut')}
        </span>
      </Link>
    </>
  )
}
