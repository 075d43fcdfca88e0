import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'

export const structureFault = {
  empty: 'Enter a structure first.',
  unexpected: 'This is not expected here.',
  unclosed: 'Close this bracket.',
  'length-expected': 'Enter a distance or time here.',
  'unit-expected': 'Add a unit here: m, km, min, sec or h.',
  'rest-is-time': 'Enter the rest as a time: 6min, 90sec or 3:30min.',
  'rate-expected': 'Enter a stroke rate here, such as r20 or @20.',
  'rates-count': 'Enter one rate for all of them, or one for each.',
  'out-of-range': 'This is too large or too small.',
  'too-many-pieces': 'Too many: the limit is 99.',
  'too-long': 'This text is too long.',
} as const

export const pieces = {
  kind: 'Structure type',
  single: 'Single piece',
  multiple: 'Repeated',
  variable: 'Varied',
  one: 'Piece',
  nth: terms.numberedPiece,
  add: 'Add a piece',
  remove: 'Remove this piece',
  up: 'Move up',
  down: 'Move down',
  none: 'Clear the structure',
  rate: measures.strokeRate,
  segment: terms.numberedSegment,
  addSegment: 'Add a segment',
  removeSegment: 'Remove segment {{number}}',
  splits: 'Splits',
  splitsEqual: 'Equal length',
  splitsOwn: 'Custom lengths',
  splitLength: 'Split length',
  splitLengths: 'Lengths in metres',
  splitFault: 'Enter lengths from 1 to 99,999 metres, separated by spaces.',
} as const

export const lost = {
  gone_one: '{{count}} result from {{pieces}} stays in the session, marked as no longer planned.',
  gone_other: '{{count}} results from {{pieces}} stay in the session, marked as no longer planned.',
  changed_one: '{{count}} result from {{pieces}} will count for the new structure.',
  changed_other: '{{count}} results from {{pieces}} will count for the new structure.',
} as const

export const inWords = {
  times: '{{times}} times {{work}}',
  rate: ' at {{rate}} strokes a minute',
  restEach: ', {{rest}} rest after each',
  restAfter: ', then {{rest}} rest',
  next: '; then ',
  rounds: '{{rounds}} rounds: {{list}}',
  zones: 'Intensity, set below: {{zones}}',
  minutes: '{{minutes}} min',
  seconds: '{{seconds}} s',
  both: '{{minutes}} min {{seconds}} s',
} as const

export const examples = {
  one: '8x500m r3',
  other: "3x10'/2' @20",
  both: 'For example: {{one}} or {{other}}',
} as const
