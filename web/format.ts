import { createContext, useContext, useMemo } from 'react'
import type { Language } from '#domain/constants/languages.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { KILOGRAMS_IN, METRES_IN, type UnitSystem } from '#domain/constants/units.ts'
import { weightIn } from '#domain/training/weights.ts'
import { formatDuration } from '#domain/time/duration.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn, offsetMinutes } from './zoned-time.ts'

/**
 * What every date and number on a screen depends on: the reader's language and units, and the
 * club's time zone (IANA name).
 */
export type FormatSettings = {
  language: Language
  timeZone: string
  /** For long distances, weights and temperatures. Race distances and pace are always metric. */
  units?: UnitSystem
  /** The reader's time zone, by default that of the device. */
  ownTimeZone?: string
  now?: () => Date
}

/**
 * An ISO instant ("2026-11-24T06:00:00Z"), a Date, or a calendar day without a zone ("2026-11-24").
 */
export type Moment = string | Date
/** When a session is planned; one that takes the whole day has no clock. */
export type PlannedTimes = PlannedStart & { end_date: string }
export type PlannedStart = { start_date: string; all_day_event: boolean; sport_id: number | null }
type Maybe<V> = V | null | undefined

export const NO_DATA = '–'
const NBSP = '\u00A0'
/** en-GB: day before month, 24 hours. */
const LOCALES = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  'zh-cn': 'zh-CN',
} as const satisfies Record<Language, string>
const BEATS = { en: 'bpm', de: 'bpm', fr: 'bpm', 'zh-cn': '次/分' } as const satisfies Record<
  Language,
  string
>
const STROKES = {
  en: 'spm',
  de: 'S/min',
  fr: 'cps/min',
  'zh-cn': '桨/分',
} as const satisfies Record<Language, string>

const isDay = (moment: Moment): moment is string =>
  typeof moment === 'string' && moment.length === 10
const withUnit = (text: string, unit: string) => (text === NO_DATA ? text : `${text}${NBSP}${unit}`)

function whenKnown<V>(value: Maybe<V>, write: (value: V) => string): string {
  if (value === null || value === undefined) return NO_DATA
  return typeof value === 'number' && !Number.isFinite(value) ? NO_DATA : write(value)
}

/** Keeps what was made: a writer of dates or numbers takes far longer to make than to write. */
function kept<Options extends object, Writer>(make: (locale: string, options: Options) => Writer) {
  const writers = new Map<string, Writer>()
  return (locale: string, options: Options): Writer => {
    const key = locale + JSON.stringify(options)
    const writer = writers.get(key) ?? make(locale, options)
    writers.set(key, writer)
    return writer
  }
}
export const dateWriter = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
const numberWriter = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The club's zone, such as "CET", when the reader's local clock shows another time; else null. */
function otherZoneFor({
  language,
  timeZone,
  ownTimeZone,
}: FormatSettings): (moment: Moment) => string | null {
  const own = ownTimeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (moment) => {
    const at = new Date(moment)
    if (isDay(moment) || offsetMinutes(timeZone, at) === offsetMinutes(own, at)) return null
    const parts = dateWriter(LOCALES[language], {
      ...CLOCK,
      timeZone,
      timeZoneName: 'short',
    }).formatToParts(at)
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  }
}

