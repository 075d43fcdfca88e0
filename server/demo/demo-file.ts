import { writeFileSync } from 'node:fs'
import type { DemoClubs } from './seed-clubs.ts'
import type { DemoSeason } from './seed-season.ts'

type Account = keyof DemoClubs['emails'] | 'guest'
export type DemoFile = {
  url: string
  password: string
  accounts: DemoClubs['emails']
  totp: Record<string, string>
  club_id: number
  other_club_id: number
  examples: { route: string; path: string; as: Account }[]
  params: Record<string, string>
}

/** Sign-ins, and an example address for every screen. */
export function demoFile(url: string, password: string, clubs: DemoClubs, { sessions, activities }: DemoSeason): DemoFile {
  const latest =
    activities.findLast((activity) =>
      sessions.some(({ id, planned }) => id === activity.session_id && planned.structure === '3x2000m/6min'),
    ) ?? activities.at(-1)
  const session = latest?.session_id ?? sessions[0]?.id ?? 0
  return {
    url,
    password,
    accounts: clubs.emails,
    totp: {},
    club_id: clubs.club,
    other_club_id: clubs.other,
    examples: [
      { route: '/login', path: '/login', as: 'guest' },
      { route: '/register', path: '/register', as: 'guest' },
      { route: '/sign-up-success', path: '/sign-up-success', as: 'guest' },
      { route: '/forgot-password', path: '/forgot-password', as: 'guest' },
      { route: '/resend-activation-email/:email', path: '/resend-activation-email/signed.up@demo.slipway.test', as: 'guest' },
      { route: '/reset-password/:code', path: `/reset-password/${clubs.codes.reset}`, as: 'guest' },
      { route: '/activate-account/:code', path: `/activate-account/${clubs.codes.activation}`, as: 'guest' },
      { route: '/activate-account/:code/club', path: `/activate-account/${clubs.codes.founding}/club`, as: 'founder' },
      { route: '/activate-account/:code/final', path: `/activate-account/${clubs.codes.founding}/final`, as: 'individual' },
      { route: '/notifications', path: '/notifications', as: 'manager' },
      { route: '/notifications/all', path: '/notifications/all', as: 'manager' },
      { route: '/', path: '/', as: 'coach' },
      { route: '/dashboard', path: '/dashboard', as: 'coach' },
      { route: '/home', path: '/home', as: 'coach' },
      { route: '/calendar', path: '/calendar', as: 'coach' },
      { route: '/create-session/:id?', path: `/create-session/${session}`, as: 'coach' },
      { route: '/switch-club/:clubId', path: `/switch-club/${clubs.club}`, as: 'coach' },
      { route: '/session/:sessionId', path: `/session/${session}`, as: 'coach' },
      { route: '/session/:sessionId/attendance', path: `/session/${session}/attendance`, as: 'coach' },
      { route: '/session/:sessionId/results', path: `/session/${session}/results`, as: 'coach' },
      { route: '/session/:sessionId/imports', path: `/session/${session}/imports`, as: 'coach' },
      { route: '/upload-session-files', path: '/upload-session-files', as: 'athlete' },
      { route: '/reports/training-summary', path: '/reports/training-summary', as: 'coach' },
      { route: '/profile-athlete-list', path: '/profile-athlete-list', as: 'coach' },
      { route: '/profile/:id', path: `/profile/${clubs.shown_athlete}`, as: 'coach' },
      { route: '/profile/settings/:id', path: `/profile/settings/${clubs.shown_athlete}`, as: 'athlete' },
      { route: '/profile/notes/:id', path: `/profile/notes/${clubs.shown_athlete}`, as: 'athlete' },
      { route: '/settings/privacy-settings', path: '/settings/privacy-settings', as: 'athlete' },
      { route: '/welcome', path: '/welcome', as: 'no_club' },
      { route: '/billing-licence-expired', path: '/billing-licence-expired', as: 'expired' },
      { route: '/upgrade-to-performance', path: '/upgrade-to-performance?feature=27', as: 'expired' },
      { route: '/admin', path: '/admin', as: 'admin' },
      { route: '/admin/dashboard', path: '/admin/dashboard', as: 'admin' },
      { route: '/admin/users', path: '/admin/users', as: 'admin' },
      { route: '/admin/user/:id?', path: `/admin/user/${clubs.shown_athlete}`, as: 'admin' },
      { route: '/admin/clubs', path: '/admin/clubs', as: 'admin' },
      { route: '/admin/edit-club/:id', path: `/admin/edit-club/${clubs.club}`, as: 'admin' },
      { route: '/admin/create-club/:userId?', path: `/admin/create-club/${clubs.shown_athlete}`, as: 'admin' },
      { route: '/unauthorized', path: '/unauthorized', as: 'coach' },
      { route: '/xyz', path: '/xyz', as: 'coach' },
      { route: '/404', path: '/404', as: 'guest' },
    ],
    params: {
      'get-user-data/{code}': clubs.codes.activation,
      'profiles/{id}': String(clubs.shown_athlete),
      'profiles/{id}/training': String(clubs.shown_athlete),
      'admin/users/{id}': String(clubs.shown_athlete),
      'admin/clubs/{id}': String(clubs.club),
      'session/{id}': String(session),
      'roles/{roleId}/permissions': '2',
    },
  }
}

export function writeDemoFile(path: string, demo: DemoFile): void {
  writeFileSync(path, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
}
