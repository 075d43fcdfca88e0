import * as actions from '../shared/actions.ts'

export const monitoringFiles = {
  close: actions.close,
  title: 'Values from a file',
  intro:
    'Resting heart rate, heart rate variability, sleep, weight and temperature can come from a watch or scales. They are suggested next to each morning’s fields. Nothing you have entered is changed.',
  hint: 'FIT files from a watch or scales, or an Apple Health export, up to 100 MB',
  sending: 'Uploading {{name}}',
  reading: 'Reading {{name}}. A large export can take a minute or two.',
  found_one: 'Values found for one morning',
  found_other: 'Values found for {{number}} mornings, from {{from}} to {{to}}',
  none: 'This file has no values for morning entries.',
  sources: 'Use values from',
  more_one: 'Show one more day',
  more_other: 'Show {{number}} more days',
  propose_one: 'Suggest for one morning',
  propose_other: 'Suggest for {{number}} mornings',
  another: 'Another file',
  proposed_one: 'Values suggested for one morning. Open it to accept them.',
  proposed_other: 'Values suggested for {{number}} mornings. Open a morning to accept its values.',
  again: actions.tryAgain,
  leftOut: 'Not used',
  hrv_one:
    'One heart rate variability value: Apple Health measures SDNN, Slipway uses RMSSD, and one cannot be converted into the other.',
  hrv_other:
    '{{number}} heart rate variability values: Apple Health measures SDNN, Slipway uses RMSSD, and one cannot be converted into the other.',
  beyond: '{{day}}, {{source}}: {{name}} {{value}}. Value must be between {{min}} and {{max}}.',
  beyondSleep: '{{day}}, {{source}}: {{name}} {{value}}. Sleep time must be less than 24h.',
  moreBeyond_one: 'One more value out of range.',
  moreBeyond_other: '{{number}} more values out of range.',
  older_one: 'One older entry.',
  older_other: '{{number}} older entries.',
  broken: 'The file is damaged or incomplete. These are the values that could be read.',
} as const
