import { addDays } from '#domain/time/week.ts'
import { dayIn, offsetMinutes } from '#domain/time/zoned-time.ts'
import { serverDate } from './server-clock.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { whenKnown, type Maybe } from './no-data.ts'
import { LOCALES } from '#domain/constants/languages.ts'
import type { FormatSettings } from './settings.ts'

/**
 * An ISO instant ("2026-11-24T06:00:00Z"), a Date, or a calendar day without a zone ("2026-11-24").
 */
export type Moment = string | Date

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const
const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const
const FULL = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

const isDay = (moment: Moment): moment is string =>
  typeof moment === 'string' && moment.length === 10

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

/** Words of the calendar: days as people name them, and what stands on the club's clock. */
function calendarWords(settings: FormatSettings, begin: (word: string) => string) {
  const { language, timeZone, now = () => serverDate() } = settings
  const locale = LOCALES[language]
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const today = () => dayIn(timeZone, now())

  const write = (moment: Moment, options: Intl.DateTimeFormatOptions) =>
    dateWriter(locale, { ...options, timeZone: isDay(moment) ? 'UTC' : timeZone }).format(
      new Date(moment),
    )
  const dayOf = (moment: Moment) => (isDay(moment) ? moment : dayIn(timeZone, new Date(moment)))
  const dated = (moment: Moment, options: Intl.DateTimeFormatOptions) => {
    const isThisYear = dayOf(moment).slice(0, 4) === today().slice(0, 4)
    return write(moment, isThisYear ? options : { ...options, year: 'numeric' })
  }
  const dayName = (moment: Moment, spell = begin) => {
    const [from, day] = [today(), dayOf(moment)]
    const offset = [0, 1, -1].find((days) => addDays(from, days) === day)
    if (offset !== undefined) return spell(relative.format(offset, 'day'))
    return dated(moment, SHORT).replace(language === 'en' ? ',' : '', '')
  }
  const longDay = (moment: Moment) => dated(moment, LONG).replace(language === 'en' ? ',' : '', '')
  return {
    write,
    dayOf,
    dated,
    dayName,
    longDay,
    clockOf: (moment: Moment) => write(moment, CLOCK),
  }
}

export function dateWriters(settings: FormatSettings, begin: (word: string) => string) {
  const { write, dayOf, dated, dayName, longDay, clockOf } = calendarWords(settings, begin)
  const otherZone = otherZoneFor(settings)
  /** Returns " CET" if the reader's local clock shows another time, otherwise nothing. */
  const zoneMark = (moment: Moment) => (otherZone(moment) === null ? '' : ` ${otherZone(moment)}`)
  const lastDay = (moment: Moment) => dayName(moment, (word) => word)
  const stretch = (start: Moment, end: Maybe<Moment>) => {
    if (end === null || end === undefined)
      return isDay(start) ? dayName(start) : `${dayName(start)} ${clockOf(start)}${zoneMark(start)}`
    const sameDay = dayOf(start) === dayOf(end)
    if (isDay(start)) return sameDay ? dayName(start) : `${dayName(start)} – ${lastDay(end)}`
    const from = `${dayName(start)} ${clockOf(start)}`
    return (
      (sameDay ? `${from}–${clockOf(end)}` : `${from} – ${lastDay(end)} ${clockOf(end)}`) +
      zoneMark(start)
    )
  }

  return {
    /** "Today", "Tue 24 Nov"; with the year when it is not this one. */
    day: (moment: Maybe<Moment>) => whenKnown(moment, dayName),
    /** "24 Nov" within a sentence; with the year when it is not this one. */
    dayOfMonth: (moment: Maybe<Moment>) =>
      whenKnown(moment, (at) => dated(at, { day: 'numeric', month: 'short' })),
    /** "Tuesday 24 November", for a heading. */
    dayLong: (moment: Maybe<Moment>) => whenKnown(moment, longDay),
    /** "Tuesday, 24 November 2026", for the hover text. */
    dayExact: (moment: Maybe<Moment>) => whenKnown(moment, (at) => write(at, FULL)),
    /** "Tue", "Tuesday" */
    weekday: (moment: Moment, style: 'short' | 'long' = 'short') =>
      write(moment, { weekday: style }),
    /** "Nov 2026", "2026年11月" */
    month: (moment: Maybe<Moment>) =>
      whenKnown(moment, (at) => write(at, { month: 'short', year: 'numeric' })),
    /** "06:00" on the club's clock. */
    time: (moment: Maybe<Moment>) => whenKnown(moment, clockOf),
    /** "06:00:05" on the club's clock. */
    timeWithSeconds: (moment: Maybe<Moment>) =>
      whenKnown(moment, (at) => write(at, { ...CLOCK, second: '2-digit' })),
    otherZone,
    /** "Today 06:00" */
    dateTime: (moment: Maybe<Moment>) =>
      whenKnown(moment, (at) => `${dayName(at)} ${clockOf(at)}${zoneMark(at)}`),
    /** "Tuesday, 24 November 2026, 07:00 CET", for the hover text. */
    dateTimeExact: (moment: Maybe<Moment>) =>
      whenKnown(moment, (at) => write(at, { ...FULL, ...CLOCK, timeZoneName: 'short' })),
    /** "Today 07:00–08:30"; days alone give "Tue 24 Nov – Thu 26 Nov". */
    range: (start: Maybe<Moment>, end: Maybe<Moment>) =>
      whenKnown(start, (from) => stretch(from, end)),
  }
}

export type DateWriters = ReturnType<typeof dateWriters>
