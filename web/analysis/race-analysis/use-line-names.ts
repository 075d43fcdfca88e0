import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedLine } from '#contract/analysis/race-analysis.ts'
import { useFormat } from '../../format/format.ts'
import { lineNames } from './line-names.ts'

/** What tells the lines of a comparison apart, in their order. */
export function useLineNames(lines: readonly ComparedLine[]): readonly string[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  return useMemo(
    () =>
      lineNames(lines, {
        piece: (number) => t('pieces.number', { number }),
        day: format.day,
      }),
    [lines, t, format],
  )
}
