import {
  IconBuilding,
  IconChevronDown,
  IconHelp,
  IconSearch,
  IconUserCircle,
  IconBell,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { notifications, unreadNotifications } from '#contract/platform/inbox.ts'
import { OutboxChip } from '../offline/OutboxChip.tsx'
import { invalidate } from '../api/api.ts'
import { useLiveEvent } from '../api/live.ts'
import { paths } from '../paths/paths.ts'
import { pushedTo } from '../push/pushed-to.ts'
import { demoResetsAt, isDemo } from './demo.ts'
import { Dropdown } from './Dropdown.tsx'
import { AccountLinks, ProfileLink } from './PersonLinks.tsx'
import { ClubChoice, LanguageChoice, SchemeChoice } from './settings.tsx'
import { isHelpOpen, toggleHelp } from './help-panel.ts'
import { openPalette } from './palette.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { useStore } from './store.ts'
import { useViewer } from './viewer.ts'
import { loadChunk } from './chunks.ts'
import { hasAdvanced, type Stamps } from './live-changes.ts'
import { UnreadCount } from './UnreadCount.tsx'
import { useUnread } from './use-unread.ts'
import classes from './shell.module.css'

/**
 * A link to the notifications, with the number of unread ones, which is kept up to date, also on the
 * icon of an installed app.
 */
function Bell() {
  const { t } = useTranslation()
  const data = useUnread()
  const known = useRef<Stamps | null>(null)
  useLiveEvent('timestamps', (stamps) => {
    if (hasAdvanced('notifications', known.current, stamps))
      void invalidate(unreadNotifications, notifications)
    known.current = stamps
  })
  const count = data?.number_of_unread ?? 0
  const { user_id } = useViewer()
  useEffect(() => {
    if (pushedTo.is(user_id))
      void loadChunk(import('../push/keep-up.ts')).then(({ keepUpPush }) => keepUpPush())
  }, [user_id])
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {})
  }, [count])
  const label = count > 0 ? t('bar.noticesUnread', { number: count }) : t('bar.notices')
  return (
    <Link className={classes.barButton} to={paths.notifications()} aria-label={label} title={label}>
      <IconBell size={20} aria-hidden />
      <UnreadCount count={count} />
    </Link>
  )
}

/** The club one works in, and what belongs to the person. On a phone the latter is under "More". */
export function TopBar() {
  const { t } = useTranslation()
  const { me } = useViewer()
  return (
    <header className={classes.bar}>
      <ClubSwitcher />
      {isDemo && <DemoTag />}
      <ProgressLine />
      <SearchButton />
      <div className={classes.barEnd}>
        <OutboxChip />
        <HelpButton />
        <Bell />
        <Dropdown
          tour="person"
          label={t('bar.person', { name: me.full_name })}
          face={<PersonFace name={me.first_name} />}
        >
          {(close) => (
            <>
              <ProfileLink onDone={close} />
              <AccountLinks onDone={close} />
              <LanguageChoice onDone={close} />
              <SchemeChoice onDone={close} />
            </>
          )}
        </Dropdown>
      </div>
    </header>
  )
}

/** Opens search and actions, where there is a club to search in. */
function SearchButton() {
  const { t } = useTranslation()
  const { club } = useViewer()
  if (!club?.member) return null
  return (
    <button
      type="button"
      className={classes.searchLink}
      onClick={openPalette}
      title={t('shortcuts.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <IconSearch size={18} aria-hidden />
      <span className={classes.searchText}>{t('bar.search')}</span>
      <kbd aria-hidden>{SEARCH_KEYS}</kbd>
    </button>
  )
}

/** Opens the manual at the page one is on. */
function HelpButton() {
  const { t } = useTranslation()
  const isOpen = useStore(isHelpOpen)
  return (
    <button
      type="button"
      className={classes.barButton}
      aria-label={t('bar.help')}
      title={t('bar.help')}
      aria-expanded={isOpen}
      aria-keyshortcuts="?"
      onClick={toggleHelp}
    >
      <IconHelp size={20} aria-hidden />
    </button>
  )
}

/** Says on every page that this is the demo, and when it begins again. */
function DemoTag() {
  const { t } = useTranslation()
  return (
    <span className={classes.demo}>
      {demoResetsAt ? t('demo.resets', { time: demoResetsAt }) : t('demo.tag')}
    </span>
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

const PersonFace = ({ name }: { name: string }) => (
  <>
    <IconUserCircle size={20} aria-hidden />
    <span>{name}</span>
  </>
)
