import { LOCALES, type Language } from '#domain/constants/languages.ts'
import { dateWriter } from '#domain/rules/intl.ts'

const writer = (language: Language) =>
  dateWriter(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words, such as 2 November 2026. */
export function dayText(day: string, language: Language): string {
  const at = new Date(`${day}T12:00:00Z`)
  return Number.isNaN(at.getTime()) ? '' : writer(language).format(at)
}

/** Days as one span, such as 2–8 November 2026. */
export const daysText = (language: Language, from: string, until: string): string =>
  writer(language).formatRange(new Date(from), new Date(until))
