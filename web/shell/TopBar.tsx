import {
  IconAdjustments,
  IconBuilding,
  IconChevronDown,
  IconLogout,
  IconSearch,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths/paths.ts'
import { hasClubSettings } from '../screens/settings-pages.ts'
import { Bell } from './Bell.tsx'
import { OutboxChip } from '../offline/OutboxChip.tsx'
import { Dropdown } from './Dropdown.tsx'
import { ClubChoice, LanguageChoice, SchemeChoice } from './settings.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import classes from './shell.module.css'
import { useViewer } from './viewer.ts'

/** The club one works in, and what belongs to the person. On a phone the latter is under "More". */
export function TopBar() {
  const { t } = useTranslation()
  const { me } = useViewer()
  return (
    <header className={classes.bar}>
      <ClubSwitcher />
      <ProgressLine />
      <SearchLink />
      <div className={classes.barEnd}>
        <OutboxChip />
        <Bell />
        <Dropdown
          label={t('bar.person', { name: me.full_name })}
          face={<PersonFace name={me.first_name} />}
        >
          {(close) => (
            <>
              <PersonLinks onDone={close} />
              <LanguageChoice onDone={close} />
              <SchemeChoice onDone={close} />
            </>
          )}
        </Dropdown>
      </div>
    </header>
  )
}

/** The way to the search, where there is a club to search in. */
function SearchLink() {
  const { t } = useTranslation()
  const { club } = useViewer()
  if (!club?.member) return null
  return (
    <Link
      className={classes.searchLink}
      to={paths.searchResults()}
      title={t('shortcuts.search')}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <IconSearch size={18} aria-hidden />
      <span className={classes.searchText}>{t('bar.search')}</span>
      <kbd aria-hidden>{SEARCH_KEYS}</kbd>
    </Link>
  )
}

const SEARCH_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

function ClubSwitcher() {
  const { t } = useTranslation()
  const { selected, memberships } = useViewer()
  if (!selected) return <span className={classes.clubName}>Slipway</span>
  if (memberships.length === 1)
    return <span className={classes.clubName}>{selected.club.name}</span>
  const face = (
    <>
      <IconBuilding size={18} aria-hidden />
      <span className={classes.clubName}>{selected.club.name}</span>
      <IconChevronDown size={16} aria-hidden />
    </>
  )
  return (
    <Dropdown label={t('bar.club', { club: selected.club.name })} face={face}>
      {(close) => <ClubChoice onDone={close} />}
    </Dropdown>
  )
}

export function PersonLinks({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { me, club } = viewer
  return (
    <>
      <p className={classes.panelTitle}>{me.full_name}</p>
      {club?.member && !viewer.impersonated && (
        <Link className={classes.panelItem} to={paths.profile(me.id)} onClick={onDone}>
          <IconUserCircle size={18} aria-hidden />
          <span className={classes.panelText}>{t('myProfile')}</span>
        </Link>
      )}
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
      <Link className={classes.panelItem} to={paths.logout()} onClick={onDone}>
        <IconLogout size={18} aria-hidden />
        <span className={classes.panelText}>
          {viewer.impersonated ? t('impersonation.end') : t('signOut')}
        </span>
      </Link>
    </>
  )
}

const PersonFace = ({ name }: { name: string }) => (
  <>
    <IconUserCircle size={20} aria-hidden />
    <span>{name}</span>
  </>
)
