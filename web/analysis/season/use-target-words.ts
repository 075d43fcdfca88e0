import { useTranslation } from 'react-i18next'
import type { SeasonWeek } from '#contract/analysis/season.ts'
import { WEEK_KINDS } from '#domain/season/season.ts'
import { useFormat } from '../../format/format.ts'
import type { TargetField } from './differences.ts'
import { MEASURE_FIELDS, MEASURES } from './measures.ts'
import { useSeasonWords } from './use-season-words.ts'

type TargetValue = NonNullable<SeasonWeek['target']>[TargetField]

/** How the fields of a target are called, and how their values are written. */
export function useTargetWords() {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const format = useFormat()
  const measureOf = (field: TargetField) =>
    MEASURES.find((measure) => MEASURE_FIELDS[measure].field === field)
  const name = (field: TargetField) => {
    const measure = measureOf(field)
    if (measure) return t(`measures.${measure}`)
    if (field === 'shares') return t('week.zones')
    return field === 'kind' ? t('week.kind') : t('week.note')
  }
  const value = (field: TargetField, one: TargetValue) => {
    if (one === null) return '–'
    if (typeof one === 'object') return one.map((share) => format.percent(share)).join(' / ')
    const kind = WEEK_KINDS.find((word) => field === 'kind' && word === one)
    if (kind) return t(`kinds.${kind}`)
    const measure = measureOf(field)
    return measure && typeof one === 'number' ? words.amount(one, measure) : String(one)
  }
  return {
    name,
    value,
    /** "Hours 7:00 h → 8:00 h". */
    change: (field: TargetField, before: TargetValue, next: TargetValue) =>
      `${name(field)} ${value(field, before)} → ${value(field, next)}`,
  }
}
