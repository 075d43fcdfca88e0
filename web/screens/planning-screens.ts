import { availabilityGrid, ownAvailability } from '#contract/planning/availability.ts'
import { deletedSessions, favouriteSessions } from '#contract/planning/session-life.ts'
import { createSession } from '#contract/planning/sessions.ts'
import { startImport } from '#contract/recordings/imports.ts'
import { need } from '../api/api.ts'
import type { Screen } from './screen.ts'

/** Planning sessions, when people can train, and bringing files in. */
export const planning: readonly Screen[] = [
  {
    path: '/create-session/:id?',
    access: createSession.access,
    title: 'planSession',
    texts: ['planning', 'session'],
    page: async () => (await import('../planning/sessions/SessionFormPage.tsx')).SessionFormPage,
  },
  {
    path: '/plan-week',
    access: createSession.access,
    title: 'planWeek',
    texts: ['planning', 'session'],
    page: async () => (await import('../planning/sessions/PlanWeekPage.tsx')).PlanWeekPage,
  },
  {
    path: '/availability',
    access: ownAvailability.access,
    title: 'availability',
    texts: ['planning'],
    ahead: () => [need(ownAvailability)],
    page: async () =>
      (await import('../planning/availability/AvailabilityPage.tsx')).AvailabilityPage,
  },
  {
    path: '/availability/grid',
    access: availabilityGrid.access,
    title: 'availabilityGrid',
    texts: ['planning'],
    page: async () =>
      (await import('../planning/availability/AvailabilityGridPage.tsx')).AvailabilityGridPage,
  },
  {
    path: '/deleted-sessions',
    access: deletedSessions.access,
    title: 'deletedSessions',
    load: () => [need(deletedSessions)],
    page: async () =>
      (await import('../planning/session-life/DeletedSessionsPage.tsx')).DeletedSessionsPage,
  },
  {
    path: '/favourite-sessions',
    access: favouriteSessions.access,
    title: 'favouriteSessions',
    load: () => [need(favouriteSessions)],
    page: async () =>
      (await import('../planning/session-life/FavouriteSessionsPage.tsx')).FavouriteSessionsPage,
  },
  {
    path: '/upload-session-files',
    access: startImport.access,
    title: 'upload',
    texts: ['session'],
    page: async () => (await import('../recordings/imports/UploadPage.tsx')).UploadPage,
  },
]
