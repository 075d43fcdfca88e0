import { createContext, useContext } from 'react'
import { dateWriters } from './dates.ts'
import { listWriter } from '#domain/rules/intl.ts'
import { numberWriters } from './numbers.ts'
import { sessionWriters } from './session-dates.ts'
import { LIST_SEPARATOR, LOCALES } from '#domain/constants/languages.ts'
import type { FormatSettings } from './settings.ts'
import { timeWriters } from './times.ts'

const capitalise = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** All writers for one reader. Every function writes "–" for null. */
export const createFormat = ({ units, ...settings }: FormatSettings) => {
  const { language, timeZone } = settings
  const dates = dateWriters(settings, (word) => capitalise(word, LOCALES[language]))
  const within = dateWriters(settings, (word) => word)
  const numbers = numberWriters({ ...settings, ...(units && { units }) })
  return {
    ...settings,
    unitSystem: units ?? 'metric',
    /** The language for Intl and the libraries that need a BCP 47 tag. */
    locale: LOCALES[language],
    /** Names beside each other, as the language lists them. */
    list: (names: readonly string[]) => names.join(LIST_SEPARATOR[language]),
    /** Names as a sentence names them: "Tuesday and Thursday". */
    conjunction: (names: readonly string[]) =>
      listWriter(LOCALES[language], { type: 'conjunction' }).format(names),
    ...dates,
    ...sessionWriters(dates, timeZone),
    /** The same in the middle of a text: "today", where a text of its own begins with "Today". */
    within: { ...within, ...sessionWriters(within, timeZone) },
    ...numbers,
    ...timeWriters(numbers.decimalMark),
  }
}
export type Format = ReturnType<typeof createFormat>

/** Provided by the shell from the person's language and the selected club. */
export const FormatContext = createContext<FormatSettings>({ language: 'en', timeZone: 'UTC' })

/** Made once for all who write: it asks the browser for its time zone, which takes long. */
const formats = new WeakMap<FormatSettings, Format>()

export function useFormat(): Format {
  const settings = useContext(FormatContext)
  const format = formats.get(settings) ?? createFormat(settings)
  formats.set(settings, format)
  return format
}
