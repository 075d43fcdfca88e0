import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { useConfirm } from './use-confirm.tsx'

/** Asks before what was typed is left behind. Call what it returns right before leaving on purpose. */
export function useLeaveGuard(dirty: boolean): () => void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const done = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && !done.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const ask = useEffectEvent(async () => {
    const leave = await confirm({ title: t('unsaved.title'), text: t('unsaved.text'), confirm: t('unsaved.confirm'), dangerous: true })
    if (leave) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  return () => {
    done.current = true
  }
}
