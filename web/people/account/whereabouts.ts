import { COUNTRIES } from '#domain/constants/countries.ts'

/** Where the browser says it is: a first guess that a person can change. */

export const guessedTimeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The country of the first language that names one (de-CH), or null. */
export function guessedCountry(languages: readonly string[] = navigator.languages): string | null {
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
