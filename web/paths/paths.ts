import { guardianPaths } from './guardian-paths.ts'
import { adminPaths } from './admin-paths.ts'
import { billingPaths } from './billing-paths.ts'
import { livePaths } from './live-paths.ts'
import { noticePaths } from './notice-paths.ts'
import type { BringInKind } from '#domain/bring-in/kinds.ts'
import { withQuery, type Query } from './with-query.ts'

/** Every address of the app. Links are made here and nowhere else. */

type OwnPage =
  | 'account'
  | 'language'
  | 'email'
  | 'password'
  | 'second-step'
  | 'sign-ins'
  | 'tokens'
  | 'health'
  | 'morning'
  | 'data'
type ClubPage =
  | 'venue'
  | 'owner'
  | 'training'
  | 'zones'
  | 'gold-medal-times'
  | 'morning'
  | 'roles'
  | 'minors'
  | 'messages'
  | 'wall'
  | 'challenges'
  | 'outside'

export const paths = {
  root: () => '/',
  login: () => '/login',
  /** 'expired': the sign-in ran out, so the person finds their place again after the next one. */
  logout: (reason?: 'expired') => withQuery('/logout', { reason }),
  /** `join`: the code of the link somebody came by. */
  register: (join?: string) => withQuery('/register', { join }),
  signUpSuccess: () => '/sign-up-success',
  forgotPassword: () => '/forgot-password',
  resendActivation: (email: string) => `/resend-activation-email/${encodeURIComponent(email)}`,
  activate: (code: string) => `/activate-account/${code}`,
  activateClub: (code: string) => `/activate-account/${code}/club`,
  activateFinal: (code: string) => `/activate-account/${code}/final`,
  /** Where an invited person answers. */
  answerInvitation: (query: { code: string; club_id: number | null }) =>
    withQuery('/invitation-for-membership/accept', query),
  welcome: () => '/welcome',
  /** What the plan lacks: one feature by its number, or all. */
  upgrade: (feature?: string | number) => withQuery('/upgrade-to-performance', { feature }),
  unauthorized: () => '/unauthorized',
  notFound: () => '/404',
  styleGuide: () => '/xyz',
  switchClub: (clubId: number) => `/switch-club/${clubId}`,

  createClub: () => '/create-club',
  /** One page of the club's settings, or the first of them. */
  editClub: (page?: ClubPage) => (page === undefined ? '/edit-club' : `/edit-club/${page}`),
  /** The data of the club: exporting them, or another tab. */
  bringIn: (kind: BringInKind) => `/bring-in/${kind}`,
  clubData: (tab?: 'bring-in' | 'bring-in/slipway' | 'log') =>
    tab === undefined ? '/edit-club/data' : `/edit-club/data/${tab}`,
  clubSettings: () => '/edit-club/pages',
  webhooks: () => '/webhooks',
  webhook: (webhookId: number) => `/webhooks/${webhookId}`,
  webhookMessage: (webhookId: number, deliveryId: number) =>
    `/webhooks/${webhookId}/messages/${deliveryId}`,
  myClubs: () => '/settings/my-clubs',
  squads: () => '/squads/overview',
  squad: (squadId: number) => `/squads/overview/${squadId}`,
  squadForm: (squadId?: number) =>
    squadId === undefined ? '/squads/form' : `/squads/form/${squadId}`,
  leaveSquad: (squadId: number, clubId: number) => `/squads/leave/${squadId}/${clubId}`,
  /** One page of one's own settings, or the first of them. */
  ownSettings: (page: OwnPage = 'account') => `/settings/${page}`,
  ownSettingsList: () => '/settings',
  /** Where the mail to a new address leads. */
  confirmEmail: (code: string) => withQuery('/settings/email', { code }),
  deleteAccount: () => '/settings/delete-account',
  profile: (userId: number) => `/profile/${userId}`,
  profileSettings: (userId: number) => `/profile/settings/${userId}`,
  profileErgo: (userId: number) => `/profile/${userId}/report/ergo`,
  profileWater: (userId: number) => `/profile/${userId}/report/rowing`,
  profileBike: (userId: number) => `/profile/${userId}/report/bike`,
  profileTraining: (userId: number) => `/profile/${userId}/report/training-summary`,
  /** `entry`: the day to be entered, or 1 for today. */
  profileMorning: (userId: number, query?: { entry?: string | number }) =>
    withQuery(`/profile/morning-monitoring/${userId}`, query),
  profileTests: (userId: number) => `/profile/drv/${userId}`,
  /** `query`: words that the notes shown hold. */
  profileNotes: (userId: number, query?: string) =>
    withQuery(`/profile/notes/${userId}`, { query }),
  athletes: () => '/profile-athlete-list',
  /** `connected`: the provider that has just been. */
  integrations: (connected?: string) => withQuery('/settings/integrations', { connected }),
  privacySettings: () => '/settings/privacy-settings',

  home: () => '/home',
  searchResults: (q?: string) => withQuery('/search-results', { q }),
  ...noticePaths,
  outbox: () => '/outbox',
  availability: () => '/availability',
  availabilityGrid: (query?: Query) => withQuery('/availability/grid', query),
  calendar: (query?: { view?: string; date?: string }) => withQuery('/calendar', query),
  newSession: (query?: { date?: string; time?: string; squad?: string }) =>
    withQuery('/create-session', query),
  planWeek: (query?: { date?: string }) => withQuery('/plan-week', query),
  editSession: (sessionId: number) => `/create-session/${sessionId}`,
  session: (sessionId: number) => `/session/${sessionId}`,
  event: (sessionId: number) => `/event/${sessionId}`,
  eventAttendance: (sessionId: number) => `/event/attendance/${sessionId}`,
  eventCrews: (sessionId: number) => `/event/${sessionId}/crews`,
  eventRaces: (sessionId: number) => `/event/${sessionId}/races`,
  deletedSessions: () => '/deleted-sessions',
  favouriteSessions: () => '/favourite-sessions',
  sessionAttendance: (sessionId: number) => `/session/${sessionId}/attendance`,
  sessionResults: (sessionId: number, query?: { activity?: number; split?: number }) =>
    withQuery(`/session/${sessionId}/results`, query),
  addResults: (sessionId: number, query?: Query) =>
    withQuery(`/session/${sessionId}/add-results`, query),
  sessionCrews: (sessionId: number, query?: { boat?: number }) =>
    withQuery(`/session/${sessionId}/crews`, query),
  sessionSeatRacing: (sessionId: number, query?: { piece?: number }) =>
    withQuery(`/session/${sessionId}/seat-racing`, query),
  ...guardianPaths,
  ...billingPaths,
  ...livePaths,
  sessionTelemetry: (sessionId: number, query?: Query) =>
    withQuery(`/session/${sessionId}/telemetry`, query),
  sessionImports: (sessionId: number) => `/session/${sessionId}/imports`,
  /** crewId 0: an athlete’s own file. fileId is the activity’s. */
  editImport: (sessionId: number, crewId: number | null, fileId: number) =>
    `/session/${sessionId}/imports/edit/${crewId ?? 0}/${fileId}`,
  uploadSessionFiles: () => '/upload-session-files',
  clubMembers: (query?: Query) => withQuery('/club-members', query),
  editMember: (userId: number) => withQuery('/club-members/edit', { user: userId }),
  addMember: (way?: string) => withQuery('/add-member', { way }),
  joinLinkOfSquad: (squad: number) => withQuery('/add-member', { way: 'link', squad }),
  acceptInvitation: (query: { code?: string | null; club_id: number }) =>
    withQuery('/invitation-for-membership/accept', query),
  rejectInvitation: (query: { code?: string | null; club_id: number }) =>
    withQuery('/invitation-for-membership/reject', query),
  join: (code?: string) => (code === undefined ? '/join' : `/join/${encodeURIComponent(code)}`),
  crews: (query?: Query) => withQuery('/crews', query),
  equipment: (query?: Query) => withQuery('/equipment-list', query),
  allEquipmentLogs: () => '/equipment-list/logs',
  equipmentLogs: (equipmentId: number) => `/equipment-list/${equipmentId}/logs`,
  equipmentCategory: (categoryId?: number) =>
    categoryId === undefined
      ? '/equipment-list/form-category'
      : `/equipment-list/form-category/${categoryId}`,
  equipmentForm: (categoryId?: number, equipmentId?: number) =>
    ['/equipment-list/form-equipment', categoryId, equipmentId]
      .filter((part) => part !== undefined)
      .join('/'),
  setup: () => '/setup',
  reports: () => '/reports',
  allReports: () => '/reports/all',
  myTraining: () => '/reports/my-training',
  morningMonitoring: (query?: Query) => withQuery('/reports/morning-monitoring/daily', query),
  injuryIllness: () => '/reports/morning-monitoring/injury-illness',
  trainingQuality: () => '/reports/morning-monitoring/training-quality',
  trainingRatio: (query?: Query) => withQuery('/reports/training-ratio', query),
  /** Those of a kind, or one of them. */
  performanceTests: (kind: string, ...testId: number[]) =>
    [`/reports/${kind}-tests`, ...testId].join('/'),
  teamTrainingSummary: () => '/reports/team-training-summary',
  teamErgo: () => '/reports/team-ergo',
  reportRpe: () => '/reports/rpe',
  reportAttendance: () => '/reports/attendance',
  reportGmt: () => '/reports/gmt',
  reportPerformance: () => '/reports/performance',
  reportImprovement: () => '/reports/improvement',
  reportAnalysis: () => '/reports/analysis',
  enterTests: (kind: string, query?: Query) => withQuery(`/reports/${kind}-tests/enter`, query),
  liveStepTest: () => '/reports/step-tests/live',
  newTest: (kind: string, query?: Query) => withQuery(`/reports/${kind}-tests/new`, query),
  editTest: (kind: string, testId: number) => `/reports/${kind}-tests/${testId}/edit`,
  reportRacing: () => '/reports/racing',
  raceReport: (kind: string, uuid: string) => `/reports/racing-${kind}/${uuid}`,
  reportComparison: (query?: Query) => withQuery('/reports/comparison', query),
  comparison: (sessionId: number | string, query?: Query) =>
    withQuery(`/reports/comparison/${sessionId}`, query),
  trainingSummary: (query?: Query) => withQuery('/reports/training-summary', query),
  ...adminPaths,
} as const
