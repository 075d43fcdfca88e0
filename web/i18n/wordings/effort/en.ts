import type { common as commonEn } from '../../en/common.ts'
import type { efforts as effortsEn } from '../../en/efforts.ts'
import type { results as resultsEn } from '../../en/results.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionForm as sessionFormEn } from '../../en/session-form.ts'
import type { imports as importsEn } from '../../en/imports.ts'
import type { notifications as notificationsEn } from '../../en/notifications.ts'
import type { publishing as publishingEn } from '../../en/publishing.ts'
import type { session as sessionEn } from '../../en/session.ts'
import type { seatRacing as seatRacingEn } from '../../en/seat-racing.ts'
import type { Wording } from '../../translation.ts'

export const common = {
  words: {
    piece: 'effort',
    pieces: 'efforts',
  },
} as const satisfies Wording<typeof commonEn>

export const sessionForm = {
  measure: 'Length of an effort',
  pieces: {
    single: 'One effort',
    one: 'The effort',
    nth: 'Effort {{number}}',
    add: 'Add an effort',
    remove: 'Remove this effort',
  },
} as const satisfies Wording<typeof sessionFormEn>

export const efforts = {
  title: 'Efforts',
  found: {
    laps: 'These efforts were found by the laps of the device. Move their ends on the curves, then keep what is right.',
    rate: 'These efforts were found by stroke rate. Move their ends on the curves, then keep what is right.',
    speed: 'These efforts were found by speed. Move their ends on the curves, then keep what is right.',
  },
  none: 'No efforts were found. Mark one by hand where it was paddled.',
  keptTitle: 'Marked efforts',
  keep_one: 'Keep {{count}} effort',
  keep_other: 'Keep {{count}} efforts',
  mark: 'Mark an effort',
  nameOf: 'Effort {{number}}',
  planned: 'Planned effort',
  scored: 'Efforts of the plan become results of the session. Times that somebody entered stay.',
} as const satisfies Wording<typeof effortsEn>

export const results = {
  piece: 'Effort',
  compare: { recorded: 'Recorded, from the start of the effort.' },
} as const satisfies Wording<typeof resultsEn>

export const scores = {
  nth: 'Effort {{number}}',
  short: 'E{{number}}',
  first: {
    pieces: 'Efforts must be added before adding scores',
    text: 'Results belong to an effort and a person. Plan the structure and who takes part, then enter what was paddled.',
  },
  choose: {
    piece: 'Efforts',
    allPieces: 'All efforts',
    orders: {
      piece: 'By effort',
    },
  },
} as const satisfies Wording<typeof scoresEn>

export const imports = {
  actions: {
    deleteText: 'Its results, efforts and load go as well. The session stays, unless only this file had made it.',
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
    nothingText: 'Distance, intensities and efforts will stand here, so that everybody knows what is coming.',
  },
} as const satisfies Wording<typeof sessionEn>

export const seatRacing = {
  emptyText: 'Compare athletes by swapping them between boats. Seat at least two boats in this session first, then plan the efforts here.',
  emptyTimes: 'As soon as a coach has planned the efforts, you enter the times here.',
  methodTexts: {
    'one-swap': 'After each effort two athletes of the same side change boats. Easiest to read on the water.',
    'two-swap': 'After each effort one pair of each side changes boats. More is known after fewer efforts.',
  },
  plan: {
    lead: 'Two or more equal boats, short efforts side by side. You see beforehand how much the plan will tell.',
    pieces: 'Efforts',
    distance: 'Length of an effort',
    make_one: 'Plan {{count}} effort',
    make_other: 'Plan {{count}} efforts',
  },
  known: {
    nothing: 'Nothing yet: it takes two timed efforts with a swap between them.',
    unsure: 'How sure this is, only further efforts can say.',
  },
  unknown: {
    unchecked: 'How sure all of this is: every effort was needed for the answer, none is left to check it by.',
    contradiction: 'Efforts contradict each other about {{one}} and {{other}}.',
    leftOut_one: '{{count}} effort does not count: void, or without times.',
    leftOut_other: '{{count}} efforts do not count: void, or without times.',
  },
  pieces: {
    title: 'Efforts',
    piece: 'Effort {{number}}',
    comparable: 'With all efforts paddled, {{comparable}} of {{pairs}} pairs are comparable.',
  },
  remove: {
    title: 'Delete effort {{number}}?',
    confirm: 'Delete effort',
  },
  next: {
    lead: 'The swaps after the last effort that would tell most.',
    add: 'Add this effort',
  },
  time: {
    open: 'Time effort {{number}}',
    title: 'Times of effort {{number}}',
    voidHint: 'Broken equipment, a collision: the effort does not count.',
    back: 'All efforts',
    saved: 'Times of effort {{number}} are saved.',
    kept: 'Not stored yet: the times of effort {{number}} are kept on this device and sent as soon as there is a connection.',
  },
  columns: {
    pieces: 'Efforts',
  },
  residuals: {
    title: 'How well the efforts agree',
    noSpare: 'Every effort was needed for the answer, so nothing is left to check it by. One more effort would tell.',
    sigma_one: 'The efforts agree to {{seconds}} s ({{count}} effort to spare).',
    sigma_other: 'The efforts agree to {{seconds}} s ({{count}} efforts to spare).',
    piece: 'Effort',
  },
} as const satisfies Wording<typeof seatRacingEn>
