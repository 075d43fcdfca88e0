import { children } from '#contract/world/guardians.ts'
import { challenges, createChallenge } from '#contract/world/challenges.ts'
import { messageThreads } from '#contract/world/messages.ts'
import { messageReports } from '#contract/world/messages-safety.ts'
import { wallPosts } from '#contract/world/wall.ts'
import { wallReports } from '#contract/world/wall-reports.ts'
import { search } from '#contract/world/search.ts'
import { noticeSettings } from '#contract/world/notifications-settings.ts'
import { need } from './api.ts'
import type { Screen } from './screen.ts'

/** What people write to each other, are notified of, and look for. */
export const world: readonly Screen[] = [
  {
    path: '/search-results',
    access: search.access,
    title: 'search',
    texts: ['search', 'ui'],
    page: async () => (await import('./world/search/SearchPage.tsx')).SearchPage,
  },
  {
    path: '/children',
    access: children.access,
    title: 'children',
    texts: ['guardians', 'messages', 'availability', 'consent', 'ui'],
    page: async () => (await import('./world/guardians/ChildrenPage.tsx')).ChildrenPage,
  },
  {
    path: '/children/:childId/clubs/:clubId/messages/:id',
    access: children.access,
    title: 'children',
    texts: ['guardians', 'messages', 'ui'],
    page: async () => (await import('./world/guardians/ChildThreadPage.tsx')).ChildThreadPage,
  },
  {
    path: '/messages/reports',
    access: messageReports.access,
    title: 'messages',
    texts: ['messages', 'ui'],
    page: async () => (await import('./world/messages/ReportsPage.tsx')).ReportsPage,
  },
  {
    path: '/messages/welfare',
    access: { ...messageThreads.access, permission: 'welfare' },
    title: 'messages',
    texts: ['messages', 'ui'],
    page: async () => (await import('./world/messages/MessagesPage.tsx')).WelfarePage,
  },
  {
    path: '/messages/:id?',
    access: messageThreads.access,
    title: 'messages',
    texts: ['messages', 'ui'],
    page: async () => (await import('./world/messages/MessagesPage.tsx')).MessagesPage,
  },
  {
    path: '/wall/reports',
    access: wallReports.access,
    title: 'wall',
    texts: ['wall', 'messages', 'ui'],
    page: async () => (await import('./world/wall/WallReportsPage.tsx')).WallReportsPage,
  },
  {
    path: '/wall',
    access: wallPosts.access,
    title: 'wall',
    texts: ['wall', 'messages', 'ui'],
    page: async () => (await import('./world/wall/WallPage.tsx')).WallPage,
  },
  {
    path: '/challenges',
    access: challenges.access,
    title: 'challenges',
    texts: ['challenges', 'ui'],
    ahead: () => [need(challenges, { query: { limit: 200 } })],
    page: async () => (await import('./world/challenges/ChallengesPage.tsx')).ChallengesPage,
  },
  {
    path: '/challenges/create/:challengeSlug?',
    access: createChallenge.access,
    title: 'challenges',
    texts: ['challenges', 'form', 'ui'],
    page: async () => (await import('./world/challenges/ChallengeFormPage.tsx')).ChallengeFormPage,
  },
  {
    path: '/challenges/:challengeSlug',
    access: challenges.access,
    title: 'challenges',
    texts: ['challenges', 'form', 'ui'],
    page: async () => (await import('./world/challenges/ChallengePage.tsx')).ChallengePage,
  },
  {
    // Captains change their team as well, which the page asks the server.
    path: '/challenges/:challengeSlug/add-challenge-team/:teamId?',
    access: challenges.access,
    title: 'challenges',
    texts: ['challenges', 'form', 'ui'],
    page: async () => (await import('./world/challenges/TeamFormPage.tsx')).TeamFormPage,
  },
  {
    path: '/notifications',
    title: 'notifications',
    texts: ['notifications', 'push', 'attendance', 'ui'],
    page: async () =>
      (await import('./world/notifications/NotificationsPage.tsx')).NotificationsPage,
  },
  {
    path: '/notifications/all',
    title: 'notifications',
    texts: ['notifications', 'push', 'attendance', 'ui'],
    page: async () =>
      (await import('./world/notifications/AllNotificationsPage.tsx')).AllNotificationsPage,
  },
  {
    path: '/notifications/settings',
    title: 'notificationSettings',
    texts: ['notifications', 'push', 'ui'],
    ahead: () => [need(noticeSettings)],
    page: async () =>
      (await import('./world/notifications/NoticeSettingsPage.tsx')).NoticeSettingsPage,
  },
]
