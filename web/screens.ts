import type { Access } from '#contract/access.ts'
import { availabilityGrid, ownAvailability } from '#contract/availability.ts'
import { planGate } from '#contract/billing.ts'
import { agenda } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import { createSession, getSession } from '#contract/sessions.ts'
import { getClub } from '#contract/clubs.ts'
import { getSquad } from '#contract/squads.ts'
import { listImports, startImport } from '#contract/imports.ts'
import { inviteMembers } from '#contract/invitations.ts'
import { clubUsers, getMember } from '#contract/members.ts'
import { trainingSummary } from '#contract/reports.ts'
import { privacySettings } from '#contract/privacy.ts'
import { profile, profileAthletes } from '#contract/profiles.ts'
import type { Screen } from './screen.ts'
import { guestsOnly, newcomersOnly } from './shell/guards.ts'
import type { ScreenTitle } from './shell/use-screen-title.ts'

export const user = { level: 'user' } as const satisfies Access

/** For people who are not signed in. */
const guest = (path: string, title: ScreenTitle, page: Screen['page']): Screen => ({
  path,
  title,
  middleware: [guestsOnly],
  texts: ['account'],
  page,
})

/** Without the layout around them. */
export const outside: readonly Screen[] = [
  guest('/login', 'login', async () => (await import('./account/LoginPage.tsx')).LoginPage),
  guest('/register', 'register', async () => (await import('./account/RegisterPage.tsx')).RegisterPage),
  guest('/sign-up-success', 'signUpSuccess', async () => (await import('./account/SignUpSuccessPage.tsx')).SignUpSuccessPage),
  guest('/forgot-password', 'forgotPassword', async () => (await import('./account/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  guest(
    '/resend-activation-email/:email',
    'resendActivation',
    async () => (await import('./account/ResendActivationPage.tsx')).ResendActivationPage,
  ),
  guest('/reset-password/:code', 'resetPassword', async () => (await import('./account/ResetPasswordPage.tsx')).ResetPasswordPage),
  {
    path: '/activate-account/:code',
    title: 'activate',
    texts: ['account'],
    page: async () => (await import('./account/ActivatePage.tsx')).ActivatePage,
  },
  {
    path: '/activate-account/:code/club',
    access: user,
    title: 'foundClub',
    texts: ['account'],
    page: async () => (await import('./account/ActivateClubPage.tsx')).ActivateClubPage,
  },
  {
    path: '/activate-account/:code/final',
    access: user,
    title: 'activated',
    texts: ['account'],
    page: async () => (await import('./account/ActivateFinalPage.tsx')).ActivateFinalPage,
  },
  { path: '/logout', texts: ['account'], page: async () => (await import('./account/LogoutPage.tsx')).LogoutPage },
]

/** Within the layout, for people who are signed in, or fewer where `access` says so. */
export const inside: readonly Screen[] = [
  {
    path: '/home',
    access: home.access,
    title: 'home',
    texts: ['home', 'attendance', 'ui'],
    page: async () => (await import('./home/HomePage.tsx')).HomePage,
  },
  {
    path: '/calendar',
    access: agenda.access,
    title: 'calendar',
    texts: ['calendar', 'ui'],
    page: async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage,
  },
  {
    path: '/profile-athlete-list',
    access: profileAthletes.access,
    title: 'athletes',
    texts: ['profiles', 'attendance', 'ui'],
    page: async () => (await import('./profiles/AthletesPage.tsx')).AthletesPage,
  },
  {
    path: '/profile/:id',
    access: profile.access,
    title: 'profile',
    texts: ['profiles', 'attendance', 'ui'],
    page: async () => (await import('./profiles/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/profile/settings/:id',
    access: profile.access,
    title: 'profileSettings',
    texts: ['profiles', 'attendance', 'ui'],
    page: async () => (await import('./profiles/ProfileSettingsPage.tsx')).ProfileSettingsPage,
  },
  {
    path: '/profile/notes/:id',
    access: profile.access,
    title: 'notes',
    texts: ['notes', 'profiles', 'attendance', 'ui'],
    page: async () => (await import('./notes/NotesPage.tsx')).NotesPage,
  },
  {
    path: '/settings/privacy-settings',
    access: privacySettings.access,
    title: 'privacy',
    texts: ['privacy', 'ui'],
    page: async () => (await import('./privacy/PrivacySettingsPage.tsx')).PrivacySettingsPage,
  },
  {
    path: '/create-session/:id?',
    access: createSession.access,
    title: 'planSession',
    texts: ['session-form', 'session', 'ui'],
    page: async () => (await import('./sessions/SessionFormPage.tsx')).SessionFormPage,
  },
  {
    path: '/club-members',
    access: clubUsers.access,
    title: 'clubMembers',
    texts: ['members', 'ui'],
    page: async () => (await import('./members/ClubMembersPage.tsx')).ClubMembersPage,
  },
  {
    path: '/club-members/edit',
    access: getMember.access,
    title: 'editMember',
    texts: ['members', 'ui'],
    page: async () => (await import('./members/MemberEditPage.tsx')).MemberEditPage,
  },
  {
    path: '/add-member',
    access: inviteMembers.access,
    title: 'addMember',
    texts: ['invitations', 'ui'],
    page: async () => (await import('./invitations/AddMemberPage.tsx')).AddMemberPage,
  },
  {
    path: '/invitation-for-membership/accept',
    title: 'invitation',
    texts: ['invitations', 'ui'],
    page: async () => (await import('./invitations/InvitationPage.tsx')).AcceptPage,
  },
  {
    path: '/invitation-for-membership/reject',
    title: 'invitation',
    texts: ['invitations', 'ui'],
    page: async () => (await import('./invitations/InvitationPage.tsx')).RejectPage,
  },
  { path: '/join', title: 'join', texts: ['invitations', 'ui'], page: async () => (await import('./invitations/JoinPage.tsx')).JoinPage },
  {
    path: '/join/:code',
    title: 'join',
    texts: ['invitations', 'ui'],
    page: async () => (await import('./invitations/JoinLinkPage.tsx')).JoinLinkPage,
  },
  {
    path: '/create-club',
    title: 'createClub',
    texts: ['clubs', 'ui'],
    page: async () => (await import('./clubs/CreateClubPage.tsx')).CreateClubPage,
  },
  {
    path: '/edit-club',
    access: getClub.access,
    title: 'editClub',
    texts: ['clubs', 'ui'],
    page: async () => (await import('./clubs/EditClubPage.tsx')).EditClubPage,
  },
  {
    path: '/settings/my-clubs',
    title: 'myClubs',
    texts: ['clubs', 'ui'],
    page: async () => (await import('./clubs/MyClubsPage.tsx')).MyClubsPage,
  },
  {
    path: '/squads/overview/:squadId?',
    access: getSquad.access,
    title: 'squads',
    texts: ['squads', 'attendance', 'ui'],
    page: async () => (await import('./squads/SquadsPage.tsx')).SquadsPage,
  },
  {
    path: '/squads/form/:squadId?',
    access: getSquad.access,
    title: 'squadForm',
    texts: ['squads', 'ui'],
    page: async () => (await import('./squads/SquadFormPage.tsx')).SquadFormPage,
  },
  {
    path: '/squads/leave/:squadId/:clubId',
    access: getSquad.access,
    title: 'leaveSquad',
    texts: ['squads', 'ui'],
    page: async () => (await import('./squads/LeaveSquadPage.tsx')).LeaveSquadPage,
  },
  {
    path: '/settings/account',
    title: 'account',
    texts: ['settings', 'account'],
    page: async () => (await import('./settings/AccountPage.tsx')).AccountPage,
  },
  {
    path: '/welcome',
    middleware: [newcomersOnly],
    title: 'welcome',
    texts: ['clubs', 'ui'],
    page: async () => (await import('./clubs/WelcomePage.tsx')).WelcomePage,
  },
  { path: '/outbox', title: 'outbox', texts: ['offline'], page: async () => (await import('./offline/OutboxPage.tsx')).OutboxPage },
  {
    path: '/availability',
    access: ownAvailability.access,
    title: 'availability',
    texts: ['availability', 'ui'],
    page: async () => (await import('./availability/AvailabilityPage.tsx')).AvailabilityPage,
  },
  {
    path: '/availability/grid',
    access: availabilityGrid.access,
    title: 'availabilityGrid',
    texts: ['availability', 'ui'],
    page: async () => (await import('./availability/AvailabilityGridPage.tsx')).AvailabilityGridPage,
  },
  {
    path: '/notifications',
    title: 'notifications',
    texts: ['notifications'],
    page: async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage,
  },
  {
    path: '/notifications/all',
    title: 'notifications',
    texts: ['notifications'],
    page: async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage,
  },
  {
    path: '/billing-licence-expired',
    title: 'licenceExpired',
    texts: ['billing'],
    page: async () => (await import('./billing/LicenceExpiredPage.tsx')).LicenceExpiredPage,
  },
  {
    path: '/upgrade-to-performance',
    access: planGate.access,
    title: 'upgrade',
    texts: ['billing'],
    page: async () => (await import('./billing/UpgradePage.tsx')).UpgradePage,
  },
  { path: '/xyz', title: 'styleGuide', texts: ['ui', 'xyz'], page: async () => (await import('./xyz/StyleGuidePage.tsx')).StyleGuidePage },
  {
    path: '/unauthorized',
    title: 'unauthorized',
    page: async () => (await import('./shell/UnauthorizedPage.tsx')).UnauthorizedPage,
  },
  {
    path: '/session/:sessionId',
    access: getSession.access,
    title: 'session',
    texts: ['session', 'attendance', 'results', 'imports'],
    page: async () => (await import('./sessions/SessionPage.tsx')).SessionPage,
    children: [
      { path: '', page: async () => (await import('./sessions/SessionOverviewTab.tsx')).SessionOverviewTab },
      { path: 'attendance', page: async () => (await import('./attendance/AttendanceTab.tsx')).AttendanceTab },
      { path: 'results', page: async () => (await import('./results/ResultsTab.tsx')).ResultsTab },
      { path: 'imports', access: listImports.access, page: async () => (await import('./imports/ImportsTab.tsx')).ImportsTab },
    ],
  },
  {
    path: '/upload-session-files',
    access: startImport.access,
    title: 'upload',
    texts: ['imports'],
    page: async () => (await import('./imports/UploadPage.tsx')).UploadPage,
  },
  {
    path: '/reports/training-summary',
    access: trainingSummary.access,
    title: 'trainingSummary',
    texts: ['reports'],
    page: async () => (await import('./reports/TrainingSummaryPage.tsx')).TrainingSummaryPage,
  },
]

export const notFound: Screen = { path: '*', title: 'notFound', page: async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage }
