import { children } from '#contract/club/guardians.ts'
import { challenges, createChallenge } from '#contract/club/challenges.ts'
import { messageThreads } from '#contract/club/messages.ts'
import { messageReports } from '#contract/club/messages-safety.ts'
import { wallPosts } from '#contract/club/wall.ts'
import { wallReports } from '#contract/club/wall-reports.ts'
import { need } from '../api/api.ts'
import type { Screen } from './screen.ts'

/** What the people of a club write to each other and do together. */
export const club: readonly Screen[] = [
  {
    path: '/children',
    help: 'guardians-and-minors',
    access: children.access,
    title: 'children',
    texts: ['guardians', 'messages', 'planning', 'home'],
    page: async () => (await import('../club/guardians/ChildrenPage.tsx')).ChildrenPage,
  },
  {
    path: '/children/:childId/clubs/:clubId/messages/:id',
    help: 'guardians-and-minors',
    access: children.access,
    title: 'children',
    texts: ['guardians', 'messages'],
    page: async () => (await import('../club/guardians/ChildThreadPage.tsx')).ChildThreadPage,
  },
  {
    path: '/messages/reports',
    help: 'wall-and-messages',
    access: messageReports.access,
    title: 'messages',
    texts: ['messages'],
    page: async () => (await import('../club/messages/ReportsPage.tsx')).ReportsPage,
  },
  {
    path: '/messages/welfare',
    help: 'wall-and-messages',
    access: { ...messageThreads.access, permission: 'welfare' },
    title: 'messages',
    texts: ['messages'],
    page: async () => (await import('../club/messages/MessagesPage.tsx')).WelfarePage,
  },
  {
    path: '/messages/:id?',
    help: 'wall-and-messages',
    access: messageThreads.access,
    title: 'messages',
    texts: ['messages'],
    page: async () => (await import('../club/messages/MessagesPage.tsx')).MessagesPage,
  },
  {
    path: '/wall/reports',
    help: 'wall-and-messages',
    access: wallReports.access,
    title: 'wall',
    texts: ['wall', 'messages'],
    page: async () => (await import('../club/wall/WallReportsPage.tsx')).WallReportsPage,
  },
  {
    path: '/wall',
    help: 'wall-and-messages',
    access: wallPosts.access,
    title: 'wall',
    texts: ['wall', 'messages'],
    page: async () => (await import('../club/wall/WallPage.tsx')).WallPage,
  },
  {
    path: '/challenges',
    help: 'challenges',
    access: challenges.access,
    title: 'challenges',
    texts: ['challenges'],
    ahead: () => [need(challenges, { query: { limit: 200 } })],
    page: async () => (await import('../club/challenges/ChallengesPage.tsx')).ChallengesPage,
  },
  {
    path: '/challenges/create/:challengeSlug?',
    help: 'challenges',
    access: createChallenge.access,
    title: 'challenges',
    texts: ['challenges', 'form'],
    page: async () => (await import('../club/challenges/ChallengeFormPage.tsx')).ChallengeFormPage,
  },
  {
    path: '/challenges/:challengeSlug',
    help: 'challenges',
    access: challenges.access,
    title: 'challenges',
    texts: ['challenges', 'form'],
    page: async () => (await import('../club/challenges/ChallengePage.tsx')).ChallengePage,
  },
  {
    // Captains change their team as well, which the page asks the server.
    path: '/challenges/:challengeSlug/add-challenge-team/:teamId?',
    help: 'challenges',
    access: challenges.access,
    title: 'challenges',
    texts: ['challenges', 'form'],
    page: async () => (await import('../club/challenges/TeamFormPage.tsx')).TeamFormPage,
  },
]
