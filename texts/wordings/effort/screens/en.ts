import type { common as commonEn } from '../../../en/screens/common.ts'
import type { efforts as effortsEn } from '../../../en/screens/efforts.ts'
import type { results as resultsEn } from '../../../en/screens/results.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { sessionForm as sessionFormEn } from '../../../en/screens/session-form.ts'
import type { imports as importsEn } from '../../../en/screens/imports.ts'
import type { notifications as notificationsEn } from '../../../en/screens/notifications.ts'
import type { publishing as publishingEn } from '../../../en/screens/publishing.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { seatRacing as seatRacingEn } from '../../../en/screens/seat-racing.ts'
import type { live as liveEn } from '../../../en/screens/live.ts'
import type { comparison as comparisonEn } from '../../../en/screens/comparison.ts'
import type { racing as racingEn } from '../../../en/screens/racing.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'
import {
  ergo,
  ergoPieces,
  figures,
  medals,
  missing,
  racing as ofRacing,
  water,
  waterPieces,
} from '../reports.ts'

export const common = {
  words: {
    piece: 'effort',
    pieces: 'efforts',
  },
} as const satisfies Wording<typeof commonEn>

export const sessionForm = {
  measure: 'Measure efforts by',
  pieces: {
    single: 'Single effort',
    one: 'Effort',
    nth: 'Effort {{number}}',
    add: 'Add an effort',
    remove: 'Remove this effort',
  },
} as const satisfies Wording<typeof sessionFormEn>

export const efforts = {
  select: 'Please select an effort',
  title: 'Efforts',
  found: {
    laps: 'These efforts come from the device’s laps. Adjust their ends on the curves, then save the ones that are right.',
    rate: 'These efforts were detected from stroke rate. Adjust their ends on the curves, then save the ones that are right.',
    speed:
      'These efforts were detected from speed. Adjust their ends on the curves, then save the ones that are right.',
  },
  none: 'No efforts detected. Mark them yourself on the curves.',
  keptTitle: 'Marked efforts',
  keep_one: 'Save {{count}} effort',
  keep_other: 'Save {{count}} efforts',
  mark: 'Add an effort',
  nameOf: 'Effort {{number}}',
  planned: 'Planned effort',
  scored:
    'Efforts matched to the plan become results of this session. Times entered by hand are kept.',
} as const satisfies Wording<typeof effortsEn>

export const results = {
  piece: 'Effort',
  compare: { recorded: 'Recorded, from the start of the effort.' },
} as const satisfies Wording<typeof resultsEn>

export const scores = {
  nth: 'Effort {{number}}',
  short: 'E{{number}}',
  first: {
    pieces: 'Add efforts to the plan before entering results',
    text: 'Each result belongs to an effort and a person. Add the structure and the participants, then enter the results.',
  },
  choose: {
    piece: 'Efforts',
    allPieces: 'All efforts',
    orders: {
      piece: 'Effort',
    },
  },
} as const satisfies Wording<typeof scoresEn>

export const imports = {
  actions: {
    deleteText:
      'Its results, efforts and load are deleted too. The session is kept unless it was created from this file alone.',
  },
} as const satisfies Wording<typeof importsEn>

export const notifications = {
  plan: {
    words: {
      pieces: 'efforts',
    },
  },
} as const satisfies Wording<typeof notificationsEn>

export const publishing = {
  words: {
    pieces: 'efforts',
  },
} as const satisfies Wording<typeof publishingEn>

export const session = {
  plan: {
    nothingText:
      'Distance, intensities and efforts will appear here, so everyone knows what is coming.',
  },
} as const satisfies Wording<typeof sessionEn>

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
    scale: 'seconds an effort against the mean of the side, faster to the right',
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

export const reports = {
  missing: missing.en,
  pieces: {
    latest: 'The latest {{number}} of {{count}} efforts; files hold all of them.',
    number: 'Effort {{number}}',
    show: 'Show the efforts',
  },
  figures: figures.en,
  ...medals.en,
  ergoPieces: ergoPieces.en,
  ergo: ergo.en,
  waterPieces: waterPieces.en,
  water: water.en,
} as const satisfies Wording<typeof reportsEn>

export const comparison = {
  columns: { piece: 'Effort' },
  fromPiece: 'Effort {{number}}',
  unlaid: { piece: 'Effort {{number}} is not marked in this recording.' },
} as const satisfies Wording<typeof comparisonEn>

export const racing = {
  columns: {
    piece: 'Effort',
    pieces: 'Efforts',
  },
  saved: {
    lines_one: '{{count}} effort',
    lines_other: '{{count}} efforts',
  },
  pieces: {
    title: 'Efforts to compare',
    choose: 'Choose {{name}}, effort {{number}}',
    number: 'Effort {{number}}',
    latest:
      'The latest {{number}} of {{count}} efforts. Choose fewer days or more filters to find the others.',
    latestOfMore:
      'The latest {{number}} efforts; there are more. Choose fewer days or more filters to find the others.',
    none: 'At least 1 effort must be selected before submitting.',
    compare_one: 'Show {{count}} effort',
    compare_other: 'Compare {{count}} efforts',
    empty: 'No timed efforts in these days',
    emptyText:
      'Efforts appear here once they have a time and a distance, entered or recorded. Try other dates or fewer filters.',
  },
  kinds: {
    'single-crew-session': 'One crew in one effort',
    'single-crew-session-pieces': 'One crew, several efforts',
    'multiple-crews-single-piece': 'Several crews over one effort',
    'multiple-crews-multiple-pieces': 'Several crews, several efforts',
  },
  allPieces: 'Over all efforts',
  best: {
    none: 'Best segments need a recording of the effort.',
  },
  sources: ofRacing.en.sources,
  missing_one: '{{count}} effort of this comparison is gone or not visible to you.',
  missing_other: '{{count}} efforts of this comparison are gone or not visible to you.',
  nothingText: 'The efforts of this comparison are gone or not visible to you.',
  none: {
    deviation: 'Takes at least two efforts',
  },
} as const satisfies Wording<typeof racingEn>

export const live = {
  piece: 'Effort {{number}}',
} as const satisfies Wording<typeof liveEn>
