import { reportAttendance, reportRpe, trainingSummary } from '#contract/insight/reports.ts'
import type { Screen } from './screen.ts'

/** What a coach asks of the training done: tables and pictures of athletes, sessions and pieces. */
export const reports: readonly Screen[] = [
  {
    path: '/reports/training-summary',
    access: trainingSummary.access,
    title: 'trainingSummary',
    texts: ['reports'],
    page: async () =>
      (await import('./insight/reports/TrainingSummaryPage.tsx')).TrainingSummaryPage,
  },
  {
    path: '/reports/team-training-summary',
    access: trainingSummary.access,
    title: 'teamTrainingSummary',
    texts: ['reports'],
    page: async () =>
      (await import('./insight/reports/TrainingSummaryPage.tsx')).TeamTrainingSummaryPage,
  },
  {
    path: '/reports/rpe',
    access: reportRpe.access,
    title: 'reportRpe',
    texts: ['reports'],
    page: async () => (await import('./insight/reports/RpeReportPage.tsx')).RpeReportPage,
  },
  {
    path: '/reports/attendance',
    access: reportAttendance.access,
    title: 'reportAttendance',
    texts: ['reports'],
    page: async () =>
      (await import('./insight/reports/AttendanceReportPage.tsx')).AttendanceReportPage,
  },
]
