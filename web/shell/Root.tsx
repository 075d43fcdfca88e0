import { Alert } from '@mantine/core'
import { memo, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { FormatProvider } from './FormatProvider.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { ModalHost } from './ModalHost.tsx'
import { closeModal, modal } from './modals.ts'
import { Notices } from './Notices.tsx'
import { TappedTitle } from './TappedTitle.tsx'

/**
 * The frame around every screen, including those of guests. It is the same on all of them, so it
 * does not render again on each step of a navigation.
 */
export const Root = memo(function Root() {
  useEffect(removeSkeleton, [])
  return (
    <>
      <ClosingModals />
      <CookiesAlert />
      <Suspense>
        <Outlet />
      </Suspense>
      <FormatProvider>
        <ModalHost />
      </FormatProvider>
      <Notices />
      <LeaveQuestion />
      <TappedTitle />
      <ScrollRestoration />
    </>
  )
})

/** The frame that the page itself brought stands until the first screen does. */
const removeSkeleton = () => document.getElementById('skeleton')?.remove()

/**
 * A dialogue belongs to the address it was opened at. What the page itself writes there may be
 * drawn only after the dialogue was opened, and closes none.
 */
function ClosingModals() {
  const { pathname, search } = useLocation()
  const isOwnWriting = useNavigationType() === 'REPLACE'
  const close = isOwnWriting ? stayOpen : closeUnlessWriting
  useEffect(closeModal, [pathname])
  useEffect(close, [search, close])
  return null
}

function stayOpen(): void {}
function closeUnlessWriting(): void {
  if (modal.get()?.writesAddress !== true) closeModal()
}

function CookiesAlert() {
  const { t } = useTranslation()
  if (navigator.cookieEnabled) return null
  return (
    <Alert color="amber" radius={0} role="alert">
      {t('cookies')}
    </Alert>
  )
}
