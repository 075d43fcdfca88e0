import { adminOverview } from '#contract/platform/admin.ts'
import {
  bringInColumns,
  previewPeople,
  previewPlan,
  previewResults,
} from '#contract/platform/bring-in.ts'
import { followedCalendars } from '#contract/platform/bring-in-calendars.ts'
import { planGate } from '#contract/platform/billing.ts'
import { clubBilling } from '#contract/platform/billing-club.ts'
import { listWebhooks } from '#contract/platform/webhooks.ts'
import { need } from '../api/api.ts'
import type { Screen } from './screen.ts'
import { payersToBilling } from '../shell/guards.ts'

/** Screens for the platform's administrators; others are redirected to home. */
const screens: readonly Screen[] = [
  {
    path: '/admin/dashboard',
    page: async () => (await import('../platform/admin/AdminDashboardPage.tsx')).AdminDashboardPage,
  },
  {
    path: '/admin/users',
    page: async () => (await import('../platform/admin/AdminUsersPage.tsx')).AdminUsersPage,
  },
  {
    path: '/admin/user/:id?',
    page: async () => (await import('../platform/admin/AdminUserPage.tsx')).AdminUserPage,
  },
  {
    path: '/admin/clubs',
    page: async () => (await import('../platform/admin/AdminClubsPage.tsx')).AdminClubsPage,
  },
  {
    path: '/admin/edit-club/:id',
    page: async () => (await import('../platform/admin/AdminClubPage.tsx')).AdminEditClubPage,
  },
  {
    path: '/admin/create-club/:userId?',
    page: async () => (await import('../platform/admin/AdminClubPage.tsx')).AdminCreateClubPage,
  },
  {
    path: '/admin/plans',
    page: async () => (await import('../platform/admin/AdminPlansPage.tsx')).AdminPlansPage,
  },
  {
    path: '/admin/orders',
    page: async () => (await import('../platform/admin/AdminOrdersPage.tsx')).AdminOrdersPage,
  },
  {
    path: '/admin/mails',
    page: async () => (await import('../platform/admin/AdminMailsPage.tsx')).AdminMailsPage,
  },
  {
    path: '/admin/mail/:id',
    page: async () => (await import('../platform/admin/AdminMailPage.tsx')).AdminMailPage,
  },
  {
    path: '/admin/sign-ins',
    page: async () => (await import('../platform/admin/AdminSignInsPage.tsx')).AdminSignInsPage,
  },
]
const asPlatform = (screen: Screen): Screen => ({
  title: 'admin',
  help: 'administration',
  access: adminOverview.access,
  texts: ['platform', 'own'],
  ...screen,
})

const bringIn: readonly Screen[] = [
  {
    path: '/bring-in/people',
    help: 'bring-people-in',
    access: previewPeople.access,
    title: 'bringInPeople',
    texts: ['bring-in', 'club', 'own'],
    load: () => [need(bringInColumns, { query: { kind: 'people' } })],
    page: async () => (await import('../platform/bring-in/BringPeoplePage.tsx')).BringPeoplePage,
  },
  {
    path: '/bring-in/plan',
    help: 'plan-a-week',
    access: previewPlan.access,
    title: 'bringInPlan',
    texts: ['bring-in', 'club'],
    load: () => [need(bringInColumns, { query: { kind: 'plan' } })],
    page: async () => (await import('../platform/bring-in/BringPlanPage.tsx')).BringPlanPage,
  },
  {
    path: '/bring-in/results',
    help: 'data-in-and-out',
    access: previewResults.access,
    title: 'bringInResults',
    texts: ['bring-in'],
    load: () => [need(bringInColumns, { query: { kind: 'results' } })],
    page: async () => (await import('../platform/bring-in/BringResultsPage.tsx')).BringResultsPage,
  },
  {
    path: '/bring-in/events',
    help: 'data-in-and-out',
    access: followedCalendars.access,
    title: 'bringInEvents',
    texts: ['bring-in'],
    load: () => [{ ...need(followedCalendars), staleTime: 0 }],
    page: async () => (await import('../platform/bring-in/BringEventsPage.tsx')).BringEventsPage,
  },
]

const webhooks: readonly Screen[] = [
  {
    path: '/webhooks/:webhookId',
    load: () => [need(listWebhooks)],
    page: async () => (await import('../platform/webhooks/WebhookPage.tsx')).WebhookPage,
  },
  {
    path: '/webhooks/:webhookId/messages/:deliveryId',
    page: async () => (await import('../platform/webhooks/MessagePage.tsx')).MessagePage,
  },
]
const asWebhooks = (screen: Screen): Screen => ({
  title: 'webhooks',
  help: 'data-in-and-out',
  access: listWebhooks.access,
  texts: ['platform'],
  ...screen,
})

const others: readonly Screen[] = [
  {
    path: '/billing-licence-expired',
    help: 'billing',
    title: 'licenceExpired',
    texts: ['own'],
    guards: [payersToBilling],
    page: async () =>
      (await import('../platform/billing/LicenceExpiredPage.tsx')).LicenceExpiredPage,
  },
  {
    path: '/upgrade-to-performance',
    help: 'billing',
    access: planGate.access,
    title: 'upgrade',
    texts: ['own'],
    page: async () => (await import('../platform/billing/UpgradePage.tsx')).UpgradePage,
  },
  {
    path: '/handle-payment',
    help: 'billing',
    access: clubBilling.access,
    title: 'payment',
    texts: ['own'],
    load: () => [need(clubBilling)],
    page: async () => (await import('../platform/billing/PaymentPage.tsx')).PaymentPage,
  },
  {
    path: '/xyz',
    help: 'administration',
    title: 'styleGuide',
    texts: ['platform'],
    page: async () => (await import('../platform/xyz/StyleGuidePage.tsx')).StyleGuidePage,
  },
]

export const platform: readonly Screen[] = [
  ...screens.map(asPlatform),
  ...bringIn,
  ...webhooks.map(asWebhooks),
  ...others,
]
