import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { push } from '#contract/platform/inbox-push.ts'
import { invalidate } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { pushAbility, type PushAbility } from '../../../push/device.ts'

/** Why nothing is turned on; said where it was tried. */
type Fault = 'failed' | 'refused' | 'undecided'

/** Runs a change of who gets push; why a browser did not subscribe is returned. */
export function useTurning(onAbility?: (ability: PushAbility) => void) {
  const { t } = useTranslation('push')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const run = async (change: () => Promise<boolean>) => {
    setBusy(true)
    setFault(null)
    try {
      const isDone = await change()
      if (!isDone) setFault(pushAbility() === 'refused' ? 'refused' : 'undecided')
      await invalidate(push)
    } catch (error) {
      // The calls report their own failures.
      if (!(error instanceof ApiProblem)) setFault('failed')
    } finally {
      setBusy(false)
      onAbility?.(pushAbility())
    }
  }
  const reason = fault === 'refused' ? t('ability.refused') : fault && t(`faults.${fault}`)
  return { busy, fault: reason, run: (change: () => Promise<boolean>) => void run(change) }
}
