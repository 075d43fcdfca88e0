import type { common as commonEn } from '../../en/common.ts'
import type { efforts as effortsEn } from '../../en/efforts.ts'
import type { results as resultsEn } from '../../en/results.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionForm as sessionFormEn } from '../../en/session-form.ts'
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
} as const satisfies Wording<typeof resultsEn>

export const scores = {
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
