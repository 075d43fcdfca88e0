import { liveSession, liveSessions, liveWater } from '#contract/live/live.ts'
import { publicPages } from '#contract/live/public.ts'
import { need } from '../api/api.ts'
import type { Screen } from './screen.ts'

/** What is on the water while it is on the water, and what of it people outside see. */
export const live: readonly Screen[] = [
  {
    path: '/live',
    access: liveSessions.access,
    title: 'live',
    texts: ['live'],
    ahead: () => [need(liveSessions)],
    page: async () => (await import('../live/live/LivePage.tsx')).LivePage,
  },
  {
    path: '/live/all-sessions/sessions',
    access: liveWater.access,
    title: 'liveWater',
    texts: ['live'],
    ahead: () => [need(liveWater)],
    page: async () => (await import('../live/live/WaterPage.tsx')).WaterPage,
  },
  {
    path: '/live/session/:id?',
    access: liveSession.access,
    title: 'liveSession',
    texts: ['live'],
    page: async () => (await import('../live/live/LiveSessionPage.tsx')).LiveSessionPage,
  },
  {
    path: '/public/admin/live/all',
    access: publicPages.access,
    title: 'publicPages',
    texts: ['live', 'public-pages'],
    ahead: () => [need(publicPages)],
    page: async () => (await import('../live/public/panel/PublicPagesPage.tsx')).PublicPagesPage,
  },
]
