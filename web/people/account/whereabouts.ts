import { COUNTRIES } from '#domain/constants/countries.ts'

/** Where the browser says it is: a first guess that a person can change. */

export const guessedTimeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

type Zoned = { getTimeZones?: () => readonly string[] | undefined }

/** The zones of a country, where the browser knows them. */
const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as Zoned).getTimeZones?.() ?? []

/**
 * The country of the browser's zone, else that of its first language that names one (de-CH), or
 * null. A zone of several countries gives way to the language.
 */
export function guessedCountry(
  languages: readonly string[] = navigator.languages,
  zone: string = guessedTimeZone(),
): string | null {
  const spoken = countryOfLanguage(languages)
  const here = COUNTRIES.filter((country) => zonesOf(country).includes(zone))
  return spoken !== null && here.includes(spoken) ? spoken : (here[0] ?? spoken)
}

function countryOfLanguage(languages: readonly string[]): string | null {
  for (const tag of languages) {
    const region = /-([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()
    if (region !== undefined && COUNTRIES.includes(region)) return region
  }
  return null
}

/** All zones the browser knows, with its own even if that has an older name. */
export function timeZones(): string[] {
  const own = guessedTimeZone()
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(own) ? known : [own, ...known]
}
