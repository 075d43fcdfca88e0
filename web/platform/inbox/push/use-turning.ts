import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { push } from '#contract/platform/inbox-push.ts'
import { invalidate } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { notify } from '../../../shell/notices.ts'
import { pushAbility, type PushAbility } from '../../../push/device.ts'

/** Runs a change of who gets push; a browser that cannot reach its push service is reported. */
export function useTurning(onAbility?: (ability: PushAbility) => void) {
  const { t } = useTranslation('push')
  const [busy, setBusy] = useState(false)
  const run = async (change: () => Promise<boolean>) => {
    setBusy(true)
    try {
      await change()
      await invalidate(push)
    } catch (error) {
      // The calls report their own failures.
      if (!(error instanceof ApiProblem)) notify('error', t('failed'))
    } finally {
      setBusy(false)
      onAbility?.(pushAbility())
    }
  }
  return { busy, run: (change: () => Promise<boolean>) => void run(change) }
}
