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

/** Times, metres and watts of pieces; what is for each kilogram gives a weight away. */
const ERGO = [
  'sessions',
  'ergo_2000',
  'ergo_2000_pace',
  'ergo_2000_watts',
  'predicted_2000',
  'ergo_500',
  'ergo_1000',
  'ergo_5000',
  'ergo_6000',
  'ergo_1800s',
  'ergo_3600s',
  'pieces',
] as const

/**
 * What people outside see by a link: of these reports these figures. Nothing of them says how
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
  'team-ergo': ERGO,
} as const satisfies Partial<Record<ReportPageName, readonly string[]>>

export type OutgoingPage = keyof typeof OUTGOING
export const OUTGOING_PAGES = Object.keys(OUTGOING) as OutgoingPage[]

/**
 * What people of the club get by mail, each what they may see: the same, and how hard training was
 * meant to be and felt.
 */
export const MAILED = {
  ...OUTGOING,
  rpe: [
    'sessions',
    'rated',
    'planned_rpe',
    'felt_rpe',
    'compared',
    'rpe_difference',
    'harder',
    'easier',
  ],
} as const satisfies Record<ReportPageName, readonly string[]>

/** Whether a report has figures that people outside may see. */
export const isOutgoing = (page: ReportPageName): page is OutgoingPage =>
  Object.hasOwn(OUTGOING, page)
