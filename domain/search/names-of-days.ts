import { dateWriter } from '../rules/intl.ts'
import type { Language } from '../constants/languages.ts'

type Form = 'long' | 'short'
/** The names of months from January, or of weekdays from Monday. */
export const namesOf = (language: Language, form: Form, of: 'month' | 'weekday'): string[] => {
  const format = dateWriter(language, { [of]: form, timeZone: 'UTC' })
  const days = Array.from({ length: of === 'month' ? 12 : 7 }, (_, index) =>
    of === 'month' ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, 1 + index),
  )
  return days.map((day) => format.format(day).toLowerCase().normalize('NFC').replace(/\.$/, ''))
}
