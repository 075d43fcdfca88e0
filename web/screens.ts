import { availabilityGrid, ownAvailability } from '#contract/planning/availability.ts'
import { planGate } from '#contract/platform/billing.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { eventRaces } from '#contract/boats/races.ts'
import { home } from '#contract/insight/home.ts'
import { deletedSessions, favouriteSessions } from '#contract/planning/session-life.ts'
import { seatRace } from '#contract/insight/seat-racing.ts'
import { createSession, getSession } from '#contract/planning/sessions.ts'
import { activityEditor, listImports, startImport } from '#contract/recordings/imports.ts'
import { sessionTelemetry } from '#contract/recordings/telemetry.ts'
import { need } from './api.ts'
import { idIn, type Load, type Screen } from './screen.ts'

/** The session of the address; the same as `sessionQuery`. */
const sessionOf: Load = ({ params }) => {
  const id = idIn(params['sessionId'])
  return id === null ? [] : [need(getSession, { params: { id } }, { own: [404, 409] })]
}

/** Within the layout, for people who are signed in, or fewer where `access` says so. */
export const inside: readonly Screen[] = [
  {
    path: '/home',
    access: home.access,
    title: 'home',
    texts: ['home', 'attendance', 'consent', 'publishing', 'ui'],
    ahead: () => [need(home)],
    page: async () => (await import('./insight/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/calendar',
    access: agenda.access,
    title: 'calendar',
    texts: ['calendar', 'attendance', 'publishing', 'session-life', 'ui'],
    page: async () => (await import('./planning/calendar/CalendarPage.tsx')).CalendarPage,
  },
  {
    path: '/create-session/:id?',
    access: createSession.access,
    title: 'planSession',
    texts: ['session-form', 'availability', 'publishing', 'session', 'session-life', 'ui'],
    page: async () => (await import('./planning/sessions/SessionFormPage.tsx')).SessionFormPage,
  },
  {
    path: '/outbox',
    title: 'outbox',
    texts: ['offline'],
    page: async () => (await import('./offline/OutboxPage.tsx')).OutboxPage,
  },
  {
    path: '/availability',
    access: ownAvailability.access,
    title: 'availability',
    texts: ['availability', 'ui'],
    ahead: () => [need(ownAvailability)],
    page: async () =>
      (await import('./planning/availability/AvailabilityPage.tsx')).AvailabilityPage,
  },
  {
    path: '/availability/grid',
    access: availabilityGrid.access,
    title: 'availabilityGrid',
    texts: ['availability', 'ui'],
    page: async () =>
      (await import('./planning/availability/AvailabilityGridPage.tsx')).AvailabilityGridPage,
  },
  {
    path: '/notifications',
    title: 'notifications',
    texts: ['notifications', 'attendance', 'ui'],
    page: async () =>
      (await import('./world/notifications/NotificationsPage.tsx')).NotificationsPage,
  },
  {
    path: '/notifications/all',
    title: 'notifications',
    texts: ['notifications', 'attendance', 'ui'],
    page: async () =>
      (await import('./world/notifications/NotificationsPage.tsx')).NotificationsPage,
  },
  {
    path: '/billing-licence-expired',
    title: 'licenceExpired',
    texts: ['billing', 'own-data', 'ui'],
    page: async () =>
      (await import('./platform/billing/LicenceExpiredPage.tsx')).LicenceExpiredPage,
  },
  {
    path: '/upgrade-to-performance',
    access: planGate.access,
    title: 'upgrade',
    texts: ['billing'],
    page: async () => (await import('./platform/billing/UpgradePage.tsx')).UpgradePage,
  },
  {
    path: '/xyz',
    title: 'styleGuide',
    texts: ['ui', 'xyz'],
    page: async () => (await import('./platform/xyz/StyleGuidePage.tsx')).StyleGuidePage,
  },
  {
    path: '/unauthorized',
    title: 'unauthorized',
    page: async () => (await import('./shell/UnauthorizedPage.tsx')).UnauthorizedPage,
  },
  {
    path: '/session/:sessionId',
    access: getSession.access,
    title: 'session',
    texts: [
      'session',
      'attendance',
      'results',
      'scores',
      'sheet',
      'imports',
      'efforts',
      'publishing',
      'session-life',
      'seat-racing',
      'crews',
      'telemetry',
      'ui',
    ],
    ahead: sessionOf,
    page: async () => (await import('./planning/sessions/SessionPage.tsx')).SessionPage,
    children: [
      {
        path: '',
        page: async () => (await import('./planning/sessions/SessionPage.tsx')).SessionStart,
      },
      {
        path: 'attendance',
        page: async () => (await import('./planning/attendance/AttendanceTab.tsx')).AttendanceTab,
      },
      {
        path: 'results',
        page: async () => (await import('./insight/results/ResultsTab.tsx')).ResultsTab,
      },
      {
        path: 'add-results',
        page: async () => (await import('./insight/scores/AddResultsPage.tsx')).AddResultsPage,
      },
      {
        path: 'crews',
        access: sessionCrews.access,
        page: async () => (await import('./boats/crews/CrewsTab.tsx')).CrewsTab,
      },
      {
        path: 'seat-racing',
        access: seatRace.access,
        page: async () => (await import('./insight/seat-racing/SeatRacingTab.tsx')).SeatRacingTab,
      },
      {
        path: 'telemetry',
        access: sessionTelemetry.access,
        page: async () => (await import('./recordings/telemetry/TelemetryTab.tsx')).TelemetryTab,
      },
      {
        path: 'imports',
        access: listImports.access,
        page: async () => (await import('./recordings/imports/ImportsTab.tsx')).ImportsTab,
      },
      {
        path: 'imports/edit/:crewId/:fileId',
        access: activityEditor.access,
        page: async () => (await import('./recordings/imports/EditTab.tsx')).EditTab,
      },
    ],
  },
  {
    path: '/event/:sessionId',
    access: getSession.access,
    title: 'event',
    texts: [
      'session',
      'attendance',
      'results',
      'publishing',
      'session-life',
      'crews',
      'races',
      'ui',
    ],
    ahead: sessionOf,
    page: async () => (await import('./planning/sessions/SessionPage.tsx')).SessionPage,
    children: [
      {
        path: '',
        page: async () => (await import('./planning/sessions/SessionPage.tsx')).SessionStart,
      },
      {
        path: 'races',
        access: eventRaces.access,
        page: async () => (await import('./boats/races/RacesTab.tsx')).RacesTab,
      },
      {
        path: 'crews',
        access: sessionCrews.access,
        page: async () => (await import('./boats/crews/CrewsTab.tsx')).CrewsTab,
      },
    ],
  },
  {
    path: '/event/attendance/:sessionId',
    access: getSession.access,
    title: 'event',
    texts: ['session', 'attendance', 'results', 'publishing', 'session-life', 'ui'],
    ahead: sessionOf,
    page: async () => (await import('./planning/sessions/SessionPage.tsx')).SessionPage,
    children: [
      {
        path: '',
        page: async () => (await import('./planning/attendance/AttendanceTab.tsx')).AttendanceTab,
      },
    ],
  },
  {
    path: '/deleted-sessions',
    access: deletedSessions.access,
    title: 'deletedSessions',
    texts: ['session-life', 'ui'],
    load: () => [need(deletedSessions)],
    page: async () =>
      (await import('./planning/session-life/DeletedSessionsPage.tsx')).DeletedSessionsPage,
  },
  {
    path: '/favourite-sessions',
    access: favouriteSessions.access,
    title: 'favouriteSessions',
    texts: ['session-life', 'ui'],
    load: () => [need(favouriteSessions)],
    page: async () =>
      (await import('./planning/session-life/FavouriteSessionsPage.tsx')).FavouriteSessionsPage,
  },
  {
    path: '/upload-session-files',
    access: startImport.access,
    title: 'upload',
    texts: ['imports', 'results'],
    page: async () => (await import('./recordings/imports/UploadPage.tsx')).UploadPage,
  },
]

export const notFound: Screen = {
  path: '*',
  title: 'notFound',
  page: async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage,
}
