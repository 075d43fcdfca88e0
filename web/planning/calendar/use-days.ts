import { dateWriter } from '#domain/rules/intl.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'

/** Names of days for a grid, from one writer each: a month has dozens of them. */
export function useDays() {
  const { locale, dayNumber } = useFormat()
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const writer = dateWriter(locale, { ...options, timeZone: 'UTC' })
      return (day: string) => writer.format(new Date(day))
    }
    return {
      full: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      weekday: write({ weekday: 'short' }),
      letter: write({ weekday: 'narrow' }),
      number: dayNumber,
    }
  }, [locale, dayNumber])
}

/** Placeholders in a text, filled in for each day. */
const [DAY, NUMBER] = ['{day}', '{number}']

/** What a month says on each of its days, looked up once for all of them. */
export function useDayTexts() {
  const { t } = useTranslation('calendar')
  return useMemo(() => {
    const [plan, more, moreOn] = [
      t('planOn', { day: DAY }),
      t('more', { number: NUMBER }),
      t('moreOn', { day: DAY, number: NUMBER }),
    ]
    const number = (text: string, hidden: number) => text.replace(NUMBER, String(hidden))
    return {
      plan: (day: string) => plan.replace(DAY, day),
      more: (hidden: number) => number(more, hidden),
      moreOn: (day: string, hidden: number) => number(moreOn, hidden).replace(DAY, day),
    }
  }, [t])
}

export type DayTexts = ReturnType<typeof useDayTexts>
export type Days = ReturnType<typeof useDays>
