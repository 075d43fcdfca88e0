import { noticeSettings } from '#contract/platform/inbox-settings.ts'
import { search } from '#contract/platform/search.ts'
import { need } from '../api/api.ts'
import type { Screen } from './screen.ts'

/** What people are notified of, and what they look for. */
export const inbox: readonly Screen[] = [
  {
    path: '/search-results',
    help: 'first-week',
    access: search.access,
    title: 'search',
    texts: ['inbox'],
    page: async () => (await import('../platform/search/SearchPage.tsx')).SearchPage,
  },
  {
    path: '/notifications',
    help: 'notices',
    title: 'notifications',
    texts: ['inbox'],
    page: async () => (await import('../platform/inbox/NotificationsPage.tsx')).NotificationsPage,
  },
  {
    path: '/notifications/all',
    help: 'notices',
    title: 'notifications',
    texts: ['inbox'],
    page: async () =>
      (await import('../platform/inbox/AllNotificationsPage.tsx')).AllNotificationsPage,
  },
  {
    path: '/notifications/settings',
    help: 'notices',
    title: 'notificationSettings',
    texts: ['inbox'],
    ahead: () => [need(noticeSettings)],
    page: async () => (await import('../platform/inbox/NoticeSettingsPage.tsx')).NoticeSettingsPage,
  },
]
