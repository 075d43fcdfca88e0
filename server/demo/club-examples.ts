import type { Example } from './demo-examples.ts'
import type { ShownSeason } from './shown-season.ts'

export const messageExamples = ({ squad }: ShownSeason['messages']): Example[] => [
  { route: '/messages/:id?', path: '/messages', as: 'coach' },
  { route: '/messages/:id?', path: `/messages/${squad}`, as: 'coach' },
  { route: '/messages/welfare', path: '/messages/welfare', as: 'manager' },
  { route: '/messages/reports', path: '/messages/reports', as: 'manager' },
]

export const wallExamples = ({ photo }: ShownSeason['wall'], squad: number): Example[] => [
  { route: '/wall', path: '/wall', as: 'athlete' },
  { route: '/wall', path: `/wall?squad=${squad}`, as: 'coach' },
  { route: '/wall', path: `/wall?post=${photo}`, as: 'coach' },
  { route: '/wall/reports', path: '/wall/reports', as: 'manager' },
]