function dateWriters(settings: FormatSettings, begin: (word: string) => string) {
  const { language, timeZone, now = () => new Date() } = settings
  const locale = LOCALES[language]
  const otherZone = otherZoneFor(settings)
  const short = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const full = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

  const write = (moment: Moment, options: Intl.DateTimeFormatOptions) =>
    dateWriter(locale, { ...options, timeZone: isDay(moment) ? 'UTC' : timeZone }).format(
      new Date(moment),
    )
  const dayOf = (moment: Moment) => (isDay(moment) ? moment : dayIn(timeZone, new Date(moment)))
  const near = (day: string) =>
    [0, 1, -1].find((offset) => addDays(dayIn(timeZone, now()), offset) === day)
  const clockOf = (moment: Moment) => write(moment, CLOCK)

  const dated = (moment: Moment, options: Intl.DateTimeFormatOptions) => {
    const sameYear = dayOf(moment).slice(0, 4) === dayIn(timeZone, now()).slice(0, 4)
    return write(moment, sameYear ? options : { ...options, year: 'numeric' })
  }
  const dayAndMonth = (moment: Moment) => dated(moment, { day: 'numeric', month: 'short' })
  const dayName = (moment: Moment) => {
    const offset = near(dayOf(moment))
    if (offset !== undefined) return begin(relative.format(offset, 'day'))
    return dated(moment, short).replace(language === 'en' ? ',' : '', '')
  }
  /** Returns " CET" if the reader's local clock shows another time, otherwise nothing. */
  const zoneMark = (moment: Moment) => (otherZone(moment) === null ? '' : ` ${otherZone(moment)}`)
  const stretch = (start: Moment, end: Maybe<Moment>) => {
    if (end === null || end === undefined)
      return isDay(start) ? dayName(start) : `${dayName(start)} ${clockOf(start)}${zoneMark(start)}`
    const sameDay = dayOf(start) === dayOf(end)
    if (isDay(start)) return sameDay ? dayName(start) : `${dayName(start)} – ${dayName(end)}`
    const from = `${dayName(start)} ${clockOf(start)}`
    return (
      (sameDay ? `${from}–${clockOf(end)}` : `${from} – ${dayName(end)} ${clockOf(end)}`) +
      zoneMark(start)
    )
  }

  return {
    /** "Today", "Tue 24 Nov"; with the year when it is not this one. */
    day: (moment: Maybe<Moment>) => whenKnown(moment, dayName),
    /** "24 Nov" within a sentence; with the year when it is not this one. */
    dayOfMonth: (moment: Maybe<Moment>) => whenKnown(moment, dayAndMonth),
    /** "Tuesday, 24 November 2026", for the hover text. */
    dayExact: (moment: Maybe<Moment>) => whenKnown(moment, (at) => write(at, full)),
    /** "Tue", "Tuesday" */
    weekday: (moment: Moment, style: 'short' | 'long' = 'short') =>
      write(moment, { weekday: style }),
    /** "Nov 2026", "2026年11月" */
    month: (moment: Maybe<Moment>) =>
      whenKnown(moment, (at) => write(at, { month: 'short', year: 'numeric' })),
    /** "06:00" on the club's clock. */
    time: (moment: Maybe<Moment>) => whenKnown(moment, clockOf),
    otherZone,
    /** "Today 06:00" */
    dateTime: (moment: Maybe<Moment>) =>
      whenKnown(moment, (at) => `${dayName(at)} ${clockOf(at)}${zoneMark(at)}`),
    /** "Tuesday, 24 November 2026, 07:00 CET", for the hover text. */
    dateTimeExact: (moment: Maybe<Moment>) =>
      whenKnown(moment, (at) => write(at, { ...full, ...CLOCK, timeZoneName: 'short' })),
    /** "Today 07:00–08:30"; days alone give "Tue 24 Nov – Thu 26 Nov". */
    range: (start: Maybe<Moment>, end: Maybe<Moment>) =>
      whenKnown(start, (from) => stretch(from, end)),
  }
}

type DateWriters = ReturnType<typeof dateWriters>

/**
 * When a session is, without a clock where it takes the whole day. An end at midnight then belongs
 * to the day before.
 */
function sessionWriters(
  { range, dayExact, dateTimeExact }: Pick<DateWriters, 'range' | 'dayExact' | 'dateTimeExact'>,
  timeZone: string,
) {
  const day = (time: number) => dayIn(timeZone, new Date(time))
  const firstDay = ({ start_date }: PlannedStart) => day(Date.parse(start_date))
  const lastDay = ({ start_date, end_date }: PlannedTimes) =>
    day(Math.max(Date.parse(start_date), Date.parse(end_date) - 1))
  return {
    /** "Today 07:00–08:30"; "Tue 24 Nov – Thu 26 Nov" of one that takes whole days. */
    session: (planned: PlannedTimes) => {
      if (!isWholeDay(planned)) return range(planned.start_date, planned.end_date)
      return range(firstDay(planned), lastDay(planned))
    },
    /** "Today 07:00", "Today" of a session that takes the whole day. */
    sessionStart: (planned: PlannedStart) =>
      range(isWholeDay(planned) ? firstDay(planned) : planned.start_date, null),
    /** Start or end alone: "Today 07:00", "Today" of one that takes whole days. */
    sessionTime: (which: 'start_date' | 'end_date', at: string, whole: boolean) =>
      range(whole ? day(Date.parse(at) - Number(which === 'end_date')) : at, null),
    /**
     * "Tuesday, 24 November 2026, 07:00 CET", for the hover text; without a clock where there is
     * none.
     */
    sessionExact: (planned: PlannedStart) =>
      isWholeDay(planned) ? dayExact(firstDay(planned)) : dateTimeExact(planned.start_date),
  }
}

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

