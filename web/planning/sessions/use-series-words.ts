import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { addDays, isoWeekday } from '#domain/time/week.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { dayIn } from '#domain/time/zoned-time.ts'

type Series = NonNullable<Session['series']>

/** 2024-01-01 was a Monday. */
const dayNamed = (weekday: number) => addDays('2024-01-01', weekday - 1)

/** The weekdays as a sentence names them: in Chinese those of a week are short. */
function weekdaysOf(weekdays: readonly number[], format: Format): string {
  const style = format.language === 'zh-cn' ? 'short' : 'long'
  const names = weekdays
    .toSorted((a, b) => a - b)
    .map((weekday) => format.weekday(dayNamed(weekday), style))
  return format.conjunction(names)
}

/** A rule in words: "Every Tuesday and Thursday until 30 June, 24 sessions". */
export function useSeriesWords(): (rule: RepeatRule, series: Series) => string {
  const { t } = useTranslation('session')
  const format = useFormat()
  const monthlyOn = (
    { repeat_on_the_specific_step: step, repeat_on_the_specific_every: every }: RepeatRule,
    first: string,
  ) => {
    if (!step || !every) return t('series.onDate', { date: format.number(Number(first.slice(8))) })
    const weekday = format.weekday(dayNamed(every), 'long')
    return step === -1 ? t('series.onLast', { weekday }) : t(`series.onNth${step}`, { weekday })
  }
  const pattern = (rule: RepeatRule, first: string) => {
    const {
      repeat_frequency_type: kind,
      repeat_every: count = 1,
      repeat_on_the_specific_days: chosen = [],
    } = rule
    switch (kind) {
      case 'daily':
        return count === 1 ? t('series.daily') : t('series.everyDays', { count })
      case 'weekly': {
        const days = weekdaysOf(chosen.length > 0 ? chosen : [isoWeekday(first)], format)
        return count === 1 ? t('series.weekly', { days }) : t('series.everyWeeks', { count, days })
      }
      case 'monthly': {
        const on = monthlyOn(rule, first)
        return count === 1 ? t('series.monthly', { on }) : t('series.everyMonths', { count, on })
      }
      case 'specific_dates':
        return t('series.chosen')
    }
  }
  return (rule, { count, first, last }) => {
    const day = (instant: string) => dayIn(format.timeZone, new Date(instant))
    const until = t('series.until', { day: format.within.day(rule.repeat_end_date ?? day(last)) })
    return t('series.words', {
      pattern: pattern(rule, day(first)),
      until,
      number: t('series.count', { count }),
    })
  }
}
