import { agenda } from '#contract/planning/calendar.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { eventRaces } from '#contract/boats/races.ts'
import { home } from '#contract/analysis/home.ts'
import { seatRace } from '#contract/analysis/seat-racing.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { activityEditor, listImports } from '#contract/recordings/imports.ts'
import { sessionTelemetry } from '#contract/recordings/telemetry.ts'
import { sessionLiveResults } from '#contract/live/live.ts'
import { need } from '../api/api.ts'
import { idIn, type Load, type Screen } from './screen.ts'

/** The session of the address; the same as `sessionQuery`. */
const sessionOf: Load = ({ params }) => {
  const id = idIn(params['sessionId'])
  return id === null ? [] : [need(getSession, { params: { id } }, { own: [404, 409] })]
}

/** What people open every day. The shell has it; the other screens are listed in `areas.ts`. */
export const daily: readonly Screen[] = [
  {
    path: '/home',
    help: 'first-week',
    access: home.access,
    title: 'home',
    texts: ['home'],
    ahead: () => [need(home)],
    page: async () => (await import('../analysis/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/calendar',
    help: 'plan-a-week',
    access: agenda.access,
    title: 'calendar',
    texts: ['calendar'],
    page: async () => (await import('../planning/calendar/CalendarPage.tsx')).CalendarPage,
  },
  {
    path: '/outbox',
    help: 'on-the-phone',
    title: 'outbox',
    page: async () => (await import('../offline/OutboxPage.tsx')).OutboxPage,
  },
  {
    path: '/unauthorized',
    help: 'squads-and-members',
    title: 'unauthorized',
    page: async () => (await import('../shell/UnauthorizedPage.tsx')).UnauthorizedPage,
  },
  {
    path: '/session/:sessionId',
    help: 'answer-a-session',
    access: getSession.access,
    title: 'session',
    texts: ['session'],
    ahead: sessionOf,
    page: async () => (await import('../planning/sessions/SessionPage.tsx')).SessionPage,
    children: [
      {
        path: '',
        page: async () => (await import('../planning/sessions/SessionPage.tsx')).SessionStart,
      },
      {
        path: 'attendance',
        help: 'attendance',
        page: async () => (await import('../planning/attendance/AttendanceTab.tsx')).AttendanceTab,
      },
      {
        path: 'results',
        help: 'enter-results',
        page: async () => (await import('../analysis/results/ResultsTab.tsx')).ResultsTab,
      },
      {
        path: 'add-results',
        help: 'enter-results',
        page: async () =>
          (await import('../analysis/result-entry/AddResultsPage.tsx')).AddResultsPage,
      },
      {
        path: 'crews',
        help: 'seat-a-crew',
        access: sessionCrews.access,
        page: async () => (await import('../boats/crews/CrewsTab.tsx')).CrewsTab,
      },
      {
        path: 'seat-racing',
        help: 'seat-racing',
        access: seatRace.access,
        page: async () => (await import('../analysis/seat-racing/SeatRacingTab.tsx')).SeatRacingTab,
      },
      {
        path: 'live-results',
        help: 'follow-live',
        access: sessionLiveResults.access,
        texts: ['live'],
        page: async () => (await import('../live/live/LiveResultsTab.tsx')).LiveResultsTab,
      },
      {
        path: 'telemetry',
        help: 'telemetry',
        access: sessionTelemetry.access,
        page: async () => (await import('../recordings/telemetry/TelemetryTab.tsx')).TelemetryTab,
      },
      {
        path: 'imports',
        help: 'files-and-watches',
        access: listImports.access,
        page: async () => (await import('../recordings/imports/ImportsTab.tsx')).ImportsTab,
      },
      {
        path: 'imports/edit/:crewId/:fileId',
        help: 'edit-a-recording',
        access: activityEditor.access,
        page: async () => (await import('../recordings/imports/EditTab.tsx')).EditTab,
      },
    ],
  },
  {
    path: '/event/:sessionId',
    help: 'regattas',
    access: getSession.access,
    title: 'event',
    texts: ['session', 'racing'],
    ahead: sessionOf,
    page: async () => (await import('../planning/sessions/SessionPage.tsx')).SessionPage,
    children: [
      {
        path: '',
        texts: ['live'],
        page: async () => (await import('../planning/sessions/EventStart.tsx')).EventStart,
      },
      {
        path: 'races',
        access: eventRaces.access,
        page: async () => (await import('../boats/races/RacesTab.tsx')).RacesTab,
      },
      {
        path: 'crews',
        help: 'seat-a-crew',
        access: sessionCrews.access,
        page: async () => (await import('../boats/crews/CrewsTab.tsx')).CrewsTab,
      },
    ],
  },
  {
    path: '/event/attendance/:sessionId',
    help: 'attendance',
    access: getSession.access,
    title: 'event',
    texts: ['session'],
    ahead: sessionOf,
    page: async () => (await import('../planning/sessions/SessionPage.tsx')).SessionPage,
    children: [
      {
        path: '',
        page: async () => (await import('../planning/attendance/AttendanceTab.tsx')).AttendanceTab,
      },
    ],
  },
]

export const notFound: Screen = {
  path: '*',
  help: 'first-week',
  title: 'notFound',
  page: async () => (await import('../shell/NotFoundPage.tsx')).NotFoundPage,
}
