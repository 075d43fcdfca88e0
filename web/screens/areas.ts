import { ENTRY_PARTS, MANUAL_PARTS } from './outside.ts'
import type { Screen } from './screen.ts'

/**
 * Screens that are listed together. The list is fetched when an address begins with one of the
 * parts, so that nobody waits for what they do not open.
 */
export type Area = {
  parts: readonly string[]
  /** Without the layout around them, for people who are not signed in. */
  outside?: true
  screens: () => Promise<readonly Screen[]>
}

/** Where to find a screen by the first part of its address; those of every day: `screens.ts`. */
export const AREAS: readonly Area[] = [
  {
    parts: ENTRY_PARTS,
    outside: true,
    screens: async () => (await import('./entry-screens.ts')).outside,
  },
  {
    parts: MANUAL_PARTS,
    outside: true,
    screens: async () => (await import('./help-screens.ts')).manualScreens,
  },
  {
    parts: [
      'add-member',
      'club-members',
      'create-club',
      'health-consent',
      'invitation-for-membership',
      'join',
      'profile',
      'profile-athlete-list',
      'squads',
      'welcome',
    ],
    screens: async () => (await import('./people-screens.ts')).people,
  },
  {
    parts: [
      'availability',
      'create-session',
      'plan-week',
      'deleted-sessions',
      'favourite-sessions',
      'upload-session-files',
    ],
    screens: async () => (await import('./planning-screens.ts')).planning,
  },
  {
    parts: ['crews', 'equipment-list'],
    screens: async () => (await import('./boathouse-screens.ts')).boathouse,
  },
  {
    parts: ['profile', 'reports'],
    screens: async () => (await import('./report-screens.ts')).reports,
  },
  {
    parts: ['profile', 'reports'],
    screens: async () => (await import('./test-screens.ts')).tests,
  },
  {
    parts: ['live', 'public'],
    screens: async () => (await import('./live-screens.ts')).live,
  },
  {
    parts: ['challenges', 'children', 'messages', 'wall'],
    screens: async () => (await import('./club-screens.ts')).club,
  },
  {
    parts: ['notifications', 'search-results'],
    screens: async () => (await import('./inbox-screens.ts')).inbox,
  },
  {
    parts: [
      'billing',
      'connect-polar-profile',
      'connect-suunto-profile',
      'edit-club',
      'settings',
      'webhooks',
    ],
    screens: async () => (await import('./settings-screens.ts')).settings,
  },
  {
    parts: [
      'admin',
      'billing-licence-expired',
      'bring-in',
      'handle-payment',
      'upgrade-to-performance',
      'webhooks',
      'xyz',
    ],
    screens: async () => (await import('./platform-screens.ts')).platform,
  },
]

/** The router does not tell small letters from capital ones either. */
export const firstPart = (path: string): string => path.split('/')[1]?.toLowerCase() ?? ''

export const areasOf = (path: string): Area[] =>
  AREAS.filter(({ parts }) => parts.includes(firstPart(path)))
