import type { Language } from '#domain/constants/languages.ts'
import type { UnitSystem } from '#domain/constants/units.ts'

/**
 * What every date and number on a screen depends on: the reader's language and units, and the
 * club's time zone (IANA name).
 */
export type FormatSettings = {
  language: Language
  timeZone: string
  /** For long distances, weights and temperatures. Race distances and pace are always metric. */
  units?: UnitSystem
  /** The reader's time zone, by default that of the device. */
  ownTimeZone?: string
  now?: () => Date
}
