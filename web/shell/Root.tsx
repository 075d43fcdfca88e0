import { Alert, Portal } from '@mantine/core'
import { memo, Suspense, useEffect, lazy, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigationType, useBlocker } from 'react-router'
import { FormatProvider } from './FormatProvider.tsx'
import { closeModal, modal, returnFocus, backFromModal } from './modals.ts'
import { Notices } from './Notices.tsx'
import { loadChunk } from './chunks.ts'
import { clubNamedIn, clubStore, selectedClubId } from './session-store.ts'
import { useStore } from './store.ts'
import { useConfirm } from './use-confirm.tsx'
import { somethingTyped } from './use-leave-guard.ts'
import classes from './tapped-title.module.css'

type Shown = { text: string; left: number; top: number }

/** What a tap does already, so that it is not asked what the thing is called. */
const ACTS = 'a, button, input, select, textarea, label, summary, [role="button"], [tabindex="0"]'

/** What a mouse reads by resting on a thing, such as why a value is missing, a tap shows too. */
function TappedTitle() {
  const [shown, show] = useState<Shown | null>(null)
  useEffect(() => {
    const tap = ({ target, pointerType }: PointerEvent) =>
      show(pointerType === 'touch' && target instanceof Element ? titleOf(target) : null)
    const end = () => show(null)
    document.addEventListener('pointerup', tap)
    document.addEventListener('scroll', end, { capture: true, passive: true })
    return () => {
      document.removeEventListener('pointerup', tap)
      document.removeEventListener('scroll', end, { capture: true })
    }
  }, [])
  if (!shown) return null
  const { text, left, top } = shown
  return (
    <Portal>
      <div role="status" className={classes.title} style={{ left, top }}>
        {text}
      </div>
    </Portal>
  )
}

function titleOf(target: Element): Shown | null {
  const titled = target.closest('[title]')
  const text = titled?.getAttribute('title') ?? ''
  if (!titled || text === '' || titled.closest(ACTS)) return null
  const { left, bottom } = titled.getBoundingClientRect()
  return { text, left: Math.min(left, window.innerWidth / 2), top: bottom }
}

/**
 * Asks before another screen replaces one with something typed on it; going back with a modal open
 * closes only the modal. It is rendered once around all screens.
 */
function LeaveQuestion() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const back = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    back.current = historyAction === 'POP' && modal.get() !== null
    const named = clubNamedIn(nextLocation)
    const leaves =
      currentLocation.pathname !== nextLocation.pathname ||
      (named !== null && named !== selectedClubId())
    return back.current || (leaves && somethingTyped())
  })
  const ask = useEffectEvent(async () => {
    if (back.current) {
      blocker.reset?.()
      backFromModal()
      return
    }
    const leave = await confirm({
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      confirm: t('unsaved.confirm'),
      dangerous: true,
    })
    if (leave) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])
  return null
}

const ModalWindow = lazy(() =>
  loadChunk(import('./ModalWindow.tsx').then((module) => ({ default: module.ModalWindow }))),
)

/** Shows the open modal; its window is loaded with the first one. */
function ModalHost() {
  const open = useStore(modal)
  useEffect(() => {
    if (!open) returnFocus()
  }, [open])
  return <Suspense>{open && <ModalWindow {...open} />}</Suspense>
}

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
 * A dialogue belongs to the club and the address it was opened at. What the page itself writes there
 * may be drawn only after the dialogue was opened, and closes none.
 */
function ClosingModals() {
  const { pathname, search } = useLocation()
  const isOwnWriting = useNavigationType() === 'REPLACE'
  const close = isOwnWriting ? stayOpen : closeUnlessWriting
  const club = useStore(clubStore)
  useEffect(closeModal, [pathname, club])
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
