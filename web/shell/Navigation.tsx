import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSettings,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths/paths.ts'
import { hasClubSettings } from '../screens/settings-pages.ts'
import { PlaceLink } from '../ui/PlaceLink.tsx'
import { isHelpOpen } from './help-panel.ts'
import { Mark } from './Mark.tsx'
import { NewButton } from './NewButton.tsx'
import { openMenu, type MenuEntry, type Place, type PlaceGroup } from './places.ts'
import classes from './navigation.module.css'
import { useStore } from './store.ts'
import { UnreadCount } from './UnreadCount.tsx'
import { usePinnedReports } from './use-pinned-reports.ts'
import { useReportName } from './use-report-name.ts'
import { useUnread } from './use-unread.ts'
import { useViewer } from './viewer.ts'

/** The slim side navigation of a desk; narrow it shows icons only. */
export function Navigation() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const [isNarrow, setNarrow] = useLocalStorage({
    key: 'narrow-navigation',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const isBeside = useStore(isHelpOpen)
  const hasRoom = useMediaQuery('(min-width: 100em)', true, { getInitialValueInEffect: false })
  const narrow = isNarrow || (isBeside && !hasRoom)
  const Toggle = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const toggleLabel = narrow ? t('nav.widen') : t('nav.narrow')
  return (
    <nav className={classes.side} data-narrow={narrow} aria-label={t('nav.main')}>
      <Link to={paths.home()} className={classes.mark} aria-label="Slipway">
        <Mark />
        {!narrow && <span>Slipway</span>}
      </Link>
      <NewButton isNarrow={narrow} />
      <div className={classes.places}>
        {openMenu(viewer).map((entries) => (
          <ul key={entries[0]?.name} className={classes.group}>
            {entries.map((entry) => (
              <Entry key={entry.name} entry={entry} />
            ))}
          </ul>
        ))}
      </div>
      <div className={classes.foot}>
        {viewer.club?.member && hasClubSettings(viewer) && (
          <PlaceLink
            to={paths.clubSettings()}
            className={classes.link ?? ''}
            title={t('screens.clubSettings')}
          >
            <Face icon={IconSettings} word={t('screens.clubSettings')} />
          </PlaceLink>
        )}
        {narrow === isNarrow && (
          <button
            type="button"
            className={classes.link}
            aria-label={toggleLabel}
            title={toggleLabel}
            onClick={() => setNarrow(!narrow)}
          >
            <Face icon={Toggle} word={toggleLabel} />
          </button>
        )}
      </div>
    </nav>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if ('places' in entry) return <Unfolding entry={entry} />
  if (entry.name === 'reports') return <Reports place={entry} />
  return (
    <li>
      <PlaceEntry place={entry} />
    </li>
  )
}

function PlaceEntry({ place: { name, to, icon } }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <PlaceLink to={to} className={classes.link ?? ''} title={t(`nav.${name}`)}>
      <Face icon={icon} word={t(`nav.${name}`)} />
      {name === 'messages' && <UnreadMessages />}
    </PlaceLink>
  )
}

const UnreadMessages = () => <UnreadCount count={useUnread()?.unread_messages ?? 0} />

/** A group leads to the first of its places, and shows them while one is at one of them. */
function Unfolding({ entry }: { entry: PlaceGroup }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { name, icon, places } = entry
  const isHere = places.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <li data-open={isHere || undefined}>
      <GroupLink to={places[0]?.to ?? ''} isHere={isHere} icon={icon} word={t(`nav.${name}`)} />
      {isHere && (
        <ul>
          {places.map((place) => (
            <SubLink key={place.name} to={place.to}>
              {t(`nav.${place.name}`)}
            </SubLink>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The reports that somebody pinned, and the way to all. */
function Reports({ place: { to, icon } }: { place: Place }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const nameOf = useReportName()
  const { pinned } = usePinnedReports()
  const isHere = pathname === to || pathname.startsWith(`${to}/`)
  return (
    <li data-open={isHere || undefined}>
      <GroupLink to={to} isHere={isHere} icon={icon} word={t('nav.reports')} />
      {isHere && (
        <ul>
          {pinned.map(({ name, to: report, also }) => (
            <SubLink key={name} to={report} {...(also !== undefined && { also })}>
              {nameOf(name)}
            </SubLink>
          ))}
          <SubLink to={paths.allReports()}>{t('screens.allReports')}</SubLink>
        </ul>
      )}
    </li>
  )
}

type GroupLinkProps = { to: string; isHere: boolean; icon: Icon; word: string }

/** Where one is at one of its places, that one is marked instead. */
const GroupLink = ({ to, isHere, icon, word }: GroupLinkProps) => (
  <Link to={to} className={classes.link} title={word} data-here={isHere || undefined}>
    <Face icon={icon} word={word} />
  </Link>
)

const SubLink = ({ to, also, children }: { to: string; also?: string; children: ReactNode }) => (
  <li>
    <PlaceLink to={to} also={also} className={classes.sub ?? ''}>
      {children}
    </PlaceLink>
  </li>
)

const Face = ({ icon: Icon, word }: { icon: Icon; word: string }) => (
  <>
    <Icon size={20} aria-hidden />
    <span className={classes.word}>{word}</span>
  </>
)
