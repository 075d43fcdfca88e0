import { memo, Suspense, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { BottomBar } from './BottomBar.tsx'
import { FormatProvider } from './FormatProvider.tsx'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'
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
import { usePhone } from '../ui/use-phone.ts'
import { useScreenTitle } from './use-screen-title.ts'
import { useViewerIfAny } from './viewer.ts'
import { useClubWording } from './use-club-wording.ts'

const MAIN = 'main'

/**
 * Around a screen of someone who is signed in; bare while it is not known who that is, because the server cannot be reached. Nothing once
 * the sign-in has ended and the way out is on. It is the same around all screens, so it is not drawn anew for each step of the way to another.
 */
export const AppLayout = memo(function AppLayout() {
  const viewer = useViewerIfAny()
  return <FormatProvider>{viewer ? <Frame /> : accessToken() !== null && <Outlet />}</FormatProvider>
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
        <main id={MAIN} ref={main} tabIndex={-1} className={classes.main}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {phone && <BottomBar />}
      <Shortcuts />
      <Arrival main={main} />
    </div>
  )
}

/** Names the browser's tab, and keeps the place of the keyboard. A new screen is where reading goes on; the first one is left to the browser. */
function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  useScreenTitle()
  useKeptFocus(main)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) main.current?.focus({ preventScroll: true })
    last.current = pathname
  }, [main, pathname])
  return null
}
