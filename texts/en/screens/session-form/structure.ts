export const structureFault = {
  empty: 'Enter a structure first.',
  unexpected: 'This is not expected here.',
  unclosed: 'Close this bracket.',
  'length-expected': 'Enter a distance or time here.',
  'unit-expected': 'Add a unit here: m, km, min, sec or h.',
  'rest-is-time': 'Enter the rest as a time: 6min, 90sec or 3:30min.',
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
  nth: 'Piece {{number}}',
  add: 'Add a piece',
  remove: 'Remove this piece',
  up: 'Move up',
  down: 'Move down',
  none: 'Clear the structure',
  segment: 'Segment {{number}}',
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
  changed_one: '{{count}} result from {{pieces}} will count for what is now planned there.',
  changed_other: '{{count}} results from {{pieces}} will count for what is now planned there.',
} as const
