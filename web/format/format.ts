import { createContext, useContext } from 'react'
import { dayNumber, listWriter } from '#domain/rules/intl.ts'
import { LIST_SEPARATOR, LOCALES } from '#domain/constants/languages.ts'
import { formatDuration } from '#domain/time/duration.ts'
import { raceTimeText } from '#domain/time/race-time.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { dayIn, daysIn } from '#domain/time/zoned-time.ts'
import { dateWriters, type DateWriters } from './dates.ts'
import { numberWriters } from './numbers.ts'
import type { FormatSettings } from './settings.ts'
import { NBSP, NO_DATA, whenKnown, withUnit, type Maybe } from './no-data.ts'

/** When a session is planned; one that takes the whole day has no clock. */
type PlannedTimes = PlannedStart & { end_date: string }
type PlannedStart = { start_date: string; all_day_event: boolean; sport_id: number | null }

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
  return {
    /** "Today 07:00–08:30"; "Tue 24 Nov – Thu 26 Nov" of one that takes whole days. */
    session: (planned: PlannedTimes) => {
      if (!isWholeDay(planned)) return range(planned.start_date, planned.end_date)
      const { first, last } = daysIn(timeZone, planned)
      return range(first, last)
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
    /** Seconds in; "6:31.45", as precise as it was timed. */
    raceTime: (seconds: number) => raceTimeText(seconds).replace('.', mark),
    /** Seconds per reference distance in; "1:45.3 /500 m". */
    pace: (seconds: Maybe<number>, reference: 100 | 500 | 1000 = 500) =>
      withUnit(whenKnown(seconds, tenths), reference === 1000 ? `/km` : `/${reference}${NBSP}m`),
    /** The same without its unit, for cells and axes that name it elsewhere. */
    paceNumber: (seconds: Maybe<number>) => whenKnown(seconds, tenths),
  }
}

const capitalise = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** All writers for one reader. Every function writes "–" for null. */
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
    /** Names beside each other, as the language lists them. */
    list: (names: readonly string[]) => names.join(LIST_SEPARATOR[language]),
    /** Names as a sentence names them: "Tuesday and Thursday". */
    conjunction: (names: readonly string[]) =>
      listWriter(LOCALES[language], { type: 'conjunction' }).format(names),
    dayNumber: (day: string) => dayNumber(LOCALES[language], day),
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

/** Made once for all who write: it asks the browser for its time zone, which takes long. */
const formats = new WeakMap<FormatSettings, Format>()

export function useFormat(): Format {
  const settings = useContext(FormatContext)
  const format = formats.get(settings) ?? createFormat(settings)
  formats.set(settings, format)
  return format
}
