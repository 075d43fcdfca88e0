import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/analysis/results.ts'
import { listSeparator } from '../../format/punctuation.ts'

/**
 * Names the device that recorded something; if a person's recordings are hidden, it is not named.
 */
export function useDeviceWords() {
  const { t } = useTranslation('results')
  const nameOf = useCallback(
    ({ device }: Pick<SessionResult, 'device'>) => device || t('outing.closed'),
    [t],
  )
  return {
    nameOf,
    /** Names the other devices of an outing; nothing if there are none. */
    beside: (others: readonly SessionResult[]) =>
      others.length > 0
        ? t('outing.beside', { devices: others.map(nameOf).join(listSeparator()) })
        : '',
  }
}
