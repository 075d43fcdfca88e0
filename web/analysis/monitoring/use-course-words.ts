import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MORNING_FIELDS } from '#domain/monitoring/fields.ts'
import type { CourseWords } from './course-panels.ts'
import { writeSleep } from './morning-model.ts'
import { useMorningWords } from './use-morning-words.ts'

/** Names of the lines of a course, and how their values are written. */
export function useCourseWords(metric: string): CourseWords {
  const { t } = useTranslation('monitoring')
  const words = useMorningWords()
  return useMemo(
    () => ({
      nameOf: (key) =>
        key === 'load'
          ? t('page.load', { metric: t(`metrics.${metricOf(metric)}`) })
          : words.nameOf(key),
      figureOf: (key) => {
        if (key === 'load') return { unit: '', decimals: 0 }
        const { unit, decimals } = MORNING_FIELDS[key]
        return { unit: words.unitOf(key), decimals, ...(unit === 'min' && { write: writeSleep }) }
      },
    }),
    [t, words, metric],
  )
}

const metricOf = (metric: string) => (metric === 'foster' || metric === 'trimp' ? metric : 'ets')
