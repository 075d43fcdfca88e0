import type { Language } from '#domain/constants/languages.ts'

/** The days of a challenge as one span. */
export const daysText = (language: Language, from: string, until: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(until),
  )
