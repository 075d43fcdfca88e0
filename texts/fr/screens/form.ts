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
    at_least: 'La valeur doit être d’au moins {{min}}.',
    at_most: 'La valeur doit être d’au plus {{max}}.',
    between: faults.between,
    email: faults.email,
    format: faults.format,
    too_few: '{{min}} entrées au moins.',
    too_long: 'Trop long : au plus {{max}} caractères.',
    too_many: '{{max}} entrées au plus.',
    too_short: 'Trop court : au moins {{min}} caractères.',
    years: faults.years,
  },
} as const satisfies Translation<typeof en>
