import { useTranslation } from 'react-i18next'
import type { MorningReading } from '#contract/analysis/monitoring-reports.ts'
import { SLEEP_LINES, TEMPERATURE_LINES } from '#domain/constants/scales.ts'
import { MORNING_FIELDS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { useFormat } from '../../../format/format.ts'
import { NO_DATA } from '../../../format/no-data.ts'

const SECONDS_A_MINUTE = 60
/** Temperatures are entered with one decimal. */
const { green, amber, red } = TEMPERATURE_LINES
const TEMPERATURES = {
  low: { from: green, to: green },
  green: { from: green, to: amber - 0.1 },
  amber: { from: amber, to: red },
  red: { from: red, to: red },
} as const
const SLEEP = {
  green: SLEEP_LINES.amber,
  amber: SLEEP_LINES.amber,
  red: SLEEP_LINES.red,
  low: SLEEP_LINES.red,
} as const

/** How the values of mornings are written. */
function useValueWriter() {
  const format = useFormat()
  return (field: MorningNumber, value: number | null): string => {
    if (value === null) return NO_DATA
    switch (MORNING_FIELDS[field].unit) {
      case 'min':
        return format.duration(SECONDS_A_MINUTE * value)
      case 'celsius':
        return format.temperature(value)
      case 'kg':
        return format.weight(value)
      case 'ms':
        return format.number(value, 1)
      case 'bpm':
      case 'scale':
        return format.number(value)
    }
  }
}

/** How values are written, and why one is what it is. */
export function useReadingWords() {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const write = useValueWriter()

  /** The facts in a sentence; empty where nobody can say. */
  function why(reading: MorningReading): string {
    const { field, level, rule, mean, difference, count, needs } = reading
    if (level === null) return t('why.few', { count: count ?? 0, needs: needs ?? 0 })
    const side = (difference ?? 0) < 0 ? 'below' : 'above'
    const apart = Math.abs(difference ?? 0)
    switch (rule) {
      case 'own-mean':
      case 'own-range':
        return t(`why.${rule}.${side}`, {
          difference: format.number(apart, 1),
          mean: format.number(mean, 1),
        })
      case 'own-week':
        return t(`why.own-week.${side}`, {
          percent: format.percent(apart, 1),
          mean: write(field, mean),
        })
      case 'temperature': {
        const { from, to } = TEMPERATURES[level]
        return t(`why.temperature.${level}`, {
          from: format.temperature(from),
          to: format.temperature(to),
        })
      }
      case 'sleep':
        return t(`why.sleep.${level === 'low' ? 'red' : level}`, {
          limit: write('sleep_time', SLEEP[level]),
        })
      case 'scale':
        return t(`why.scale.${level === 'low' ? 'red' : level}`)
    }
  }
  return { write, why }
}
