import { useTranslation } from 'react-i18next'
import { addDays } from '#domain/time/week.ts'
import { seasonName } from '#domain/reports/seasons.ts'
import type { Phase } from '#domain/season/season.ts'
import { useFormat } from '../../format/format.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { listSeparator } from '../../format/punctuation.ts'
import type { Measure } from './measures.ts'

/** How a season, its weeks and its amounts are written. */
export function useSeasonWords() {
  const { t } = useTranslation('season')
  const format = useFormat()
  const { locale, language } = format
  const day = dateWriter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const short = dateWriter(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const month = dateWriter(locale, { month: 'short', timeZone: 'UTC' })
  const days = (first: string, last: string) => day.formatRange(new Date(first), new Date(last))
  const bare = (value: number, measure: Measure): string => {
    switch (measure) {
      case 'hours':
        return format.duration(value)
      case 'distance':
        return format.number(value / 1000, 0)
      case 'load':
        return format.number(value, 0)
      case 'sessions':
        return format.number(value, Number.isInteger(value) ? 0 : 1)
    }
  }
  const phase = ({ kind, name }: Pick<Phase, 'kind' | 'name'>) => name ?? t(`phases.${kind}`)
  return {
    /** The season that begins on this Monday: its month begins in that week. */
    season: (first: string) => seasonName(addDays(first, 6), language),
    day: (date: string) => day.format(new Date(date)),
    /** As figures, for narrow columns. */
    shortDay: (date: string) => short.format(new Date(date)),
    days,
    week: (monday: string) => days(monday, addDays(monday, 6)),
    month: (date: string) => month.format(new Date(date)),
    /** Without its unit, beside another that has it. */
    bare,
    /** With its unit where it has one. */
    amount: (value: number, measure: Measure) =>
      measure === 'hours' || measure === 'distance'
        ? `${bare(value, measure)} ${t(`units.${measure}`)}`
        : bare(value, measure),
    /** On an axis, where the row says the unit. */
    mark: (value: number, measure: Measure) =>
      format.number(
        measure === 'hours' ? value / 3600 : measure === 'distance' ? value / 1000 : value,
        0,
      ),
    phase,
    /** In order, each with its weeks. */
    phases: (list: readonly Phase[]) =>
      list.map((one) => `${phase(one)} ${one.weeks}`).join(listSeparator()) || '–',
    form: (value: number) => `${value > 0.5 ? '+' : ''}${format.number(value, 0)}`,
  }
}
