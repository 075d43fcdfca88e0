import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type MiddlewareFunction, type RouteObject } from 'react-router'
import type { Access } from '#contract/access.ts'
import { adminOverview } from '#contract/admin.ts'
import { planGate } from '#contract/billing.ts'
import { agenda } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import { createSession, getSession } from '#contract/sessions.ts'
import { listImports, startImport } from '#contract/imports.ts'
import { trainingSummary } from '#contract/reports.ts'
import { privacySettings } from '#contract/privacy.ts'
import { profile, profileAthletes } from '#contract/profiles.ts'
import type { Namespace } from './i18n/namespaces.ts'
import { loadTexts } from './i18n/i18n.ts'
import { paths } from './paths.ts'
import { AppLayout } from './shell/AppLayout.tsx'
import { arrival } from './shell/chunks.ts'
import { FailurePage } from './shell/FailurePage.tsx'
import { enter, guestsOnly, newcomersOnly, switchClub } from './shell/guards.ts'
import { Root } from './shell/Root.tsx'
import type { ScreenHandle, ScreenTitle } from './shell/use-screen-title.ts'

/**
 * One screen: its path, who may open it, its name in the browser's tab, the texts it needs and the component, loaded at the same time.
 * Children are the tabs of a screen that has an Outlet; an empty path is the first tab.
 */
type Screen = {
  path: string
  access?: Access
  title?: ScreenTitle
  texts?: readonly Namespace[]
  page: () => Promise<ComponentType>
  middleware?: readonly MiddlewareFunction[]
  children?: readonly Screen[]
}

const user = { level: 'user' } as const satisfies Access

/** For people who are not signed in. */
const guest = (path: string, title: ScreenTitle, page: Screen['page']): Screen => ({
  path,
  title,
  middleware: [guestsOnly],
  texts: ['account'],
  page,
})

/** Without the layout around them. */
const outside: readonly Screen[] = [
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
const inside: readonly Screen[] = [
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
    path: '/welcome',
    middleware: [newcomersOnly],
    title: 'welcome',
    page: async () => (await import('./shell/WelcomePage.tsx')).WelcomePage,
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

/** For the platform's administrators; others are sent home. */
const platform: readonly Screen[] = [
  { path: '/admin/dashboard', page: async () => (await import('./admin/AdminDashboardPage.tsx')).AdminDashboardPage },
  { path: '/admin/users', page: async () => (await import('./admin/AdminUsersPage.tsx')).AdminUsersPage },
  { path: '/admin/user/:id?', page: async () => (await import('./admin/AdminUserPage.tsx')).AdminUserPage },
  { path: '/admin/clubs', page: async () => (await import('./admin/AdminClubsPage.tsx')).AdminClubsPage },
  { path: '/admin/edit-club/:id', page: async () => (await import('./admin/AdminClubPage.tsx')).AdminEditClubPage },
  { path: '/admin/create-club/:userId?', page: async () => (await import('./admin/AdminClubPage.tsx')).AdminCreateClubPage },
  { path: '/admin/plans', page: async () => (await import('./admin/AdminPlansPage.tsx')).AdminPlansPage },
  { path: '/admin/sign-ins', page: async () => (await import('./admin/AdminSignInsPage.tsx')).AdminSignInsPage },
]
const asPlatform = (screen: Screen): Screen => ({
  title: 'admin',
  access: adminOverview.access,
  texts: ['admin', 'billing', 'ui'],
  ...screen,
})

const notFound: Screen = { path: '*', title: 'notFound', page: async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage }

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: () => null,
      children: caught([
        { path: '/', loader: () => redirect(paths.home()) },
        { path: '/dashboard', loader: () => redirect(paths.home()) },
        { path: '/admin', loader: () => redirect(paths.admin()) },
        { path: '/reports', loader: () => redirect(paths.trainingSummary()) },
        { path: '/switch-club/:clubId', middleware: [enter(user), switchClub], loader: () => redirect(paths.home()) },
        ...outside.map(routeOf),
        {
          Component: AppLayout,
          children: caught([...inside, ...platform.map(asPlatform)].map((screen) => routeOf({ access: user, ...screen }))),
        },
        routeOf(notFound),
      ]),
    },
  ])

/** An empty path is the first tab of the screen around it. */
function routeOf({ path, access, title, texts = [], page, middleware = [], children }: Screen): RouteObject {
  const route = {
    handle: { title } satisfies ScreenHandle,
    middleware: [...(access ? [enter(access)] : []), ...middleware],
    lazy: async () => ({ Component: (await Promise.all([arrival(page()), arrival(loadTexts(texts))]))[0] }),
  }
  return path === '' ? { ...route, index: true } : { ...route, path, ...(children && { children: caught(children.map(routeOf)) }) }
}

/** What fails is shown in the place of these screens. A lazy route cannot do that itself: one that never arrived shows nothing. */
function caught(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: FailurePage, children }]
}
