import type { Namespace } from './namespaces.ts'

/**
 * Texts that are fetched together, as one file a language: a screen then
 * takes one or two of them, besides those of every day.
 */
export const BUNDLES = {
  daily: ['attendance', 'common', 'offline', 'publishing', 'session-life', 'ui'],
  home: ['consent', 'home', 'noted'],
  calendar: ['calendar'],
  demo: ['demo'],
  distribution: ['distribution'],
  session: [
    'crews',
    'efforts',
    'imports',
    'results',
    'scores',
    'seat-racing',
    'session',
    'sheet',
    'telemetry',
  ],
  planning: ['availability', 'session-form', 'templates'],
  club: [
    'clubs',
    'invitations',
    'members',
    'notes',
    'personal-links',
    'privacy',
    'profiles',
    'ratio-status',
    'squads',
  ],
  own: [
    'account',
    'billing',
    'billing-club',
    'club-data',
    'integrations',
    'own-data',
    'settings',
    'setup',
  ],
  boats: ['equipment'],
  racing: ['races'],
  season: ['season', 'season-plans'],
  workouts: ['workouts'],
  reading: ['comparison', 'my-training', 'racing', 'reports'],
  mornings: ['monitoring-reports'],
  inbox: ['notifications', 'push', 'search'],
  glossary: ['glossary'],
  guardians: ['guardians'],
  help: ['help'],
  tested: ['test-files', 'test-reports'],
  'bring-in': ['bring-in'],
  platform: ['admin', 'billing-admin', 'upkeep', 'webhooks', 'xyz'],
  morning: ['monitoring'],
  'morning-files': ['monitoring-files'],
  live: ['live'],
  'public-pages': ['public-pages'],
  messages: ['messages'],
  wall: ['wall'],
  challenges: ['challenges'],
  tests: ['test-entry'],
  recorder: ['machines', 'recorder'],
  'erg-room': ['erg-room'],
  form: ['form'],
} as const satisfies Record<string, readonly Namespace[]>

export type Bundle = keyof typeof BUNDLES
const NAMES = Object.keys(BUNDLES) as Bundle[]

/** The bundle that holds the texts of a feature. */
export const bundleOf = (namespace: string): Bundle | undefined =>
  NAMES.find((bundle) => BUNDLES[bundle].some((name) => name === namespace))
