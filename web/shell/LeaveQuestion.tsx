import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { useConfirm } from './use-confirm.tsx'
import { somethingTyped } from './use-leave-guard.ts'

/** Asks before another screen takes the place of one with something typed on it. Stands once around all screens. */
export function LeaveQuestion() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && somethingTyped())
  const ask = useEffectEvent(async () => {
    const leave = await confirm({ title: t('unsaved.title'), text: t('unsaved.text'), confirm: t('unsaved.confirm'), dangerous: true })
    if (leave) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])
  return null
}
