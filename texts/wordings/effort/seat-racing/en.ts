import type { seatRacing as seatRacingEn } from '../../../en/screens/seat-racing.ts'
import type { Wording } from '../../../translation.ts'

export const seatRacing = {
  emptyText:
    'Compare athletes by swapping them between boats. Seat at least two boats in this session first, then plan the efforts here.',
  emptyTimes: 'You can enter times here once a coach has planned the efforts.',
  methodTexts: {
    'one-swap':
      'After each effort, two athletes on the same side swap boats. Easiest to follow on the water.',
    'two-swap':
      'After each effort, one pair on each side swaps boats. Gives more comparisons from fewer efforts.',
  },
  plan: {
    lead: 'Two or more matched boats, short efforts side by side. Shows how many pairs this plan can compare.',
    pieces: 'Efforts',
    distance: 'Effort length',
    make_one: 'Plan {{count}} effort',
    make_other: 'Plan {{count}} efforts',
  },
  known: {
    nothing: 'No results yet. You need two timed efforts with a swap between them.',
  },
  answer: {
    unchecked: 'so far nothing can be checked: there is no effort to spare.',
    from_one: '{{count}} effort over {{distance}}.',
    from_other: '{{count}} efforts over {{distance}}.',
    scale: 'seconds per effort compared with the side’s average, faster to the right',
  },
  pairs: { pieces_to_settle: 'Efforts to settle it' },
  unknown: {
    unchecked: 'How reliable the results are: there are no spare efforts to check them against.',
    contradiction: 'The efforts give conflicting results for {{one}} and {{other}}.',
    leftOut_one: '{{count}} effort not counted: void or without times.',
    leftOut_other: '{{count}} efforts not counted: void or without times.',
  },
  pieces: {
    fold_one: '{{count}} effort and its times',
    fold_other: '{{count}} efforts and their times',
    title: 'Efforts',
    piece: 'Effort {{number}}',
    comparable: 'Once all efforts are paddled, {{comparable}} of {{pairs}} pairs can be compared.',
  },
  remove: {
    title: 'Delete effort {{number}}?',
    confirm: 'Delete effort',
  },
  next: {
    plan: 'Plan the next effort',
  },
  time: {
    open: 'Time effort {{number}}',
    title: 'Effort {{number}}: times',
    voidHint: 'Equipment failure or collision: the effort does not count.',
    back: 'All efforts',
    saved: 'Times for effort {{number}} saved',
    kept: 'Times for effort {{number}} are saved on this device and will be sent when you are back online.',
  },
  columns: {
    pieces: 'Efforts',
  },
  residuals: {
    title: 'Consistency of the efforts',
    noSpare:
      'There are no spare efforts to check the results against. Paddle one more to find out.',
    sigma_one: 'The efforts agree to within {{seconds}} s ({{count}} spare effort).',
    sigma_other: 'The efforts agree to within {{seconds}} s ({{count}} spare efforts).',
    piece: 'Effort',
  },
} as const satisfies Wording<typeof seatRacingEn>
