import { memo, Suspense, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { CopyAge } from '../offline/CopyAge.tsx'
import { BottomBar } from './BottomBar.tsx'
import { FormatProvider } from './FormatProvider.tsx'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'
import { keepReport } from './last-report.ts'
import { Navigation } from './Navigation.tsx'
import { accessToken } from './session-store.ts'
import { Shortcuts } from './Shortcuts.tsx'
import classes from './shell.module.css'
import skip from './skip-link.module.css'
import { TopBar } from './TopBar.tsx'
import { useLiveConnection } from './use-live-connection.ts'
import { useFollowSignIn } from './use-follow-sign-in.ts'
import { useOffline } from './use-offline.ts'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { HelpHost } from '../lazy/help.tsx'
import { PaletteHost } from '../lazy/palette.tsx'
import { ThirdParty } from '../lazy/third-party.tsx'
import { TourHost } from '../lazy/tour.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { useScreenTitle } from './use-screen-title.ts'
import { useViewerIfAny } from './viewer.ts'
import { useClubWording } from './use-club-wording.ts'

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
              <Outlet />
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
