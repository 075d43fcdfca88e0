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
    help: 'plan-a-week',
    access: createSession.access,
    title: 'planSession',
    texts: ['planning', 'session'],
    page: async () => (await import('../planning/sessions/SessionFormPage.tsx')).SessionFormPage,
  },
  {
    path: '/plan-week',
    help: 'plan-a-week',
    access: createSession.access,
    title: 'planWeek',
    texts: ['planning', 'session'],
    page: async () => (await import('../planning/sessions/PlanWeekPage.tsx')).PlanWeekPage,
  },
  {
    path: '/availability',
    help: 'answer-a-session',
    access: ownAvailability.access,
    title: 'availability',
    texts: ['planning'],
    ahead: () => [need(ownAvailability)],
    page: async () =>
      (await import('../planning/availability/AvailabilityPage.tsx')).AvailabilityPage,
  },
  {
    path: '/availability/grid',
    help: 'attendance',
    access: availabilityGrid.access,
    title: 'availabilityGrid',
    texts: ['planning'],
    page: async () =>
      (await import('../planning/availability/AvailabilityGridPage.tsx')).AvailabilityGridPage,
  },
  {
    path: '/deleted-sessions',
    help: 'templates-and-copies',
    access: deletedSessions.access,
    title: 'deletedSessions',
    load: () => [need(deletedSessions)],
    page: async () =>
      (await import('../planning/session-life/DeletedSessionsPage.tsx')).DeletedSessionsPage,
  },
  {
    path: '/favourite-sessions',
    help: 'templates-and-copies',
    access: favouriteSessions.access,
    title: 'favouriteSessions',
    load: () => [need(favouriteSessions)],
    page: async () =>
      (await import('../planning/session-life/FavouriteSessionsPage.tsx')).FavouriteSessionsPage,
  },
  {
    path: '/upload-session-files',
    help: 'files-and-watches',
    access: startImport.access,
    title: 'upload',
    texts: ['session'],
    page: async () => (await import('../recordings/imports/UploadPage.tsx')).UploadPage,
  },
]
