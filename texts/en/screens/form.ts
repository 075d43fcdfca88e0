import * as faults from '../shared/faults.ts'

export const form = {
  invalid: faults.invalid,
  faults: {
    required: faults.required,
    password_empty: faults.passwordEmpty,
    turned_writing: faults.turnedWriting,
    one_line: faults.oneLine,
    link: faults.linkInName,
    at_least: 'Value must be at least {{min}}.',
    at_most: 'Value must be at most {{max}}.',
    between: faults.between,
    email: faults.email,
    format: faults.format,
    too_few: 'Add at least {{min}} entries.',
    too_long: 'Too long: enter at most {{max}} characters.',
    too_many: 'No more than {{max}} entries.',
    too_short: 'Too short: enter at least {{min}} characters.',
    years: faults.years,
  },
} as const
