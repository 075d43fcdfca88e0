import { deletedSessions, favouriteSessions } from '#contract/session-life.ts'
import { getSession } from '#contract/sessions.ts'
import type { Screen } from './screen.ts'

/** Events, which have addresses of their own, and lists of sessions beside the calendar. */
export const eventScreens: readonly Screen[] = [
  {
    path: '/event/:sessionId',
    access: getSession.access,
    title: 'event',
    texts: ['session', 'attendance', 'results', 'publishing', 'session-life', 'ui'],
    page: async () => (await import('./sessions/SessionPage.tsx')).SessionPage,
    children: [{ path: '', page: async () => (await import('./sessions/SessionOverviewTab.tsx')).SessionOverviewTab }],
  },
  {
    path: '/event/attendance/:sessionId',
    access: getSession.access,
    title: 'event',
    texts: ['session', 'attendance', 'results', 'publishing', 'session-life', 'ui'],
    page: async () => (await import('./sessions/SessionPage.tsx')).SessionPage,
    children: [{ path: '', page: async () => (await import('./attendance/AttendanceTab.tsx')).AttendanceTab }],
  },
  {
    path: '/deleted-sessions',
    access: deletedSessions.access,
    title: 'deletedSessions',
    texts: ['session-life', 'ui'],
    page: async () => (await import('./session-life/DeletedSessionsPage.tsx')).DeletedSessionsPage,
  },
  {
    path: '/favourite-sessions',
    access: favouriteSessions.access,
    title: 'favouriteSessions',
    texts: ['session-life', 'ui'],
    page: async () => (await import('./session-life/FavouriteSessionsPage.tsx')).FavouriteSessionsPage,
  },
]
