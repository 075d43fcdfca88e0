import { useTranslation } from 'react-i18next'
import type { DailyAthlete, MorningReading } from '#contract/analysis/monitoring-reports.ts'
import { HISTORY_DAYS } from '#domain/monitoring/baselines.ts'
import { MORNING_FIELDS } from '#domain/monitoring/fields.ts'
import { addDays } from '#domain/time/week.ts'
import { useFormat } from '../../../format/format.ts'
import { useReadingWords } from './use-reading-words.ts'

/** Values to be noted, the red ones first. */
export const notedOf = ({ readings }: Pick<DailyAthlete, 'readings'>): readonly MorningReading[] =>
  readings
    .filter(({ level }) => level !== null && level !== 'green')
    .toSorted((one, other) => Number(other.level === 'red') - Number(one.level === 'red'))

/** Why a value is to be noted, in a few words: "Slept 5:20", "Mood 2 of 5". */
export function useReasonWords(): (reading: MorningReading) => string {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { write } = useReadingWords()
  return ({ field, value, level, rule, difference }) => {
    const name = t(`fields.${field}`)
    switch (rule) {
      case 'own-mean':
        return t((difference ?? 0) < 0 ? 'reason.below' : 'reason.above', {
          field: name,
          difference: format.number(Math.abs(difference ?? 0)),
        })
      case 'own-range':
        return t(level === 'red' ? 'reason.own-range.red' : 'reason.own-range.amber')
      case 'own-week':
        return t('reason.own-week', { percent: format.percent(Math.abs(difference ?? 0), 1) })
      case 'temperature':
        return t('reason.value', { field: name, value: write(field, value) })
      case 'sleep':
        return t('reason.sleep', { value: write(field, value) })
      case 'scale':
        return t('reason.scale', {
          field: name,
          value: write(field, value),
          max: format.number(MORNING_FIELDS[field].max),
        })
    }
  }
}

/** Since when somebody is ill or injured and why, in one line. */
export function useSinceWords(): (
  episode: NonNullable<DailyAthlete['episode']>,
  day: string,
) => string {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  return ({ first, reasons }, day) => {
    const since =
      first <= addDays(day, -HISTORY_DAYS)
        ? t('daily.sinceLong')
        : t('daily.since', { day: format.within.day(first) })
    const why = reasons.map((reason) => t(`healthReasons.${reason}`))
    return [since, ...why].join(' · ')
  }
}
