import { LOCALES, type Language } from '#domain/constants/languages.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { absentDay } from '#domain/sheets/days.ts'

const MONTH = { month: 'long', timeZone: 'UTC' } as const

/** What is wrong with a value of a list, in a sentence that names the value where that helps. */
export function faultText(
  language: Language,
  text: string,
  value: string | null | undefined = null,
): string {
  const absent = text.includes('{day}') ? absentDay(value ?? '') : null
  const month = absent && new Date(Date.UTC(2000, absent.month - 1, 1))
  return text
    .replace('{value}', () => value ?? '')
    .replace('{day}', String(absent?.day ?? ''))
    .replace('{month}', month ? dateWriter(LOCALES[language], MONTH).format(month) : '')
}
