import { adminOverview } from '#contract/platform/admin.ts'
import { listWebhooks } from '#contract/platform/webhooks.ts'
import { need } from './api.ts'
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

const webhooks: readonly Screen[] = [
  {
    path: '/webhooks/:webhookId',
    load: () => [need(listWebhooks)],
    page: async () => (await import('./platform/webhooks/WebhookPage.tsx')).WebhookPage,
  },
  {
    path: '/webhooks/:webhookId/messages/:deliveryId',
    page: async () => (await import('./platform/webhooks/MessagePage.tsx')).MessagePage,
  },
]
const asWebhooks = (screen: Screen): Screen => ({
  title: 'webhooks',
  access: listWebhooks.access,
  texts: ['webhooks', 'admin', 'ui'],
  ...screen,
})

export const platform: readonly Screen[] = [...screens.map(asPlatform), ...webhooks.map(asWebhooks)]
