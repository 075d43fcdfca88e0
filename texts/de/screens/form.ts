import type { form as en } from '../../en/screens/form.ts'
import type { Translation } from '../../translation.ts'
import * as faults from '../shared/faults.ts'

export const form = {
  invalid: faults.invalid,
  faults: {
    required: faults.required,
    password_empty: faults.passwordEmpty,
    turned_writing: faults.turnedWriting,
    one_line: faults.oneLine,
    link: faults.linkInName,
    at_least: 'Der Wert muss mindestens {{min}} sein.',
    at_most: 'Der Wert darf höchstens {{max}} sein.',
    between: faults.between,
    email: faults.email,
    format: faults.format,
    too_few: 'Mindestens {{min}} Einträge.',
    too_long: 'Zu lang: höchstens {{max}} Zeichen.',
    too_many: 'Höchstens {{max}} Einträge.',
    too_short: 'Zu kurz: mindestens {{min}} Zeichen.',
    years: faults.years,
  },
} as const satisfies Translation<typeof en>
