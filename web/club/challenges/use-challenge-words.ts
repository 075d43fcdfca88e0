import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChallengeItem } from '#contract/club/challenges.ts'
import type { Metric } from '#domain/challenges/metrics.ts'
import { daysBetween } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'

const HOUR_S = 3600

/** How values and days of challenges are written. */
export function useChallengeWords() {
  const { t } = useTranslation('challenges')
  const format = useFormat()
  return useMemo(
    () => ({
      /** Null for no value. */
      value: (value: number | null, metric: Metric): string | null => {
        if (value === null) return null
        if (metric === 'distance') return format.distance(value)
        if (metric === 'time') return t('values.time', { number: format.number(value / HOUR_S, 1) })
        const number = format.number(value, value % 1 === 0 ? 0 : 1)
        if (metric === 'strokes' || metric === 'sessions')
          return t(`values.${metric}`, { count: value, number })
        return t(`values.${metric}`, { number: format.number(value) })
      },
      days: ({ state, today, first_day, last_day }: ChallengeItem): string => {
        if (state === 'past') return t('days.over', { day: format.dayOfMonth(last_day) })
        if (state === 'coming') return t('days.begins', { count: daysBetween(today, first_day) })
        const count = daysBetween(today, last_day)
        return count === 0 ? t('days.last') : t('days.left', { count })
      },
      what: ({ metric, aggregation }: Pick<ChallengeItem, 'metric' | 'aggregation'>): string =>
        t('what', {
          metric: t(`metrics.${metric}`),
          aggregation: t(`aggregations.${aggregation}`),
        }),
      team: ({ name, club_name }: { name: string | null; club_name: string }): string =>
        name ?? t('teams.somebody', { club: club_name }),
    }),
    [t, format],
  )
}
