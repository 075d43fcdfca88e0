import { IconDots, IconPlus } from '@tabler/icons-react'
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { PlaceLink } from '../ui/PlaceLink.tsx'
import { Dropdown } from './Dropdown.tsx'
import {
  BAR_PLACES,
  openAdds,
  openMore,
  openTo,
  REPORT_PLACES,
  SEND_PLACES,
  type Place,
} from './places.ts'
import { LanguageChoice, SchemeChoice } from './settings.tsx'
import { AccountLinks, ProfileLink } from './PersonLinks.tsx'
import { AddLinks, PanelLink } from './PanelLinks.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import { useUnread } from './use-unread.ts'
import { useViewer } from './viewer.ts'
import classes from './shell.module.css'

const HEIGHT = '--bottom-bar'

/** Says to what sticks above the bar how high it is: large letters make it two rows. */
function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty(HEIGHT, `${current.offsetHeight}px`))
    watch.observe(current)
    return () => {
      watch.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [])
  return bar
}

/** The phone's five places. */
export function BottomBar() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const open = (places: readonly Place[]) => openTo(places, viewer)
  const unread = useUnread()?.unread_messages ?? 0
  return (
    <nav ref={useBarHeight()} className={classes.bottom} aria-label={t('nav.main')}>
      {open(BAR_PLACES).map((place) => (
        <BarLink key={place.name} place={place} label={t(`nav.${place.name}`)} />
      ))}
      {openAdds(viewer).length + open(SEND_PLACES).length > 0 && (
        <Dropdown
          tour="add"
          label={t('nav.add')}
          side="above"
          className={classes.bottomLink}
          face={<Face icon={<IconPlus size={22} aria-hidden />} word={t('nav.add')} />}
        >
          {(close) => <AddLinks onDone={close} />}
        </Dropdown>
      )}
      {open(REPORT_PLACES).map((place) => (
        <BarLink key={place.name} place={place} label={t('nav.reports')} />
      ))}
      <Dropdown
        tour="person"
        label={unread > 0 ? t('nav.moreUnread', { count: unread }) : t('nav.more')}
        side="above"
        className={classes.bottomLink}
        face={
          <Face icon={<IconDots size={22} aria-hidden />} word={t('nav.more')} count={unread} />
        }
      >
        {(close) => <More onDone={close} />}
      </Dropdown>
    </nav>
  )
}

/** The person first, then the rest of the menu by its groups. */
function More({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  return (
    <>
      <ProfileLink onDone={onDone} />
      {openMore(viewer).map((entry) =>
        'places' in entry ? (
          <div key={entry.name} role="group" aria-label={t(`nav.${entry.name}`)}>
            <p className={classes.panelTitle}>{t(`nav.${entry.name}`)}</p>
            {entry.places.map((place) => (
              <PlacePanelLink key={place.name} place={place} onDone={onDone} />
            ))}
          </div>
        ) : (
          <PlacePanelLink key={entry.name} place={entry} onDone={onDone} />
        ),
      )}
      <LanguageChoice onDone={onDone} />
      <SchemeChoice onDone={onDone} />
      <AccountLinks onDone={onDone} />
    </>
  )
}

function BarLink({ place: { to, icon: Icon }, label }: { place: Place; label: string }) {
  return (
    <PlaceLink to={to} className={classes.bottomLink ?? ''}>
      <Face icon={<Icon size={22} aria-hidden />} word={label} />
    </PlaceLink>
  )
}

function PlacePanelLink({ place, onDone }: { place: Place; onDone: () => void }) {
  const { t } = useTranslation()
  const unread = useUnread()?.unread_messages ?? 0
  const count = place.name === 'messages' ? unread : 0
  return <PanelLink place={place} word={t(`nav.${place.name}`)} count={count} onDone={onDone} />
}

function Face({ icon, word, count = 0 }: { icon: ReactNode; word: string; count?: number }) {
  return (
    <>
      <span>{word}</span>{' '}
      <span className={classes.faceIcon}>
        {icon}
        <UnreadCount count={count} />
      </span>
    </>
  )
}
