import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FIGURE_DECIMALS,
  lookOfFigure,
  type FigureName,
  type FigureUnit,
} from '#domain/performance-tests/figures.ts'
import { STEP_PROTOCOLS } from '#domain/performance-tests/protocols.ts'
import { useFormat } from '../../../format/format.ts'

const UNITS: Partial<Record<FigureUnit, string>> = {
  pace: '/500 m',
  seconds: 's',
  watts: 'W',
  watts_per_kg: 'W/kg',
  percent: '%',
  lactate: 'mmol/L',
  litres: 'L/min',
  millilitres_per_kg: 'ml/min/kg',
  economy: 'W/(L/min)',
}

/** How figures of tests are named and written. */
export function useFigureWords() {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  return useMemo(() => {
    const plain = (unit: FigureUnit, value: number): string =>
      unit === 'time' || unit === 'pace'
        ? format.paceNumber(value)
        : format.number(value, FIGURE_DECIMALS[unit])
    const write = (name: FigureName, value: number): string => {
      const { unit, isChange } = lookOfFigure(name)
      const written = plain(unit, isChange ? Math.abs(value) : value)
      if (!isChange || Number(value.toFixed(FIGURE_DECIMALS[unit])) === 0) return written
      return `${value > 0 ? '+' : '−'}${written}`
    }
    const unitOf = (name: FigureName): string | undefined => {
      const { unit } = lookOfFigure(name)
      return unit === 'beats' ? format.units.heartRate : UNITS[unit]
    }
    /** With its unit, as a sentence has it. */
    const full = (name: FigureName, value: number): string => {
      const unit = unitOf(name)
      return unit === undefined ? write(name, value) : `${write(name, value)} ${unit}`
    }
    /** From one test to a later one: "−1.4 s", "+5 W"; empty where it rounds to nothing. */
    const change = (name: FigureName, difference: number): string => {
      const { unit } = lookOfFigure(name)
      const written = format.signed(difference, FIGURE_DECIMALS[unit])
      const shownUnit = unit === 'time' || unit === 'pace' ? UNITS.seconds : unitOf(name)
      return written && [written, shownUnit].filter(Boolean).join(' ')
    }
    return { name: (figure: FigureName) => t(`figures.${figure}`), write, unitOf, full, change }
  }, [t, format])
}

/** What a protocol is called, be it one of ours or the tester's own. */
export function useProtocolName(): (protocol: string | null) => string {
  const { t } = useTranslation('test-reports')
  return useMemo(
    () => (protocol) => {
      const known = STEP_PROTOCOLS.find((name) => name === protocol)
      return known ? t(`protocols.${known}`) : (protocol ?? '')
    },
    [t],
  )
}
