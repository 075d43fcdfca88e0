import type { common as commonEn } from '../../../en/screens/common.ts'
import type { efforts as effortsEn } from '../../../en/screens/efforts.ts'
import type { results as resultsEn } from '../../../en/screens/results.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { sessionForm as sessionFormEn } from '../../../en/screens/session-form.ts'
import type { imports as importsEn } from '../../../en/screens/imports.ts'
import type { notifications as notificationsEn } from '../../../en/screens/notifications.ts'
import type { publishing as publishingEn } from '../../../en/screens/publishing.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { live as liveEn } from '../../../en/screens/live.ts'
import type { ergRoom as ergRoomEn } from '../../../en/screens/erg-room.ts'
import type { comparison as comparisonEn } from '../../../en/screens/comparison.ts'
import type { racing as racingEn } from '../../../en/screens/racing.ts'
import type { publicPages as publicPagesEn } from '../../../en/screens/public-pages.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'
import { seatRacing as seatRaces } from '../seat-racing/en.ts'
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

export const seatRacing = seatRaces

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
    gates: 'These efforts were timed over the course. Save the ones that are right.',
  },
  none: 'No efforts detected. Mark them yourself on the curves.',
  passesMarked: 'All efforts over this course are already marked or excluded.',
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
    pieces: 'Efforts must be added before adding scores',
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

export const reports = {
  missing: missing.en,
  pieces: {
    latest:
      'Showing the latest {{number}} of {{count}} efforts. Exported files contain all of them.',
    number: 'Effort {{number}}',
    show: 'Show efforts',
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
    choose: 'Select {{name}}, effort {{number}}',
    number: 'Effort {{number}}',
    latest:
      'Showing the latest {{number}} of {{count}} efforts. Choose a shorter period or more filters to find others.',
    latestOfMore:
      'Showing the latest {{number}} efforts; there are more. Choose a shorter period or more filters to find others.',
    none: 'Select at least 1 effort to compare.',
    compare_one: 'Show {{count}} effort',
    compare_other: 'Compare {{count}} efforts',
    empty: 'No timed efforts in this period',
    emptyText:
      'Efforts appear here once they have a time and a distance, entered or recorded. Try other dates or fewer filters.',
  },
  kinds: {
    'single-crew-session': 'One crew in one effort',
    'single-crew-session-pieces': 'One crew, several efforts',
    'multiple-crews-single-piece': 'Several crews over one effort',
    'multiple-crews-multiple-pieces': 'Several crews, several efforts',
  },
  allPieces: 'All efforts',
  best: {
    none: 'Best segments need a recording of the effort.',
  },
  sources: ofRacing.en.sources,
  missing_one: '{{count}} effort of this comparison no longer exists or is not visible to you.',
  missing_other: '{{count}} efforts of this comparison no longer exist or are not visible to you.',
  nothingText: 'The efforts of this comparison no longer exist or are not visible to you.',
  none: {
    deviation: 'Needs at least two efforts',
  },
} as const satisfies Wording<typeof racingEn>

export const publicPages = {
  noCourse: 'None (timed by effort)',
} as const satisfies Wording<typeof publicPagesEn>

export const live = {
  piece: 'Effort {{number}}',
} as const satisfies Wording<typeof liveEn>

export const ergRoom = {
  piece: 'Effort',
  noneText: 'Create a race over an effort of the plan.',
  noPieces: 'Add efforts with a distance or a time to the plan first.',
  kept: 'Kept as efforts of the session',
} as const satisfies Wording<typeof ergRoomEn>
