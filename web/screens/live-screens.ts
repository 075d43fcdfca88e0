import { liveSession, liveSessions, liveWater } from '#contract/live/live.ts'
import { publicPages } from '#contract/live/public.ts'
import { need } from '../api/api.ts'
import type { Screen } from './screen.ts'

/** What is on the water while it is on the water, and what of it people outside see. */
export const live: readonly Screen[] = [
  {
    path: '/live',
    help: 'follow-live',
    access: liveSessions.access,
    title: 'live',
    texts: ['live'],
    ahead: () => [need(liveSessions)],
    page: async () => (await import('../live/live/LivePage.tsx')).LivePage,
  },
  {
    path: '/live/all-sessions/sessions',
    help: 'follow-live',
    access: liveWater.access,
    title: 'liveWater',
    texts: ['live'],
    ahead: () => [need(liveWater)],
    page: async () => (await import('../live/live/WaterPage.tsx')).WaterPage,
  },
  {
    path: '/live/session/:id?',
    help: 'follow-live',
    access: liveSession.access,
    title: 'liveSession',
    texts: ['live'],
    page: async () => (await import('../live/live/LiveSessionPage.tsx')).LiveSessionPage,
  },
  {
    path: '/public/admin/live/all',
    help: 'public-pages',
    access: publicPages.access,
    title: 'publicPages',
    texts: ['live', 'public-pages'],
    ahead: () => [need(publicPages)],
    page: async () => (await import('../live/public/panel/PublicPagesPage.tsx')).PublicPagesPage,
  },
]
