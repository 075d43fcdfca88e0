import { adminOverview } from '#contract/platform/admin.ts'
import type { Screen } from './screen.ts'

/** Screens for the platform's administrators; others are redirected to home. */
const screens: readonly Screen[] = [
  {
    path: '/admin/dashboard',
    page: async () => (await import('./platform/admin/AdminDashboardPage.tsx')).AdminDashboardPage,
  },
  {
    path: '/admin/users',
    page: async () => (await import('./platform/admin/AdminUsersPage.tsx')).AdminUsersPage,
  },
  {
    path: '/admin/user/:id?',
    page: async () => (await import('./platform/admin/AdminUserPage.tsx')).AdminUserPage,
  },
  {
    path: '/admin/clubs',
    page: async () => (await import('./platform/admin/AdminClubsPage.tsx')).AdminClubsPage,
  },
  {
    path: '/admin/edit-club/:id',
    page: async () => (await import('./platform/admin/AdminClubPage.tsx')).AdminEditClubPage,
  },
  {
    path: '/admin/create-club/:userId?',
    page: async () => (await import('./platform/admin/AdminClubPage.tsx')).AdminCreateClubPage,
  },
  {
    path: '/admin/plans',
    page: async () => (await import('./platform/admin/AdminPlansPage.tsx')).AdminPlansPage,
  },
  {
    path: '/admin/orders',
    page: async () => (await import('./platform/admin/AdminOrdersPage.tsx')).AdminOrdersPage,
  },
  {
    path: '/admin/mail/:id',
    page: async () => (await import('./platform/admin/AdminMailPage.tsx')).AdminMailPage,
  },
  {
    path: '/admin/sign-ins',
    page: async () => (await import('./platform/admin/AdminSignInsPage.tsx')).AdminSignInsPage,
  },
]
const asPlatform = (screen: Screen): Screen => ({
  title: 'admin',
  access: adminOverview.access,
  texts: ['admin', 'billing', 'ui'],
  ...screen,
})

export const platform: readonly Screen[] = screens.map(asPlatform)
