import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/format.ts'
import { NO_DATA } from '../../../format/no-data.ts'

const SAME = 0.05

/** How felt and planned effort differ: as a figure with its sign, and in words. */
export function useQualityWords() {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const signed = useCallback(
    (difference: number | null): string => {
      if (difference === null) return NO_DATA
      const sign = difference >= SAME ? '+' : difference <= -SAME ? '−' : ''
      return `${sign}${format.number(Math.abs(difference), 1)}`
    },
    [format],
  )
  const compare = (difference: number): string => {
    if (Math.abs(difference) < SAME) return t('quality.asPlanned')
    const value = format.number(Math.abs(difference), 1)
    return t(difference > 0 ? 'quality.harder' : 'quality.easier', { value })
  }
  return { signed, compare }
}
