import {
  BEATS_A_MINUTE,
  STROKES_A_MINUTE,
  KILOGRAMS_IN,
  METRES_IN,
  type UnitSystem,
} from '#domain/constants/units.ts'
import { numberWriter } from '#domain/rules/intl.ts'
import { LOCALES } from '#domain/constants/languages.ts'
import { weightIn } from '#domain/training/weights.ts'
import { whenKnown, withUnit, type Maybe } from './no-data.ts'
import type { FormatSettings } from './settings.ts'

/** What a metric amount is in the reader's unit. */
const MEASURES = {
  metric: {
    longDistance: { unit: 'km', from: (metres: number) => metres / 1000 },
    weight: { unit: 'kg', from: (kilograms: number) => kilograms },
    temperature: { unit: '°C', from: (celsius: number) => celsius },
  },
  imperial: {
    longDistance: { unit: 'mi', from: (metres: number) => metres / METRES_IN.mile },
    weight: { unit: 'lb', from: (kilograms: number) => kilograms / KILOGRAMS_IN.pound },
    temperature: { unit: '°F', from: (celsius: number) => celsius * 1.8 + 32 },
  },
} as const satisfies Record<UnitSystem, unknown>

type Write = (value: number, decimals: number) => string

/** Amounts that people read in units of their own. */
function measureWriters(write: Write, system: UnitSystem) {
  const { longDistance, weight, temperature } = MEASURES[system]
  return {
    /** Metres in; "2,000 m" below 10 km, "12.4 km" or "7.7 mi" from there. */
    distance: (metres: Maybe<number>) =>
      whenKnown(metres, (known) =>
        Math.round(Math.abs(known)) < 10_000
          ? withUnit(write(known, 0), 'm')
          : withUnit(write(longDistance.from(known), 1), longDistance.unit),
      ),
    /**
     * Metres in; "12.4" kilometres or miles, for cells and tiles that name `units.longDistance`
     * elsewhere.
     */
    longDistance: (metres: Maybe<number>, decimals = 1) =>
      whenKnown(metres, (known) => write(longDistance.from(known), decimals)),
    /** Kilograms in; "72.5 kg", "159.8 lb". */
    weight: (kilograms: Maybe<number>, decimals = 1) =>
      withUnit(
        whenKnown(kilograms, (known) => write(weight.from(known), decimals)),
        weight.unit,
      ),
    /** Kilograms in; "72", "72.5" or "160": what one lifts is whole mostly. */
    weightNumber: (kilograms: Maybe<number>) =>
      whenKnown(kilograms, (known) => {
        const shown = weightIn(system, known)
        return write(shown, shown % 1 === 0 ? 0 : 1)
      }),
    /** Degrees Celsius in; "36.6 °C", "97.9 °F". */
    temperature: (celsius: Maybe<number>, decimals = 1) =>
      withUnit(
        whenKnown(celsius, (known) => write(temperature.from(known), decimals)),
        temperature.unit,
      ),
    units: { longDistance: longDistance.unit, weight: weight.unit, temperature: temperature.unit },
  }
}

/** A unit as the language shortens it: "kB", in French "ko". */
const unitName = (locale: string, unit: string): string =>
  numberWriter(locale, { style: 'unit', unit, unitDisplay: 'short' })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')?.value ?? unit

export function numberWriters({ language, units = 'metric' }: FormatSettings) {
  const locale = LOCALES[language]
  // Chinese counts by ten thousands: commas at thousands are not read as such.
  const grouping = language === 'zh-cn' ? { useGrouping: false } : {}
  /** Rounds half away from zero and never writes -0. */
  const write = (value: number, decimals: number, options: Intl.NumberFormatOptions = {}) =>
    numberWriter(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
      ...grouping,
      ...options,
    }).format(value)
  const number = (value: Maybe<number>, decimals = 0) =>
    whenKnown(value, (known) => write(known, decimals))
  const measures = measureWriters(write, units)

  return {
    ...measures,
    number,
    /** A bound as the server's messages write it: "60", "1900", "100,000", "2.5". */
    limit: (value: number) =>
      write(value, 0, { maximumFractionDigits: 3, useGrouping: 'min2', ...grouping }),
    /** The character between a number and its decimals. */
    decimalMark: write(0.5, 1).includes(',') ? (',' as const) : ('.' as const),
    /** Bytes in; "340 kB", "12.4 MB", "3.5 GB", in French "340 ko". */
    bytes: (bytes: Maybe<number>) =>
      whenKnown(bytes, (known) => {
        if (known >= 1e9) return withUnit(write(known / 1e9, 1), unitName(locale, 'gigabyte'))
        return known < 1e6
          ? withUnit(write(Math.max(1, known / 1000), 0), unitName(locale, 'kilobyte'))
          : withUnit(write(known / 1e6, 1), unitName(locale, 'megabyte'))
      }),
    /** Metres per second in. */
    speed: (metresPerSecond: Maybe<number>, decimals = 1) =>
      withUnit(number(metresPerSecond, decimals), 'm/s'),
    heartRate: (beats: Maybe<number>) => withUnit(number(beats), BEATS_A_MINUTE[language]),
    strokeRate: (strokes: Maybe<number>, decimals = 0) =>
      withUnit(number(strokes, decimals), STROKES_A_MINUTE[language]),
    power: (watts: Maybe<number>) => withUnit(number(watts), 'W'),
    /** 75 is "75%". */
    signed: signedWriter(write),
    /** "+6 %", "−19 %", "0 %" */
    signedPercent: (percentage: number, decimals = 0) =>
      write(percentage / 100, decimals, { style: 'percent', signDisplay: 'exceptZero' }),
    /** What follows the number in a field of percents: "%", in German " %". */
    percentSuffix: write(0, 0, { style: 'percent' }).slice(1),
    percent: (percentage: Maybe<number>, decimals = 0) =>
      whenKnown(percentage, (known) => write(known / 100, decimals, { style: 'percent' })),
    /** ETS, Foster or TRIMP points. */
    load: (points: Maybe<number>) => number(points, 1),
    /** Units for table headers and axes. */
    units: {
      distance: 'm',
      ...measures.units,
      speed: 'm/s',
      power: 'W',
      heartRate: BEATS_A_MINUTE[language],
      strokeRate: STROKES_A_MINUTE[language],
    },
  }
}

/** "+5", "−1.4"; empty where it rounds to nothing. */
const signedWriter =
  (write: (value: number, decimals: number) => string) =>
  (difference: number, decimals = 0): string => {
    if (Number(difference.toFixed(decimals)) === 0) return ''
    return `${difference > 0 ? '+' : '−'}${write(Math.abs(difference), decimals)}`
  }
