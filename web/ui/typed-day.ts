import { dateWriter } from '#domain/rules/intl.ts'
import { isDate } from '#domain/time/week.ts'

const DAY_MS = 86_400_000

const partsOf = (locale: string) =>
  dateWriter(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(new Date('2001-02-03T12:00:00Z'))
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day')

/** How a day stands in a field: "28 Nov 2026", "28. Nov. 2026", "2026年11月28日". */
export const writeTypedDay = (day: string, locale: string): string =>
  dateWriter(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/** The month that a word names, 1 to 12: "Nov", "november", "Nov.". */
function monthNamed(word: string, locale: string): number | null {
  const wanted = plain(word)
  const names = ['short', 'long'] as const
  for (let month = 1; month <= 12; month += 1) {
    const at = new Date(Date.UTC(2001, month - 1, 3))
    const fits = names.some((style) =>
      plain(dateWriter(locale, { month: style, timeZone: 'UTC' }).format(at)).startsWith(wanted),
    )
    if (fits) return month
  }
  return null
}

const plain = (word: string) =>
  word
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')

/**
 * Reads a day as people type it: "2026-11-28", "28.11.", "28/11/26", "28 Nov 2026", "28112026".
 * Numbers stand in the order of the language; without a year it is the one nearest to today.
 * Returns the ISO day, or null for what is not one.
 */
export function readTypedDay(text: string, locale: string, today: string): string | null {
  const typed = text.trim()
  if (isDate(typed)) return typed
  const numbers = typed.match(/\d+/g) ?? []
  const word = locale.startsWith('zh') ? undefined : typed.match(/\p{L}{3,}/u)?.[0]
  if (word) {
    const month = monthNamed(word, locale)
    const [day, year] = numbers
    return month && day ? dayOf(year, month, Number(day), today) : null
  }
  const order = partsOf(locale)
  const [whole] = numbers
  const split = numbers.length === 1 && whole?.length === 8 ? cutWhole(whole, order) : numbers
  if (split.length < 2 || split.length > 3) return null
  const isYearFirst = split.length === 3 && split[0]?.length === 4
  const names = isYearFirst
    ? (['year', 'month', 'day'] as const)
    : order.filter((name) => split.length === 3 || name !== 'year')
  const read = Object.fromEntries(names.map((name, place) => [name, split[place]]))
  return dayOf(read['year'], Number(read['month']), Number(read['day']), today)
}

/** Eight figures without anything between them, in the order of the language. */
function cutWhole(figures: string, order: readonly string[]): string[] {
  let from = 0
  return order.map((name) => {
    const length = name === 'year' ? 4 : 2
    from += length
    return figures.slice(from - length, from)
  })
}

function dayOf(year: string | undefined, month: number, day: number, today: string): string | null {
  const written = (full: number) =>
    [
      String(full).padStart(4, '0'),
      ...[month, day].map((part) => String(part).padStart(2, '0')),
    ].join('-')
  if (year?.length === 4) return checked(written(Number(year)))
  const thisYear = Number(today.slice(0, 4))
  if (year?.length === 2) {
    // As births are written as well: never more than ten years ahead.
    const full = 2000 + Number(year)
    return checked(written(full > thisYear + 10 ? full - 100 : full))
  }
  if (year !== undefined) return null
  const candidates = [thisYear, thisYear - 1, thisYear + 1].flatMap(
    (one) => checked(written(one)) ?? [],
  )
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(today)) / DAY_MS
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

const checked = (day: string): string | null => (isDate(day) ? day : null)

/**
 * Reads a time of the clock as people type it: "7", "700", "07:00", "7.30", "7 pm", "7h30".
 * Returns "HH:MM", or null for what is not one.
 */
export function readTypedTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h点时 ]?(\d{2})分?|[h点时:])?\s*([ap])?\.?m?\.?$/i.exec(
    text.trim(),
  )
  if (!match) return null
  const [, hours = '', minutes = '0', half] = match
  let hour = Number(hours)
  if (half) {
    if (hour < 1 || hour > 12) return null
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  }
  if (hour > 23 || Number(minutes) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`
}
