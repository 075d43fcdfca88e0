import { comparableSessions, comparison } from '#contract/analysis/comparison.ts'
import {
  dailyMornings,
  healthReport,
  trainingQuality,
} from '#contract/analysis/monitoring-reports.ts'
import { trainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { morningCourse } from '#contract/analysis/monitoring.ts'
import { raceReport, racePieces } from '#contract/analysis/race-analysis.ts'
import {
  reportAttendance,
  reportGmt,
  reportImprovement,
  reportPerformance,
  reportRpe,
  trainingSummary,
} from '#contract/analysis/reports.ts'
import { RACE_REPORT_KINDS } from '#domain/race-analysis/kinds.ts'
import { reportAnalysis } from '#contract/analysis/reports-analysis.ts'
import { reportBike } from '#contract/analysis/reports-bike.ts'
import { reportErgo } from '#contract/analysis/reports-ergo.ts'
import { reportWater } from '#contract/analysis/reports-water.ts'
import { profile } from '#contract/people/profiles.ts'
import { REPORT_ACCESS } from '../shell/place-access.ts'
import { profileOf } from './profile-of.ts'
import type { Screen } from './screen.ts'
import { withViewOf } from './with-view-of.ts'

/** What a coach asks of the training done: tables and pictures of athletes, sessions and pieces. */
export const reports: readonly Screen[] = [
  {
    path: '/reports/all',
    help: 'read-a-report',
    access: trainingSummary.access,
    title: 'allReports',
    texts: ['reading'],
    page: async () => (await import('../analysis/reports/AllReportsPage.tsx')).AllReportsPage,
  },
  {
    path: '/reports/my-training',
    help: 'my-training',
    access: REPORT_ACCESS.myTraining,
    title: 'myTraining',
    texts: ['reading', 'tested', 'club'],
    page: async () => (await import('../analysis/home/training/MyTrainingPage.tsx')).MyTrainingPage,
  },
  {
    path: '/reports/morning-monitoring/daily',
    help: 'morning-monitoring',
    access: dailyMornings.access,
    title: 'morningMonitoring',
    texts: ['mornings', 'reading'],
    page: async () => (await import('../analysis/monitoring/reports/DailyPage.tsx')).DailyPage,
  },
  {
    path: '/reports/morning-monitoring/injury-illness',
    help: 'injury-and-illness',
    access: healthReport.access,
    title: 'injuryIllness',
    texts: ['mornings', 'morning', 'reading'],
    page: async () => (await import('../analysis/monitoring/reports/IllnessPage.tsx')).IllnessPage,
  },
  {
    path: '/reports/morning-monitoring/training-quality',
    help: 'training-load',
    access: trainingQuality.access,
    title: 'trainingQuality',
    texts: ['mornings', 'reading'],
    page: async () => (await import('../analysis/monitoring/reports/QualityPage.tsx')).QualityPage,
  },
  {
    path: '/reports/training-ratio',
    help: 'training-ratio',
    access: trainingRatios.access,
    title: 'trainingRatio',
    texts: ['mornings', 'club', 'reading'],
    page: async () => (await import('../analysis/monitoring/reports/RatioPage.tsx')).RatioPage,
  },
  {
    path: '/reports/training-summary',
    help: 'read-a-report',
    access: trainingSummary.access,
    title: 'trainingSummary',
    guards: [withViewOf('training-summary')],
    texts: ['reading'],
    page: async () =>
      (await import('../analysis/reports/TrainingSummaryPage.tsx')).TrainingSummaryPage,
  },
  {
    path: '/reports/team-training-summary',
    help: 'read-a-report',
    access: REPORT_ACCESS.teamTrainingSummary,
    title: 'teamTrainingSummary',
    guards: [withViewOf('team-training-summary')],
    texts: ['reading'],
    page: async () =>
      (await import('../analysis/reports/TrainingSummaryPage.tsx')).TeamTrainingSummaryPage,
  },
  {
    path: '/reports/rpe',
    help: 'training-load',
    access: reportRpe.access,
    title: 'reportRpe',
    guards: [withViewOf('rpe')],
    texts: ['reading'],
    page: async () => (await import('../analysis/reports/RpeReportPage.tsx')).RpeReportPage,
  },
  {
    path: '/reports/attendance',
    help: 'attendance',
    access: reportAttendance.access,
    title: 'reportAttendance',
    guards: [withViewOf('attendance')],
    texts: ['reading'],
    page: async () =>
      (await import('../analysis/reports/AttendanceReportPage.tsx')).AttendanceReportPage,
  },
  {
    path: '/reports/gmt',
    help: 'results-and-bests',
    access: reportGmt.access,
    title: 'reportGmt',
    guards: [withViewOf('gmt')],
    texts: ['reading'],
    page: async () => (await import('../analysis/reports/GmtReportPage.tsx')).GmtReportPage,
  },
  {
    path: '/reports/performance',
    help: 'results-and-bests',
    access: reportPerformance.access,
    title: 'reportPerformance',
    guards: [withViewOf('performance')],
    texts: ['reading'],
    page: async () =>
      (await import('../analysis/reports/PerformanceReportPage.tsx')).PerformanceReportPage,
  },
  {
    path: '/reports/improvement',
    help: 'results-and-bests',
    access: reportImprovement.access,
    title: 'reportImprovement',
    guards: [withViewOf('improvement')],
    texts: ['reading'],
    page: async () =>
      (await import('../analysis/reports/PerformanceReportPage.tsx')).ImprovementReportPage,
  },
  {
    path: '/reports/analysis',
    help: 'read-a-report',
    access: reportAnalysis.access,
    title: 'reportAnalysis',
    guards: [withViewOf('analysis')],
    texts: ['reading'],
    page: async () => (await import('../analysis/reports/AnalysisPage.tsx')).AnalysisPage,
  },
  {
    path: '/reports/racing',
    help: 'compare-races',
    access: racePieces.access,
    title: 'reportRacing',
    guards: [withViewOf('racing')],
    texts: ['reading'],
    page: async () => (await import('../analysis/race-analysis/RacingPage.tsx')).RacingPage,
  },
  ...RACE_REPORT_KINDS.map((kind): Screen => ({
    path: `/reports/racing-${kind}/:uuid`,
    help: 'compare-races',
    access: raceReport.access,
    title: 'raceReport',
    texts: ['reading'],
    page: async () => (await import('../analysis/race-analysis/ComparisonPage.tsx')).ComparisonPage,
  })),
  {
    path: '/reports/comparison',
    help: 'compare-races',
    access: comparableSessions.access,
    title: 'reportComparison',
    texts: ['reading'],
    page: async () =>
      (await import('../analysis/comparison/CompareSessionsPage.tsx')).CompareSessionsPage,
  },
  {
    path: '/reports/comparison/:id',
    help: 'compare-races',
    access: comparison.access,
    title: 'reportComparison',
    texts: ['reading'],
    page: async () =>
      (await import('../analysis/comparison/RecordingsComparedPage.tsx')).RecordingsComparedPage,
  },
  {
    path: '/reports/team-ergo',
    help: 'results-and-bests',
    access: reportErgo.access,
    title: 'teamErgo',
    guards: [withViewOf('team-ergo')],
    texts: ['reading', 'club'],
    page: async () => (await import('../analysis/reports/ErgoReportPage.tsx')).TeamErgoPage,
  },
  {
    path: '/profile/morning-monitoring/:id',
    help: 'my-morning',
    access: morningCourse.access,
    title: 'profileMorning',
    texts: ['morning', 'mornings', 'club'],
    ahead: profileOf,
    page: async () =>
      (await import('../analysis/monitoring/ProfileMorningPage.tsx')).ProfileMorningPage,
  },
  {
    path: '/profile/:id/report/ergo',
    help: 'results-and-bests',
    access: reportErgo.access,
    title: 'profileErgo',
    guards: [withViewOf('profile-ergo')],
    texts: ['reading', 'club'],
    ahead: profileOf,
    page: async () => (await import('../analysis/reports/ErgoReportPage.tsx')).ProfileErgoPage,
  },
  {
    path: '/profile/:id/report/rowing',
    help: 'results-and-bests',
    access: reportWater.access,
    title: 'profileWater',
    guards: [withViewOf('profile-rowing')],
    texts: ['reading', 'club'],
    ahead: profileOf,
    page: async () => (await import('../analysis/reports/WaterReportPage.tsx')).ProfileWaterPage,
  },
  {
    path: '/profile/:id/report/bike',
    help: 'results-and-bests',
    access: reportBike.access,
    title: 'profileBike',
    guards: [withViewOf('profile-bike')],
    texts: ['reading', 'club'],
    ahead: profileOf,
    page: async () => (await import('../analysis/reports/BikeReportPage.tsx')).ProfileBikePage,
  },
  {
    path: '/profile/:id/report/training-summary',
    help: 'my-training',
    access: profile.access,
    title: 'profileTraining',
    guards: [withViewOf('profile-training-summary')],
    texts: ['reading', 'club'],
    ahead: profileOf,
    page: async () =>
      (await import('../analysis/reports/ProfileTrainingPage.tsx')).ProfileTrainingPage,
  },
]
