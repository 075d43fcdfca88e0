/** The chapters of the manual and their articles in their order; the files are named like them. */
export const CHAPTERS = {
  start: ['first-week', 'bring-people-in', 'on-the-phone', 'your-account'],
  plan: [
    'plan-a-week',
    'season',
    'answer-a-session',
    'attendance',
    'workouts-to-the-watch',
    'templates-and-copies',
  ],
  crews: ['seat-a-crew', 'seat-racing', 'boats-and-bookings', 'enter-results', 'regattas'],
  files: ['files-and-watches', 'edit-a-recording', 'telemetry'],
  live: ['follow-live', 'record-on-the-phone', 'erg-room', 'public-pages'],
  reports: [
    'read-a-report',
    'training-load',
    'training-ratio',
    'results-and-bests',
    'compare-races',
    'my-training',
  ],
  health: ['my-morning', 'morning-monitoring', 'injury-and-illness', 'tests'],
  club: [
    'squads-and-members',
    'wall-and-messages',
    'challenges',
    'notices',
    'guardians-and-minors',
    'privacy',
    'club-settings',
    'data-in-and-out',
    'billing',
    'administration',
  ],
} as const satisfies Record<string, readonly string[]>

export type Chapter = keyof typeof CHAPTERS
/** An article that is written in every language. */
export type HelpSlug = (typeof CHAPTERS)[Chapter][number]

export const CHAPTER_NAMES = Object.keys(CHAPTERS) as Chapter[]
export const HELP_SLUGS: readonly HelpSlug[] = CHAPTER_NAMES.flatMap((name) => CHAPTERS[name])
