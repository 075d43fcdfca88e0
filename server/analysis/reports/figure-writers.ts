import { LOCALES, type Language } from '#domain/constants/languages.ts'
import { numberWriter } from '#domain/rules/intl.ts'
import { METRES_IN, type UnitSystem } from '#domain/constants/units.ts'
import type { FigureKind } from '#domain/reports/report.ts'
import { formatDuration } from '#domain/time/duration.ts'

/** How a figure is written where no browser does it, and the unit that the head of a column names. */
export type FigureWriter = { write: (value: number) => string; unit?: string }

/** The last second that is written without hours. */
const BELOW_AN_HOUR = 3599.95

/** All kinds of figures as people of a language write them. */
export function figureWriters(
  language: Language,
  units: UnitSystem = 'metric',
): Record<FigureKind, FigureWriter> {
  const numberOf = (decimals: number, options: Intl.NumberFormatOptions = {}) => {
    const format = numberWriter(LOCALES[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
      ...options,
    })
    return (value: number) => format.format(value)
  }
  const whole = numberOf(0)
  const tenths = numberOf(1)
  const mark = tenths(0.5).charAt(1)
  const percentOf = (decimals: number) => {
    const write = numberOf(decimals, { style: 'percent' })
    return (value: number) => write(value / 100)
  }
  const clock = (seconds: number) =>
    (formatDuration(seconds, seconds < BELOW_AN_HOUR ? 'm:ss.S' : 'H:mm:ss.S') ?? '').replace(
      '.',
      mark,
    )
  const far = units === 'imperial' ? METRES_IN.mile : 1000
  return {
    count: { write: whole },
    duration: { write: (seconds) => formatDuration(seconds, 'H:mm') ?? '', unit: 'h' },
    time: { write: clock },
    pace: { write: clock, unit: '/500 m' },
    distance: {
      write: (metres) => tenths(metres / far),
      unit: units === 'imperial' ? 'mi' : 'km',
    },
    metres: { write: whole, unit: 'm' },
    'stroke-distance': { write: tenths, unit: 'm' },
    rate: { write: tenths },
    'heart-rate': { write: whole, unit: '/min' },
    load: { write: tenths },
    percent: { write: percentOf(0) },
    'medal-percent': { write: percentOf(1) },
    rating: { write: tenths },
    ratio: { write: numberOf(2) },
    difference: { write: numberOf(1, { signDisplay: 'exceptZero' }) },
    watts: { write: whole, unit: 'W' },
    'watts-per-kilogram': { write: numberOf(2), unit: 'W/kg' },
  }
}

/** The same for how much a figure has changed: with its sign, and percents in points. */
export function changeWriter(
  kind: FigureKind,
  writers: Record<FigureKind, FigureWriter>,
): FigureWriter {
  const { write, unit } = writers[kind]
  const isPercent = kind === 'percent' || kind === 'medal-percent'
  const size = kind === 'percent' ? writers.count.write : isPercent ? writers.load.write : write
  return {
    write(change) {
      const written = size(Math.abs(change))
      if (written === size(0)) return written
      return `${change > 0 ? '+' : '−'}${written}`
    },
    ...(isPercent ? { unit: 'pp' } : unit !== undefined && { unit }),
  }
}
