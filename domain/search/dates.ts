import type { Language } from '../constants/languages.ts'
import { addDays, addMonths, daysBetween, isDate, isoWeekStart } from '../time/week.ts'
import { SMALL_WORDS, SPAN_WORDS, type SpanUnit } from './date-words.ts'
import { namesOf } from './names-of-days.ts'
import { hanWeekdayIn, weekdayIn, type DateMatch } from './weekdays.ts'

/** Days that a query speaks of, and what it says besides. */
export type DateSpan = { from: string; to: string; rest: string }

/**
 * The days that a query names in words or figures, in any of the languages of the app; null when it
 * names none. A day or a month without a year is the latest that plans reach, a weekday the one
 * nearest to today.
 */
export function daysMeant(query: string, today: string): DateSpan | null {
  const text = query.toLowerCase().normalize('NFC').replaceAll('’', "'").trim()
  const found =
    hanWeekdayIn(text, today) ??
    spanIn(text, today) ??
    figuresIn(text, today) ??
    monthIn(text, today) ??
    weekdayIn(text, today)
  if (!found) return null
  const words = text.replace(found.matched, ' ').split(/\s+/)
  const rest = words.filter((word) => word !== '' && !SMALL_WORDS.has(word)).join(' ')
  return { from: found.from, to: found.to, rest }
}

const LANGUAGES = Object.keys(SPAN_WORDS) as Language[]
const NAMED = LANGUAGES.flatMap((language) =>
  SPAN_WORDS[language].map(([words, unit, away]) => ({
    words: words.replaceAll('’', "'").normalize('NFC'),
    unit,
    away,
  })),
).toSorted((one, other) => other.words.length - one.words.length)

/** Whether words stand in a text as whole ones; Chinese has no spaces between them. */
const isIn = (text: string, words: string): boolean =>
  /[一-鿿]/.test(words) ? text.includes(words) : ` ${text} `.includes(` ${words} `)

function spanIn(text: string, today: string): DateMatch | null {
  const named = NAMED.find(({ words }) => isIn(text, words))
  return named ? { ...spanOf(named, today), matched: named.words } : null
}

function spanOf({ unit, away }: { unit: SpanUnit; away: number }, today: string) {
  if (unit === 'day') {
    const day = addDays(today, away)
    return { from: day, to: day }
  }
  if (unit === 'week') {
    const from = addDays(isoWeekStart(today), 7 * away)
    return { from, to: addDays(from, 6) }
  }
  if (unit === 'month') return monthFrom(addMonths(`${today.slice(0, 7)}-01`, away))
  const year = Number(today.slice(0, 4)) + away
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

const monthFrom = (from: string) => ({ from, to: addDays(addMonths(from, 1), -1) })
const two = (number: number | string) => String(number).padStart(2, '0')

/** Plans reach no farther than so many days: a day beyond them is that of a year before. */
const PLANNED_DAYS = 60

/** Of days of several years the latest that plans could reach, and that exists. */
function nearest(days: readonly string[], today: string): string | null {
  const reached = days.filter((day) => isDate(day) && daysBetween(today, day) <= PLANNED_DAYS)
  return reached.toSorted().at(-1) ?? null
}

const yearsAround = (today: string) => [-1, 0, 1].map((away) => Number(today.slice(0, 4)) + away)

/** A day of a month, of a year if one is said. */
function dayOf(
  { day, month, year }: { day: string; month: number; year: string | undefined },
  today: string,
): { from: string; to: string } | null {
  const years = year === undefined ? yearsAround(today) : [Number(year)]
  const days = years.map((one) => `${one}-${two(month)}-${two(day)}`)
  const found = year === undefined ? nearest(days, today) : (days.find(isDate) ?? null)
  return found === null ? null : { from: found, to: found }
}

const YEAR = String.raw`((?:19|20)\d\d)`
const ISO = new RegExp(`${YEAR}-(\\d\\d)-(\\d\\d)`)
const DOTTED = new RegExp(String.raw`(?<!\d)(\d{1,2})[./](\d{1,2})(?:[./]${YEAR}?)?(?!\d)`)
const HAN_DAY = new RegExp(String.raw`(?:${YEAR}年)?(\d{1,2})月(\d{1,2})[日号]`)
const HAN_MONTH = new RegExp(String.raw`(?:${YEAR}年)?(\d{1,2})月`)
const ONLY_YEAR = new RegExp(String.raw`(?<![\d.])${YEAR}年?(?!\d)`)

/** A day in figures, as ISO, day before month, or in Chinese. */
function figuresIn(text: string, today: string): DateMatch | null {
  const iso = ISO.exec(text)
  if (iso && isDate(iso[0])) return { from: iso[0], to: iso[0], matched: iso[0] }
  const han = HAN_DAY.exec(text)
  if (han) return withDay(han[0], { day: han[3] ?? '', month: Number(han[2]), year: han[1] }, today)
  const dotted = DOTTED.exec(text)
  if (!dotted) return null
  const [matched, day = '', month, year] = dotted
  return withDay(matched, { day, month: Number(month), year }, today)
}

function withDay(
  matched: string,
  named: Parameters<typeof dayOf>[0],
  today: string,
): DateMatch | null {
  const days = dayOf(named, today)
  return days && { ...days, matched }
}

const MONTHS = new Map<string, number>()
const SHORTEST = 3
for (const language of LANGUAGES) {
  if (language !== 'zh-cn')
    for (const form of ['short', 'long'] as const)
      for (const [index, name] of namesOf(language, form, 'month').entries())
        if (name.length >= SHORTEST) MONTHS.set(name, index + 1)
}
const anyOfNames = [...MONTHS.keys()].toSorted((one, other) => other.length - one.length).join('|')
const LONG_MONTHS = new Set(
  LANGUAGES.flatMap((language) => (language === 'zh-cn' ? [] : namesOf(language, 'long', 'month'))),
)
const BEFORE = String.raw`(?:(\d{1,2})(?:\.|st|nd|rd|th|er)?\s+(?:of\s+)?)?`
const AFTER = String.raw`(?:\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d))?(?:,?\s+${YEAR})?`
const WITH_NAME = new RegExp(
  String.raw`(?<!\p{L})${BEFORE}(${anyOfNames})\.?(?!\p{L})${AFTER}`,
  'u',
)

/** A month by its name with a day or a year, a month alone, or a year alone. */
function monthIn(text: string, today: string): DateMatch | null {
  const named = WITH_NAME.exec(text)
  if (named) {
    const [matched, before, name = '', after, year] = named
    const day = before ?? after
    const month = MONTHS.get(name) ?? 1
    if (day !== undefined) return withDay(matched, { day, month, year }, today)
    // Short names alone are words of their own too often.
    if (year !== undefined || LONG_MONTHS.has(name)) return wholeMonth(matched, month, year, today)
  }
  const han = HAN_MONTH.exec(text)
  if (han && Number(han[2]) <= 12) return wholeMonth(han[0], Number(han[2]), han[1], today)
  const alone = ONLY_YEAR.exec(text)
  return alone && { from: `${alone[1]}-01-01`, to: `${alone[1]}-12-31`, matched: alone[0] }
}

function wholeMonth(
  matched: string,
  month: number,
  year: string | undefined,
  today: string,
): DateMatch | null {
  const first = dayOf({ day: '1', month, year }, today)
  return first && { ...monthFrom(first.from), matched }
}
