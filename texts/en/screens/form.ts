export const form = {
  invalid: 'Please check the highlighted fields and save again.',
  faults: {
    required: 'Required',
    turned_writing: 'Leave out the invisible signs that turn the direction of writing.',
    one_line: 'Enter it on one line.',
    link: 'A name cannot hold a link.',
    at_least: 'Value must be at least {{min}}.',
    at_most: 'Value must be at most {{max}}.',
    between: 'Value must be between {{min}} and {{max}}.',
    email: 'Invalid email address.',
    format: 'This value is not in the right format.',
    too_few: 'At least {{min}} entries.',
    too_long: 'Too long: enter at most {{max}} characters.',
    too_many: 'At most {{max}} entries.',
    too_short: 'This is too short: at least {{min}} characters.',
    years: 'Enter a date between 1900 and 2100.',
  },
} as const
