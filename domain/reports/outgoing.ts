import type { ReportPageName } from './pages.ts'

const TRAINED = ['sessions', 'time', 'distance', 'compliance'] as const
const BESTS = [
  'sessions',
  'best_medal_percent',
  'medal_percent',
  'ergo_2000',
  'ergo_500',
  'pieces',
] as const

/**
 * What leaves the app, by link or by mail: of these reports these figures. Nothing of them says how
 * somebody is or felt, so loads, zones of the heart rate, ratings, weights, illness and the reasons
 * of who stayed away are never among them.
 */
export const OUTGOING = {
  'training-summary': TRAINED,
  'team-training-summary': TRAINED,
  attendance: ['asked', 'came', 'attendance', 'late', 'no_show', 'declined', 'unanswered'],
  gmt: [
    'sessions',
    'pieces',
    'medal_percent',
    'best_medal_percent',
    'piece_distance',
    'piece_time',
  ],
  performance: BESTS,
  improvement: BESTS,
} as const satisfies Partial<Record<ReportPageName, readonly string[]>>

export type OutgoingPage = keyof typeof OUTGOING
export const OUTGOING_PAGES = Object.keys(OUTGOING) as OutgoingPage[]

/** Whether a report has figures that leave the app. */
export const isOutgoing = (page: ReportPageName): page is OutgoingPage =>
  Object.hasOwn(OUTGOING, page)
