import type { Language } from '#domain/constants/languages.ts'

/** A day in words, such as 2 November 2026. */
export function dayText(day: string, language: Language): string {
  const at = new Date(`${day}T12:00:00Z`)
  return Number.isNaN(at.getTime())
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
