import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { useConfirm } from '../shell/use-confirm.tsx'

/** Asks before what was typed is left behind, be it for another screen or for another site. */
export function useLeaveGuard(dirty: boolean): void {
  const { t } = useTranslation('profiles')
  const confirm = useConfirm()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname)
  const ask = useEffectEvent(async () => {
    const leave = await confirm({ title: t('leave.title'), text: t('leave.text'), confirm: t('leave.confirm'), dangerous: true })
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
}
