import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MorningValues } from '#contract/analysis/monitoring.ts'
import { MORNING_FIELDS, type MorningNumber } from '#domain/monitoring/fields.ts'
import type { MorningPart } from '#domain/rules/monitoring.ts'
import { useFormat } from '../../format/format.ts'
import { writeSleep } from './morning-model.ts'
import { listSeparator } from '../../format/punctuation.ts'

const UNITS = { bpm: 'bpm', ms: 'ms', celsius: '°C', kg: 'kg', scale: '' } as const

/** Names of what is said of a morning, and its values as people write them. */
export function useMorningWords() {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  return useMemo(() => {
    const unitOf = (name: MorningNumber) => {
      const { unit } = MORNING_FIELDS[name]
      return unit === 'min' ? t('sleepUnit') : UNITS[unit]
    }
    const number = (name: MorningNumber, value: number) =>
      MORNING_FIELDS[name].unit === 'min'
        ? writeSleep(value)
        : format.number(value, Number.isInteger(value) ? 0 : MORNING_FIELDS[name].decimals)
    const withUnit = (name: MorningNumber, value: number) =>
      MORNING_FIELDS[name].unit === 'min'
        ? number(name, value)
        : [number(name, value), unitOf(name)].filter(Boolean).join(' ')
    const nameOf = (part: MorningPart) => t(`parts.${part}`)
    const part = (name: MorningPart, values: Partial<MorningValues>): string => {
      const value = values[name]
      if (name === 'health') return values.health ? t(`health.${values.health}`) : t('nothing')
      if (name === 'reasons')
        return (
          values.reasons?.map((reason) => t(`reasons.${reason}`)).join(listSeparator()) ||
          t('nothing')
        )
      if (name === 'note') return values.note ?? t('nothing')
      if (name === 'note_private') return t(values.note_private ? 'yes' : 'no')
      return typeof value === 'number' ? withUnit(name, value) : t('nothing')
    }
    return { nameOf, unitOf, number, withUnit, part }
  }, [t, format])
}
