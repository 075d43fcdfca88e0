import { memo, Suspense, useEffect, useRef, useEffectEvent, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { wordingsOf } from '#texts/wording.ts'
import { CopyAge } from '../offline/CopyAge.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { HelpHost } from '../lazy/help.tsx'
import { PaletteHost } from '../lazy/palette.tsx'
import { ThirdParty } from '../lazy/third-party.tsx'
import { TourHost } from '../lazy/tour.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { runOffline } from '../offline/run-offline.ts'
import { connectLive, liveWorks, useLiveEvent } from '../api/live.ts'
import { setWording } from '../i18n/i18n.ts'
import { paths } from '../paths/paths.ts'
import { BottomBar } from './BottomBar.tsx'
import { FormatProvider } from './FormatProvider.tsx'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'
import { keepReport } from './last-report.ts'
import { Navigation } from './Navigation.tsx'
import { accessToken, leaveTab, touchesSignIn } from './session-store.ts'
import { TopBar } from './TopBar.tsx'
import { useScreenTitle } from './use-screen-title.ts'
import { useViewerIfAny, useViewer } from './viewer.ts'
import { followStamps, pollWhileDown, type Stamps } from './live-changes.ts'
import { toggleHelp } from './help-panel.ts'
import { openPalette } from './palette.ts'
import { isInDialog, isSearchKey, keyReader, SEARCH, shortcutsEnabled } from './shortcuts.ts'
import { keepPress, keepTyping } from './typed-ahead.ts'
import classes from './shell.module.css'
import skip from './skip-link.module.css'

/** Listens for the keys of the whole app; the help shows them. */
function Shortcuts() {
  const hasSearch = useViewer().club?.member === true
  const navigate = useNavigate()
  const run = useEffectEvent((shortcut: string) => {
    const places: Record<string, string> = {
      'g h': paths.home(),
      'g c': paths.calendar(),
      'g r': paths.reports(),
      n: paths.newSession(),
      t: paths.calendar(),
    }
    const place = places[shortcut]
    if (shortcut === '?') toggleHelp()
    else if (shortcut === SEARCH) openPalette()
    else if (place) void navigate(place)
  })
  useEffect(() => {
    const read = keyReader()
    const listen = (event: KeyboardEvent) => {
      if (!isInDialog(event.target) && keepPress(event)) return event.preventDefault()
      const shortcut = read(event)
      if (shortcut === null) return
      if (!isSearchKey(event) && !shortcutsEnabled()) return
      if (shortcut === SEARCH) {
        if (!hasSearch) return
        // The browser has a search of its own on this key.
        event.preventDefault()
        keepTyping(event.timeStamp)
      }
      run(shortcut)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [hasSearch])
  return null
}

/**
 * Follows another tab that signs out or signs somebody in: this tab starts over, so that nobody
 * continues with another person's data.
 */
function useFollowSignIn(): void {
  useEffect(() => {
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}

/** This event comes from other tabs only, never from this one. */
function follow(event: StorageEvent): void {
  if (!touchesSignIn(event)) return
  leaveTab()
  window.location.assign(accessToken() === null ? paths.login() : paths.root())
}

/** Keeps the words of the app those of the selected club. */
function useClubWording(): void {
  const selected = useViewerIfAny()?.selected ?? null
  useEffect(() => {
    if (!selected) return
    const { wording, default_sport, subscription_info } = selected.club
    const plan = subscription_info?.subscription_plan.key ?? null
    void setWording(wordingsOf({ wording, default_sport_id: default_sport.id, plan }))
  }, [selected])
}

/**
 * Keeps clubs and profile up to date while someone is signed in: by the live channel, or by polling
 * if that fails.
 */
function useLiveConnection(): void {
  const known = useRef<Stamps | null>(null)
  useEffect(connectLive, [])
  useLiveEvent('timestamps', (stamps) => {
    followStamps(known.current, stamps)
    known.current = stamps
  })
  useEffect(() => pollWhileDown(liveWorks), [])
}

/**
 * Keeps what is needed without a connection and sends what was entered, while somebody is signed
 * in.
 */
function useOffline(): void {
  const viewer = useViewer()
  const { user_id } = viewer
  const clubId = viewer.club?.id ?? null
  const start = useEffectEvent((userId: number, club: number | null) =>
    runOffline(viewer, { userId, club }),
  )
  useEffect(() => start(user_id, clubId), [user_id, clubId])
}

const MAIN = 'main'

/**
 * The layout around a screen of a signed-in person. It is bare while the person is not known
 * because the server cannot be reached, and empty once the sign-in has ended and the sign-out is
 * under way. It is the same around all screens, so it does not render again on each step of a
 * navigation.
 */
export const AppLayout = memo(function AppLayout() {
  const viewer = useViewerIfAny()
  return (
    <FormatProvider>{viewer ? <Frame /> : accessToken() !== null && <Outlet />}</FormatProvider>
  )
})

function Frame() {
  const { t } = useTranslation()
  const phone = usePhone()
  const main = useRef<HTMLElement>(null)
  useClubWording()
  useLiveConnection()
  useOffline()
  useFollowSignIn()
  return (
    <div className={classes.layout}>
      <a className={skip.link} href={`#${MAIN}`}>
        {t('skip')}
      </a>
      {!phone && <Navigation />}
      <div className={classes.column}>
        <ImpersonationBanner />
        <TopBar />
        <ThirdParty />
        <CopyAge />
        <div className={classes.beside}>
          <main id={MAIN} ref={main} tabIndex={-1} className={classes.main}>
            <Suspense>
              <ClubOutlet />
            </Suspense>
          </main>
          <HelpHost />
        </div>
      </div>
      {phone && <BottomBar />}
      <Shortcuts />
      <PaletteHost />
      <TourHost />
      <Arrival main={main} />
    </div>
  )
}

/**
 * The page, which starts afresh in another club also at the same address: nothing typed or chosen in
 * one club is left in the other. It does so only once somebody has arrived there, since a page may
 * choose a club and be busy still.
 */
function ClubOutlet() {
  const { key: arrival } = useLocation()
  const club = useViewer().selected?.club_id ?? null
  const [shown, show] = useState({ arrival, club })
  if (shown.arrival !== arrival) show({ arrival, club: club ?? shown.club })
  return <Outlet key={shown.club} />
}

/**
 * Names the browser's tab, and moves the focus. A new screen gets the focus, so that reading
 * continues there, or the field in it that asks for it; the first one is left to the browser.
 */
function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  useScreenTitle()
  useKeptFocus(main)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    const field = main.current?.querySelector<HTMLElement>('[data-screen-focus]')
    if (last.current !== pathname) (field ?? main.current)?.focus({ preventScroll: true })
    last.current = pathname
    keepReport(pathname)
  }, [main, pathname])
  return null
}
