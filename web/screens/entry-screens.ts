import { user, type Screen } from './screen.ts'
import { setupState } from '#contract/people/account-setup.ts'
import { need } from '../api/api.ts'
import { foundersOnly, guestsOnly, guestsToo } from '../shell/guards.ts'
import type { ScreenTitle } from '../shell/use-screen-title.ts'

/** Screens for people who are not signed in. */
const guest = (path: string, title: ScreenTitle, page: Screen['page']): Screen => ({
  path,
  title,
  help: 'your-account',
  guards: [guestsOnly],
  texts: ['own'],
  page,
})

/** Screens without the layout around them. */
export const outside: readonly Screen[] = [
  guest('/login', 'login', async () => (await import('../people/account/LoginPage.tsx')).LoginPage),
  {
    path: '/sign-in/:provider',
    help: 'your-account',
    title: 'login',
    texts: ['own'],
    page: async () => (await import('../people/account/ProviderReturnPage.tsx')).ProviderReturnPage,
  },
  {
    path: '/setup',
    help: 'first-week',
    title: 'setup',
    texts: ['own', 'club'],
    load: () => [need(setupState)],
    page: async () => (await import('../people/clubs/SetupPage.tsx')).SetupPage,
  },
  guest(
    '/register',
    'register',
    async () => (await import('../people/account/RegisterPage.tsx')).RegisterPage,
  ),
  guest(
    '/sign-up-success',
    'signUpSuccess',
    async () => (await import('../people/account/SignUpSuccessPage.tsx')).SignUpSuccessPage,
  ),
  guest(
    '/forgot-password',
    'forgotPassword',
    async () => (await import('../people/account/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  guest(
    '/resend-activation-email/:email',
    'resendActivation',
    async () => (await import('../people/account/ResendActivationPage.tsx')).ResendActivationPage,
  ),
  guest(
    '/reset-password/:code',
    'resetPassword',
    async () => (await import('../people/account/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  {
    path: '/activate-account/:code',
    help: 'your-account',
    title: 'activate',
    texts: ['own'],
    page: async () => (await import('../people/account/ActivatePage.tsx')).ActivatePage,
  },
  {
    path: '/activate-account/:code/club',
    help: 'first-week',
    access: user,
    guards: [foundersOnly],
    title: 'foundClub',
    texts: ['own'],
    page: async () => (await import('../people/account/ActivateClubPage.tsx')).ActivateClubPage,
  },
  {
    path: '/activate-account/:code/final',
    help: 'first-week',
    access: user,
    title: 'activated',
    texts: ['own'],
    page: async () => (await import('../people/account/ActivateFinalPage.tsx')).ActivateFinalPage,
  },
  {
    path: '/public/calendar/:uuid',
    help: 'public-pages',
    title: 'sharedCalendar',
    texts: ['calendar'],
    page: async () =>
      (await import('../planning/calendar/SharedCalendarPage.tsx')).SharedCalendarPage,
  },
  {
    path: '/public/report/:token',
    help: 'read-a-report',
    title: 'sharedReport',
    texts: ['reading'],
    page: async () =>
      (await import('../analysis/report-links/PublicReportPage.tsx')).PublicReportPage,
  },
  {
    path: '/connect/:code',
    help: 'record-on-the-phone',
    texts: ['recorder'],
    page: async () => (await import('../live/live/recorder/ConnectPage.tsx')).ConnectPage,
  },
  {
    path: '/guardian-consent/:code',
    help: 'guardians-and-minors',
    title: 'guardianConsent',
    texts: ['home', 'own'],
    page: async () =>
      (await import('../people/consent/GuardianConsentPage.tsx')).GuardianConsentPage,
  },
  {
    path: '/guardian-invitation/:code',
    help: 'guardians-and-minors',
    title: 'ownGuardians',
    guards: [guestsToo],
    texts: ['guardians', 'own'],
    page: async () =>
      (await import('../club/guardians/GuardianInvitationPage.tsx')).GuardianInvitationPage,
  },
  {
    path: '/no-invitations/:code',
    help: 'notices',
    title: 'noInvitations',
    texts: ['club', 'own'],
    page: async () =>
      (await import('../people/invitations/NoInvitationsPage.tsx')).NoInvitationsPage,
  },
  {
    path: '/no-report-mails/:code',
    help: 'notices',
    title: 'noReportMails',
    texts: ['reading', 'own'],
    page: async () =>
      (await import('../analysis/report-mails/NoReportMailsPage.tsx')).NoReportMailsPage,
  },
  {
    path: '/no-notice-mails/:code',
    help: 'notices',
    title: 'noNoticeMails',
    texts: ['inbox', 'own'],
    page: async () => (await import('../platform/inbox/NoNoticeMailsPage.tsx')).NoNoticeMailsPage,
  },
  {
    path: '/join/:code',
    help: 'bring-people-in',
    title: 'join',
    guards: [guestsToo],
    texts: ['club', 'own'],
    page: async () => (await import('../people/invitations/JoinLinkPage.tsx')).JoinLinkPage,
  },
  {
    path: '/logout',
    help: 'your-account',
    texts: ['own'],
    page: async () => (await import('../people/account/LogoutPage.tsx')).LogoutPage,
  },
]
