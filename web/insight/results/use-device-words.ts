import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/insight/results.ts'

/** What recorded something; of somebody whose recordings are closed the device is not said. */
export function useDeviceWords() {
  const { t } = useTranslation('results')
  const nameOf = useCallback(({ device }: Pick<SessionResult, 'device'>) => device || t('outing.closed'), [t])
  return {
    nameOf,
    /** Of the others of an outing; nothing where there are none. */
    beside: (others: readonly SessionResult[]) => (others.length > 0 ? t('outing.beside', { devices: others.map(nameOf).join(', ') }) : ''),
  }
}
