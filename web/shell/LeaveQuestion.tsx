import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { backFromModal, modal } from './modals.ts'
import { useConfirm } from './use-confirm.tsx'
import { somethingTyped } from './use-leave-guard.ts'

/**
 * Asks before another screen replaces one with something typed on it; going back with a modal open
 * closes only the modal. It is rendered once around all screens.
 */
export function LeaveQuestion() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const back = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    back.current = historyAction === 'POP' && modal.get() !== null
    return back.current || (currentLocation.pathname !== nextLocation.pathname && somethingTyped())
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
