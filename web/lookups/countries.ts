import { COUNTRIES } from '#domain/constants/countries.ts'

/** The country's name in the reader's language; null for none. */
export const countryName = (code: string | null, locale: string): string | null =>
  code === null ? null : (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code)

/** All countries by name. */
export const countryChoices = (locale: string): { value: string; label: string }[] =>
  COUNTRIES.map((value) => ({ value, label: countryName(value, locale) ?? value })).toSorted(
    (a, b) => a.label.localeCompare(b.label, locale),
  )
