import type { Example } from './demo-examples.ts'
import type { DemoClubs } from './seed-clubs.ts'
import type { ShownSeason } from './shown-season.ts'

/** Screens of managers. */
export const webhookExamples = ({ webhook, delivery }: ShownSeason['webhook']): Example[] => [
  { route: '/webhooks/:webhookId', path: `/webhooks/${webhook}`, as: 'manager' },
  {
    route: '/webhooks/:webhookId/messages/:deliveryId',
    path: `/webhooks/${webhook}/messages/${delivery}`,
    as: 'manager',
  },
]

export const paymentExample = ({ order }: ShownSeason['billing']): Example => ({
  route: '/handle-payment',
  path: `/handle-payment?order=${order}`,
  as: 'manager',
})

/** Screens of administrators, and what leads to them. */
export const adminExamples = ({ club, shown_athlete }: DemoClubs): Example[] => [
  { route: '/upgrade-to-performance', path: '/upgrade-to-performance?feature=27', as: 'expired' },
  { route: '/admin/user/:id?', path: `/admin/user/${shown_athlete}`, as: 'admin' },
  { route: '/admin/edit-club/:id', path: `/admin/edit-club/${club}`, as: 'admin' },
  {
    route: '/admin/create-club/:userId?',
    path: `/admin/create-club/${shown_athlete}`,
    as: 'admin',
  },
]

type Shown = Pick<ShownSeason, 'guardians' | 'messages'>

/** The page of a parent, a thread of a child, and an invitation that waits. */
export const guardianExamples = (
  club: number,
  { guardians: { child, code }, messages: { young } }: Shown,
): Example[] => [
  { route: '/children', path: '/children', as: 'guardian' },
  {
    route: '/children/:childId/clubs/:clubId/messages/:id',
    path: `/children/${child}/clubs/${club}/messages/${young}`,
    as: 'guardian',
  },
  { route: '/guardian-invitation/:code', path: `/guardian-invitation/${code}`, as: 'guest' },
]