function numberWriters({ language, units = 'metric' }: FormatSettings) {
  const locale = LOCALES[language]
  /** Rounds half away from zero and never writes -0. */
  const write = (value: number, decimals: number, options: Intl.NumberFormatOptions = {}) =>
    numberWriter(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
      ...options,
    }).format(value)
  const number = (value: Maybe<number>, decimals = 0) =>
    whenKnown(value, (known) => write(known, decimals))
  const measures = measureWriters(write, units)

  return {
    ...measures,
    number,
    /** A bound as the server's messages write it: "60", "1900", "100,000", "2.5". */
    limit: (value: number) => write(value, 0, { maximumFractionDigits: 3, useGrouping: 'min2' }),
    /** The character between a number and its decimals. */
    decimalMark: write(0.5, 1).includes(',') ? (',' as const) : ('.' as const),
    /** Bytes in; "340 kB", "12.4 MB", "3.5 GB". */
    bytes: (bytes: Maybe<number>) =>
      whenKnown(bytes, (known) => {
        if (known >= 1e9) return withUnit(write(known / 1e9, 1), 'GB')
        return known < 1e6
          ? withUnit(write(Math.max(1, known / 1000), 0), 'kB')
          : withUnit(write(known / 1e6, 1), 'MB')
      }),
    /** Metres per second in. */
    speed: (metresPerSecond: Maybe<number>, decimals = 1) =>
      withUnit(number(metresPerSecond, decimals), 'm/s'),
    heartRate: (beats: Maybe<number>) => withUnit(number(beats), BEATS[language]),
    strokeRate: (strokes: Maybe<number>, decimals = 0) =>
      withUnit(number(strokes, decimals), STROKES[language]),
    power: (watts: Maybe<number>) => withUnit(number(watts), 'W'),
    /** 75 is "75%". */
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
      heartRate: BEATS[language],
      strokeRate: STROKES[language],
    },
  }
}

/**
 * The last second that is written without hours; from half a tenth below the hour it rounds up to
 * one.
 */
const BELOW_AN_HOUR = 3599.95
/** "6:31.4", "1:02:03.4" */
const minutesAndTenths = (seconds: number) =>
  formatDuration(seconds, seconds < BELOW_AN_HOUR ? 'm:ss.S' : 'H:mm:ss.S') ?? NO_DATA

const timeWriters = (mark: ',' | '.') => {
  const tenths = (seconds: number) => minutesAndTenths(seconds).replace('.', mark)
  return {
    /** Seconds in; "1:30" hours and minutes, for plans and sums. */
    duration: (seconds: Maybe<number>) =>
      whenKnown(seconds, (known) => formatDuration(known, 'H:mm') ?? NO_DATA),
    /** Seconds in; "6:31.4", for measured times. */
    resultTime: (seconds: Maybe<number>) => whenKnown(seconds, tenths),
    /** Seconds per reference distance in; "1:45.3 /500 m". */
    pace: (seconds: Maybe<number>, reference: 100 | 500 | 1000 = 500) =>
      withUnit(whenKnown(seconds, tenths), reference === 1000 ? `/km` : `/${reference}${NBSP}m`),
    /** The same without its unit, for cells and axes that name it elsewhere. */
    paceNumber: (seconds: Maybe<number>) => whenKnown(seconds, tenths),
  }
}

const capitalise = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** All of the above for one reader. Every function writes "–" for null. */
export const createFormat = ({ units, ...settings }: FormatSettings) => {
  const { language, timeZone } = settings
  const dates = dateWriters(settings, (word) => capitalise(word, LOCALES[language]))
  const within = dateWriters(settings, (word) => word)
  const numbers = numberWriters({ ...settings, ...(units && { units }) })
  return {
    ...settings,
    unitSystem: units ?? 'metric',
    /** The language for Intl and the libraries that need a BCP 47 tag. */
    locale: LOCALES[language],
    ...dates,
    ...sessionWriters(dates, timeZone),
    /** The same in the middle of a text: "today", where a text of its own begins with "Today". */
    within: { ...within, ...sessionWriters(within, timeZone) },
    ...numbers,
    ...timeWriters(numbers.decimalMark),
  }
}
export type Format = ReturnType<typeof createFormat>

/** Provided by the shell from the person's language and the selected club. */
export const FormatContext = createContext<FormatSettings>({ language: 'en', timeZone: 'UTC' })

export function useFormat(): Format {
  const settings = useContext(FormatContext)
  return useMemo(() => createFormat(settings), [settings])
}
