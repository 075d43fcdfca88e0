import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Equal } from '#domain/training/equal-pieces.ts'
import { useFormat } from '../../format/format.ts'

/** How a length that pieces have in common is written: "2000 m", "30 min". */
export function useLengthWriter(): (equal: Equal) => string {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return useCallback(
    ({ by, length }) =>
      by === 'distance'
        ? t('ergo.metres', { length: String(length) })
        : t('ergo.minutes', { number: format.number(length / 60) }),
    [t, format],
  )
}
